import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPindahBarang } from './pindah-barang.ts'

// From the book of movements itself: what it says was moved, not what a document claims.
export const pindahBarang = serveReport(
  laporanPindahBarang,
  (filter, { toko }) => sql`
  select d.nomor as no, g.tgl_system as tgl, d.saat, d.jenis as apa,
    concat_ws(' / ', g.dari_gudang, g.dari_baki) as dari,
    concat_ws(' / ', g.ke_gudang, g.ke_baki) as ke, count(*)::int as pcs,
    sum(g.berat)::bigint as berat, d.input_by as oleh,
    coalesce(d.isi->>'keterangan', (select t.alasan from kencana.transisi t
      where t.kode_toko = d.kode_toko and t.id_dokumen = d.id and t.versi = 1)) as keterangan
  from kencana.gerak_barang g
    join kencana.dokumen d on d.kode_toko = g.kode_toko and d.id = g.id_dokumen
  where g.kode_toko = ${toko.kode_toko}
    and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and g.dari_status = 'ADA' and g.ke_status = 'ADA'
    and d.jenis in ('PINDAH_BARANG', 'BATAL_PINDAH')
    and (${filter.kode_gudang}::text is null
      or ${filter.kode_gudang} in (g.dari_gudang, g.ke_gudang))
    and (${filter.kode_baki}::text is null or ${filter.kode_baki} in (g.dari_baki, g.ke_baki))
    and (${filter.user_id}::text is null or d.input_by = ${filter.user_id})
  group by d.kode_toko, d.id, d.nomor, g.tgl_system, d.saat, d.jenis, d.input_by, d.isi,
    g.dari_gudang, g.dari_baki, g.ke_gudang, g.ke_baki
  order by g.tgl_system, d.saat, d.nomor, dari, ke`,
)
