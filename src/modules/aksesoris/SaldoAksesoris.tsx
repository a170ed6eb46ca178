import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisSaldo, saldoAksesoris } from './aksesoris.calls.ts'

/** How many there are of each: Enter takes one into the form. */
export function SaldoAksesoris({ form }: FormPartProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['aksesoris', 'saldo'],
    queryFn: async ({ signal }) => (await call(saldoAksesoris, {}, { signal })).data,
  })
  const columns = useMemo(() => columnsOf(barisSaldo, { t, style: 'layar', zona }), [t, zona])
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Stock Aksesoris')}
        columns={columns}
        rows={found.data}
        keyOf={(row) => row.kode_aksesoris}
        onOpen={({ kode_aksesoris }) => form.set('kode_aksesoris', kode_aksesoris)}
        empty={<p>{t('Isi Master Aksesoris lebih dulu.')}</p>}
      />
    </>
  )
}
