import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanStockOpnameGlobal } from './stock-opname-global.ts'

export const stockOpnameGlobal = serveReport(
  laporanStockOpnameGlobal,
  (filter, { toko }) => sql`
  select c.kode_toko || ' ' || c.nama_toko as cabang, c.wajib::int as wajib,
    c.selesai::int as selesai, c.selisih_pcs::int as selisih_pcs, c.selisih_berat, c.oleh
  from kencana.cakupan_opname(${toko.kode_toko}, ${filter.tgl}::date) c`,
)
