import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerPembayaran } from './penjualan-per-pembayaran.ts'

// Day by day (ADR 0101). A fee is charged on top (DOMAIN 3): what came in this way is both. Whoever
// asks for one cashier counts the visits of that drawer, what another cancelled in his included.
export const penjualanPerPembayaran = serveReport(
  laporanPenjualanPerPembayaran,
  (filter, { toko }) => sql`
  select metode, nullif(no_rekening, '') as no_rekening, sum(jumlah)::bigint as jumlah,
    sum(fee)::bigint as fee, sum(jumlah + fee)::bigint as neto, sum(visit)::bigint as nota
  from kencana.harian_bayar(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date) h,
    lateral (select case when ${filter.user_id}::text is null then h.nota else h.nota_user end)
      v(visit)
  where (${filter.metode}::text is null or metode = ${filter.metode})
    and (${filter.user_id}::text is null or user_id = ${filter.user_id})
  group by 1, 2 having sum(visit) > 0 order by 1, 2 nulls first`,
)
