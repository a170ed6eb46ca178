import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTimbangBaki } from './timbang-baki.ts'

// sistem: what the books expect of the whole tray, its tags (tag) within. tera: how the scale stood
// under a known weight on that day.
export const timbangBakiLaporan = serveReport(
  laporanTimbangBaki,
  (filter, { toko }) => sql`
  select d.nomor, t.saat, t.kode_baki as baki, t.waktu, t.hasil,
    t.pcs_sistem, t.pcs,
    (t.berat_baki + t.berat_barang + t.berat_bandrol)::bigint as sistem,
    t.berat_bandrol::bigint as tag, t.timbang::bigint as timbang, t.selisih,
    t.toleransi::bigint as toleransi, t.timbangan,
    case kencana.tera_terakhir(${toko.kode_toko}, t.timbangan, t.tgl_system)
      when true then 'COCOK' when false then 'TIDAK_COCOK' end as tera,
    t.oleh
  from kencana.timbang_baki t
    join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = t.id
  where t.kode_toko = ${toko.kode_toko}
    and t.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_gudang}::text is null or t.kode_gudang = ${filter.kode_gudang})
    and (${filter.kode_baki}::text is null or t.kode_baki = ${filter.kode_baki})
    and (${filter.user_id}::text is null or t.oleh = ${filter.user_id})
    and (${filter.hasil}::text is null or t.hasil = ${filter.hasil})
  order by t.saat, d.nomor`,
)
