import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTitipan } from './titipan.ts'

// dp: what is held (of one that waits, what will be); sisa: what of the price is still to pay.
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
    (${toko.tgl_system}::date - t.tgl_system)::bigint as umur, t.tgl_batas as batas
  from kencana.titipan t
    join kencana.dokumen d on d.kode_toko = t.kode_toko and d.id = t.id
    join kencana.status_dokumen st on st.kode_toko = t.kode_toko and st.id = t.id
    left join kencana.saldo_titipan l on l.kode_toko = t.kode_toko and l.id = t.id
    left join kencana.pelanggan c on c.kode_toko = t.kode_toko and c.id = t.id_pelanggan
      and c.dihapus_pada is null,
    lateral (select case when st.status = 'OPEN' then t.jumlah else coalesce(l.saldo, 0) end
      ::bigint as dp) u
  where t.kode_toko = ${toko.kode_toko}
    and (${filter.kode_sales}::text is null or t.kode_sales = ${filter.kode_sales})
    and (${filter.status}::text is null or st.status = ${filter.status})
  order by t.tgl_system, d.nomor`,
)
