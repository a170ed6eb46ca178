import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanNonCashGlobal } from './non-cash-global.ts'

// SPEC 4: saldo akhir = in minus out, each with its fee, as the recap has it.
export const nonCashGlobal = serveReport(
  laporanNonCashGlobal,
  (filter, { toko }) => sql`
  select no_rekening, kategori, sum(jumlah_in)::bigint as jumlah_in,
    sum(jumlah_in + fee_in)::bigint as jumlah_in_fee, sum(jumlah_out)::bigint as jumlah_out,
    sum(jumlah_in + fee_in - jumlah_out - fee_out)::bigint as saldo
  from kencana.harian_kas(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  where jenis <> 'CASH' group by no_rekening, kategori order by no_rekening, kategori`,
)
