import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisBelumDibayar, bonusBelumDibayar } from './bayar-bonus.calls.ts'

/** What sellers earned and were not paid: Enter takes one into the form. */
export function BelumDibayar({ form }: FormPartProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['bonus', 'belum'],
    queryFn: async ({ signal }) => (await call(bonusBelumDibayar, {}, { signal })).data,
  })
  const columns = useMemo(
    () => columnsOf(barisBelumDibayar, { t, style: 'layar', zona }),
    [t, zona],
  )
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Bonus Belum Dibayar')}
        columns={columns}
        rows={found.data}
        keyOf={({ kode_sales }) => kode_sales}
        onOpen={({ dari, kode_sales, sampai }) => {
          form.set('kode_sales', kode_sales)
          form.set('dari', dari)
          form.set('sampai', sampai)
        }}
        empty={<p>{t('Semua bonus hari yang sudah ditutup sudah dibayar.')}</p>}
      />
    </>
  )
}
