import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKonsinyasi } from './konsinyasi.ts'

export const konsinyasi = serveReport(
  laporanKonsinyasi,
  (filter, { toko }) => sql`
  select concat_ws(' ', k.supplier, s.nama_supplier) as supplier, d.nomor, k.tgl_masuk,
    k.kode_barcode, k.nama_barang, k.kadar, k.kotor as berat, k.murni, k.nilai, k.status,
    case when not k.di_toko then k.tgl_keluar end as tgl_keluar
  from kencana.konsinyasi_kini(${toko.kode_toko}) k
    join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = k.id_terima
    left join kencana.supplier s on s.kode_toko = ${toko.kode_toko}
      and s.kode_supplier = k.supplier
  where (${filter.supplier}::text is null or k.supplier = ${filter.supplier})
    and (${filter.milik}::text is null or k.di_toko = (${filter.milik}::text = 'SUPPLIER'))
  order by k.supplier, d.nomor, k.kode_barcode`,
)
