import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTukang } from './tukang.ts'

export const rekeningTukang = serveReport(
  laporanTukang,
  (filter, { toko }) => sql`
  select tgl, dokumen, terima, kembali, susut, sisa, murni, upah, beban, bayar, hutang
  from kencana.rekening_tukang(${toko.kode_toko}, ${filter.kode_tukang},
    ${filter.tgl_from}::date, ${filter.tgl_to}::date)`,
)
