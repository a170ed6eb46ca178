import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanDetail } from './penjualan-detail.ts'

export const penjualanDetail = serveReport(
  laporanPenjualanDetail,
  (filter) => sql`
  select l.kode_barcode, l.nama_barang, l.kode_intern, l.kadar, l.berat, l.harga_gram, l.ongkos,
    l.harga_jual, l.harga_total, d.nomor as no_faktur_jual
  from kencana.penjualan_kini p
    join kencana.status_dokumen st
      on st.kode_toko = p.kode_toko and st.id = p.id and st.status = 'VALID'
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.penjualan_baris l on l.kode_toko = p.kode_toko and l.id = p.id
  where p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_sales}::text is null or p.kode_sales = ${filter.kode_sales})
    and (${filter.kode_group}::text is null or l.kode_group = ${filter.kode_group})
    and (${filter.kode_dept}::text is null or l.kode_dept = ${filter.kode_dept})
    and (${filter.kadar}::int is null or l.kadar = ${filter.kadar})
    and (${filter.kode_baki}::text is null or exists (select from kencana.gerak_barang g
      where g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode
        and g.id_dokumen = l.id and g.dari_baki = ${filter.kode_baki}))
  order by case ${filter.sort_by}::text when 'nama_barang' then l.nama_barang
    when 'no_faktur_jual' then d.nomor end, l.kode_barcode, d.nomor`,
)
