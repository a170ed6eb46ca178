import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualan } from './penjualan.ts'

export const penjualan = serveReport(
  laporanPenjualan,
  (filter, { toko }) => sql`
  select d.nomor as no_faktur_jual, p.tgl_system,
    to_char(p.saat at time zone ${toko.zona}, 'HH24:MI') as jam, c.nama_customer, s.nama_sales,
    v.oleh as valid_by, p.qty, p.berat, p.ongkos, p.diskon,
    p.pajak + p.pajak_termasuk as pajak, p.harga_total, st.status
  from kencana.penjualan_kini p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.status_dokumen st on st.kode_toko = p.kode_toko and st.id = p.id
    left join kencana.transisi v
      on v.kode_toko = p.kode_toko and v.id_dokumen = p.id and v.ke = 'VALID'
    left join kencana.sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
  where p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_sales}::text is null or p.kode_sales = ${filter.kode_sales})
    and (${filter.valid_by}::text is null or v.oleh = ${filter.valid_by})
    and (${filter.status}::text is null or st.status = ${filter.status})
  order by case ${filter.sort_by}::text when 'nama_customer' then c.nama_customer end,
    case ${filter.sort_by}::text when 'harga_total' then -p.harga_total end, d.nomor`,
)
