import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTitipan } from './titipan.ts'

// As it stood at the end of that day, each with its last step until then; those that held something
// are few and lead, not all that there ever were. dp: what was held (of one
// that waited, what would be); sisa: what of the price was still to pay.
export const titipanAktif = serveReport(
  laporanTitipan,
  (filter, { toko }) => sql`
  select d.nomor as no_titipan, coalesce(c.nama_customer, '') as nama_customer,
    case when t.kode_barcode is not null then concat_ws(' ', t.kode_barcode, t.nama_barang) end
      as barang,
    case when t.kode_barcode is not null then t.berat end as berat,
    case when t.kode_barcode is not null then t.harga_total end as harga,
    u.dp, case when t.kode_barcode is not null
      then greatest(t.harga_total - u.dp, 0)::bigint end as sisa,
    (${filter.tgl}::date - t.tgl_system)::bigint as umur, t.tgl_batas as batas
  from kencana.titipan t
    join kencana.dokumen d on d.kode_toko = t.kode_toko and d.id = t.id
    left join kencana.saldo_titipan_pada(${toko.kode_toko}, ${filter.tgl}::date) l on l.id = t.id
    left join kencana.pelanggan c on c.kode_toko = t.kode_toko and c.id = t.id_pelanggan
      and c.dihapus_pada is null,
    lateral (select x.ke as status from kencana.transisi x
      where x.kode_toko = ${toko.kode_toko} and x.id_dokumen = t.id
        and x.tgl_system <= ${filter.tgl}::date order by x.versi desc limit 1) st,
    lateral (select case when st.status = 'OPEN' then t.jumlah
      when l.saldo is null then 0 else l.saldo end ::bigint as dp) u
  where t.kode_toko = ${toko.kode_toko} and t.tgl_system <= ${filter.tgl}::date
    and (${filter.kode_sales}::text is null or t.kode_sales = ${filter.kode_sales})
    and (${filter.status}::text is null or st.status = ${filter.status})
    and (${filter.status}::text <> 'TITIP' or l.saldo > 0 or ${filter.status}::text is null)
  order by t.tgl_system, d.nomor`,
)
