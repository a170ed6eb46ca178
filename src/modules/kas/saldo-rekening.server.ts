import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle } from '#server/serve'
import { saldoRekening, type barisRekening } from './saldo-rekening.calls.ts'

/** By the closed days; an account that was switched off is there while something lies on it. */
export const saldo = handle(saldoRekening, ({ db, kodeToko, toko }) =>
  db.rows<RowOf<typeof barisRekening>>(
    kodeToko,
    sql`select r.no_rekening, r.nama_rekening, r.kode_bank,
        coalesce(s.saldo, 0)::bigint as saldo, coalesce(s.kartu, 0)::bigint as kartu
      from rekening r left join (
        select no_rekening,
          sum(jumlah_in + fee_in - jumlah_out - fee_out) filter (where jenis = 'TRANSFER') as saldo,
          sum(jumlah_in + fee_in - jumlah_out - fee_out) filter (where jenis <> 'TRANSFER') as kartu
        from harian_kas(${kodeToko}, '-infinity', ${toko.tgl_system}::date)
        where jenis <> 'CASH' group by no_rekening) s on s.no_rekening = r.no_rekening
      where r.kode_toko = ${kodeToko}
        and (r.aktif or coalesce(s.saldo, 0) <> 0 or coalesce(s.kartu, 0) <> 0)
      order by r.kode_bank, r.no_rekening`,
  ),
)
