import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { dibatalkan } from '#modules/kunjungan/nota-sah.server'
import { laporanBatalPenjualan } from './batal-penjualan.ts'

export const batalPenjualan = serveReport(
  laporanBatalPenjualan,
  (filter, { toko }) => sql`
  select b.nomor as no_faktur_jual, b.tgl_system as tgl_jual, b.tgl_batal, p.qty, p.berat,
    p.harga_total, b.sebelum, b.alasan, b.oleh, b.otorisasi
  from ${dibatalkan(toko.kode_toko, 'PENJUALAN', filter)} b
    join kencana.penjualan_kini p on p.kode_toko = ${toko.kode_toko} and p.id = b.id
  where ${filter.kode_sales}::text is null or p.kode_sales = ${filter.kode_sales}
  order by b.tgl_batal, b.nomor`,
)
