import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPemegang } from './pemegang.ts'

export const pemegang = serveReport(
  laporanPemegang,
  (filter, { toko }) => sql`
  select sejak, sampai, tempat, lokasi, pemegang, berat, timbang, oleh, dokumen
  from kencana.pemegang(${toko.kode_toko}, ${filter.kode})`,
)
