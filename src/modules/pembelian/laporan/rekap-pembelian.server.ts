import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { dibeli } from './dibeli.server.ts'
import { laporanRekapPembelian } from './rekap-pembelian.ts'

export const rekapPembelian = serveReport(
  laporanRekapPembelian,
  (filter, { toko }) => sql`
  select tgl_system as tgl, count(*)::int as qty, sum(berat)::bigint as berat,
    sum(murni)::bigint as murni, sum(harga)::bigint as harga
  from ${dibeli(toko.kode_toko, filter)} l group by tgl_system order by tgl_system`,
)
