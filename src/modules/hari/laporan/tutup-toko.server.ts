import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTutupToko } from './tutup-toko.ts'

export const laporanHari = serveReport(
  laporanTutupToko,
  (filter, { toko }) => sql`
  select bagian, uraian, pcs, berat, masuk, keluar, saldo, keterangan
  from kencana.laporan_tutup(${toko.kode_toko}, ${filter.tgl}::date) order by n, bagian desc, uraian`,
)
