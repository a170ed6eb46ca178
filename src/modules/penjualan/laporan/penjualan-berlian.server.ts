import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { laporanPenjualanBerlian } from './penjualan-berlian.ts'
import { terjual } from './terjual.server.ts'

// A piece without a list of stones has one row. Margin as in /laporan-margin-penjualan: no tax in
// it, and none where nobody entered the cost.
export const penjualanBerlian = serveReport(
  laporanPenjualanBerlian,
  (filter, { toko, user }) => sql`
  select l.nomor as no_faktur_jual, case when s.satu then l.kode_barcode end as kode_barcode,
    case when s.satu then l.nama_barang end as nama_barang, b.kode_shape,
    l.arah * b.jml_batu as jml_batu, l.arah * b.karat_batu as karat_batu, b.kode_color, b.kode_clarity, b.kode_cutgrade,
    case when s.satu then l.harga_total end as harga_total,
    case when s.satu and ${mayKnowCost(user.level)} and l.harga_pokok <> 0
      then l.harga_jual + l.ongkos - l.diskon - l.pajak_termasuk - l.harga_pokok end as margin
  from ${terjual(toko.kode_toko, filter)} l
    left join kencana.penjualan_batu b on b.kode_toko = l.kode_toko and b.id = l.id_jual
      and b.kode_barcode = l.kode_barcode,
    lateral (select coalesce(b.n, 1) = 1 as satu) s
  where l.kode_kategori = 'BERLIAN' or b.n is not null
  order by l.tgl_system, l.nomor, l.n, b.n`,
)
