import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanCatatan } from './catatan.ts'

export const catatanReport = serveReport(
  laporanCatatan,
  (filter, { toko }) => sql`
  select c.saat, d.nomor, c.oleh, c.catatan, jsonb_array_length(c.lampiran) as foto, c.dihapus_oleh
  from kencana.catatan_dokumen c
    join kencana.toko k on k.kode_toko = c.kode_toko
    join kencana.dokumen d on d.kode_toko = c.kode_toko and d.id = c.id_dokumen
  where c.kode_toko = ${toko.kode_toko}
    and c.saat >= ${filter.tgl_from}::date::timestamp at time zone k.zona
    and c.saat < (${filter.tgl_to}::date + 1)::timestamp at time zone k.zona
    and (${filter.user_id}::text is null or c.oleh = ${filter.user_id})
  order by c.saat, c.id`,
)
