import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanCetakUlangBarcode } from './cetak-ulang-barcode.ts'

export const cetakUlangBarcode = serveReport(
  laporanCetakUlangBarcode,
  (filter, { toko }) => sql`
  select d.saat as waktu, d.nomor as no, c.kode_barcode, b.nama_barang, b.berat, c.ke,
    coalesce(u.usere_name, d.input_by) as oleh, t.alasan
  from kencana.cetak_label c
    join kencana.dokumen d on d.kode_toko = c.kode_toko and d.id = c.id_dokumen
    join kencana.transisi t on t.kode_toko = c.kode_toko and t.id_dokumen = d.id and t.versi = 1
    join kencana.barang b on b.kode_toko = c.kode_toko and b.kode_barcode = c.kode_barcode
    left join kencana.users u on u.user_id = d.input_by
  where c.kode_toko = ${toko.kode_toko} and c.ke > 1
    and c.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.user_id}::text is null or d.input_by = ${filter.user_id})
  order by d.saat, d.nomor, c.kode_barcode`,
)
