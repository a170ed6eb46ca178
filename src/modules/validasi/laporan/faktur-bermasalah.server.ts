import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { catatanMasalah } from '../bermasalah/bermasalah.server.ts'
import { laporanFakturBermasalah } from './faktur-bermasalah.ts'
import { settingValidasi } from '../setting.ts'

export const fakturBermasalah = serveReport(
  laporanFakturBermasalah,
  (filter, { setting, t, toko }) => sql`
  select dokumen, sinyal, skor, pasangan, ${catatanMasalah(t)} as catatan, hasil
  from kencana.faktur_bermasalah(${toko.kode_toko}, ${filter.tgl_from}::date,
    ${filter.tgl_to}::date, ${setting(settingValidasi.MENIT_MENUNGGU)})
  where (${filter.skor}::int is null or skor >= ${filter.skor}::int)
    and (${filter.user_id}::text is null or user_id = ${filter.user_id})
  order by skor desc, saat, dokumen`,
)
