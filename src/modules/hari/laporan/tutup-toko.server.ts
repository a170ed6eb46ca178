import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTutupToko } from './tutup-toko.ts'

export const laporanHari = serveReport(
  laporanTutupToko,
  (filter, { toko }) => sql`
  select bagian, uraian, pcs, berat, masuk, keluar, saldo,
    case bagian when 'SEGEL'
      then concat_ws(' ', kencana.kode_segel(${toko.kode_toko}, uraian), keterangan)
      else keterangan end as keterangan
  from kencana.laporan_tutup(${toko.kode_toko}, ${filter.tgl}::date) order by n, bagian desc, uraian`,
)
