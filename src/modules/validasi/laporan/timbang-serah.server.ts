import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTimbangSerah } from './timbang-serah.ts'

// The label says gold and what hangs on it, as the piece was when it was sold; the note may say
// less (SPEC 5). What was cancelled later was handed over all the same.
export const timbangSerah = serveReport(
  laporanTimbangSerah,
  (filter, { toko }) => sql`
  select t.saat, d.nomor as no_faktur_jual, t.kode_barcode, l.nama_barang, t.oleh as kasir,
    b.label as berat_label, t.berat_nota, t.berat_baca, t.berat_baca - b.label as selisih
  from kencana.timbang_serah t
    join kencana.dokumen d on d.kode_toko = t.kode_toko and d.id = t.id_penjualan
    join kencana.penjualan_baris l on l.kode_toko = t.kode_toko and l.id = t.id_penjualan
      and l.kode_barcode = t.kode_barcode,
    lateral (select (l.berat + l.berat_atribut)::bigint as label) b
  where t.kode_toko = ${toko.kode_toko}
    and t.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.user_id}::text is null or t.oleh = ${filter.user_id})
    and (${filter.selisih}::text is null or t.berat_baca <> b.label)
  order by t.saat, d.nomor, t.kode_barcode`,
)
