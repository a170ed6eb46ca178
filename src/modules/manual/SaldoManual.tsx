import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { useColumns } from '#web/fields/use-columns'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { daftarManual } from './barang-manual.calls.ts'
import { barisSaldoManual } from './barang-manual.ts'

const tempat = { kode_group: null, kode_dept: null, kode_toko: null, kode_gudang: null }
const semua = { ...tempat, kode_baki: null, q: null, limit: null }

/** What lies in which tray: Enter takes one into the form. */
export function SaldoManual({ form }: FormPartProps) {
  const t = useWords()
  const found = useQuery({
    queryKey: ['stok_manual', 'saldo'],
    queryFn: async ({ signal }) => (await call(daftarManual, { body: semua }, { signal })).data,
  })
  const columns = useColumns(barisSaldoManual)
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Stok Barang Manual')}
        columns={columns}
        rows={found.data}
        keyOf={(row) => `${row.kode_baki} ${row.kode_group} ${row.kode_dept}`}
        onOpen={({ kode_baki, kode_dept, kode_group }) => {
          form.set('kode_group', kode_group)
          form.set('kode_dept', kode_dept)
          form.set('kode_baki', kode_baki)
        }}
        empty={<p>{t('Belum ada barang manual.')}</p>}
      />
    </>
  )
}
