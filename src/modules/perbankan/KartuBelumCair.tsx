import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisKartu, kartuBelumCair } from './settlement.calls.ts'
import { settlement } from './settlement.ts'

/** What no bank has brought yet, the oldest first: Enter takes a day into the form. */
export function KartuBelumCair({ form }: FormPartProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: [settlement.name, 'belum'],
    queryFn: async ({ signal }) => (await call(kartuBelumCair, {}, { signal })).data,
  })
  const columns = useMemo(() => columnsOf(barisKartu, { t, style: 'layar', zona }), [t, zona])
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Belum Cair')}
        columns={columns}
        rows={found.data}
        keyOf={({ jenis, no_rekening, tgl }) => [tgl, no_rekening, jenis].join(' ')}
        onOpen={({ jenis, ke_rekening, no_rekening, sisa, tgl }) => {
          form.set('no_rekening', no_rekening)
          form.set('jenis', jenis)
          form.set('tgl', tgl)
          form.set('kotor', sisa)
          form.set('ke_rekening', ke_rekening)
        }}
        empty={<p>{t('Semua kartu sudah cair.')}</p>}
      />
    </>
  )
}
