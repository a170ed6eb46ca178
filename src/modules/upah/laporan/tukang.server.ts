import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTukang } from './tukang.ts'

// A row without a document is what the period began with.
export const rekeningTukang = serveReport(
  laporanTukang,
  (filter, { t, toko }) => sql`
  select tgl, coalesce(dokumen, ${t('Saldo Awal')}) as dokumen, terima, kembali, susut, sisa, murni, upah, beban, bayar, hutang
  from kencana.rekening_tukang(${toko.kode_toko}, ${filter.kode_tukang},
    ${filter.tgl_from}::date, ${filter.tgl_to}::date)`,
)
