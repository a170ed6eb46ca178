import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanSettlement } from './settlement.ts'

// neto: what should come, as far as the bank's cut is known; selisih: what has not come of it.
export const settlement = serveReport(
  laporanSettlement,
  (filter, { toko }) => sql`
  select tgl, no_rekening, cara as jenis, kotor, mdr as fee, kotor - mdr as neto, cair as masuk_bank,
    kotor - mdr - cair as selisih
  from kencana.kartu_cair(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  where (${filter.no_rekening}::text is null or no_rekening = ${filter.no_rekening})
    and (${filter.jenis}::text is null or cara = ${filter.jenis})
  order by tgl, no_rekening, cara`,
)
