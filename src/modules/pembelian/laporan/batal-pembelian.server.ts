import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { dibatalkan } from '#modules/kunjungan/nota-sah.server'
import { laporanBatalPembelian } from './batal-pembelian.ts'

export const batalPembelian = serveReport(
  laporanBatalPembelian,
  (filter, { toko }) => sql`
  select b.nomor as no_faktur_beli, b.tgl_batal, p.berat, p.harga_total as harga, b.sebelum,
    b.alasan, b.oleh, b.otorisasi
  from ${dibatalkan(toko.kode_toko, 'PEMBELIAN', filter)} b
    join kencana.pembelian p on p.kode_toko = ${toko.kode_toko} and p.id = b.id
  where ${filter.kode_sales}::text is null or p.kode_sales = ${filter.kode_sales}
  order by b.tgl_batal, b.nomor`,
)
