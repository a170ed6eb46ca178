import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanLabaRugi } from './laba-rugi.ts'
import { laporanNeracaSaldo } from './neraca-saldo.ts'
import { laporanNeraca } from './neraca.ts'

// All three read the sums of closed days (harian_jurnal), never the journal of years; beside them
// the gold that stands behind an account (ADR 0366).

export const neracaSaldo = serveReport(
  laporanNeracaSaldo,
  ({ tgl_from, tgl_to }, { toko }) => sql`
  select n.nomor_akun, a.nama_akun, coalesce(awal, 0)::bigint as awal,
    coalesce(debet, 0)::bigint as debet, coalesce(kredit, 0)::bigint as kredit,
    coalesce(awal + debet - kredit, 0)::bigint as akhir, m.murni as murni_awal,
    k.murni as murni_akhir, k.kotor as kotor_akhir
  from (select nomor_akun,
      coalesce(sum(debit - kredit) filter (where tgl_system < ${tgl_from}::date), 0) as awal,
      coalesce(sum(debit) filter (where tgl_system >= ${tgl_from}::date), 0) as debet,
      coalesce(sum(kredit) filter (where tgl_system >= ${tgl_from}::date), 0) as kredit
    from kencana.harian_jurnal(${toko.kode_toko}, '-infinity', ${tgl_to}::date)
    group by nomor_akun) h
    full join kencana.saldo_emas_akun(${toko.kode_toko}, ${tgl_from}::date - 1) m using (nomor_akun)
    full join kencana.saldo_emas_akun(${toko.kode_toko}, ${tgl_to}::date) k using (nomor_akun)
    cross join lateral (select nomor_akun) n
    left join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = n.nomor_akun
  where awal <> 0 or debet <> 0 or kredit <> 0 or m.murni <> 0 or k.murni <> 0
  order by n.nomor_akun`,
)

export const labaRugi = serveReport(
  laporanLabaRugi,
  ({ tgl_from, tgl_to }, { t, toko }) => sql`
  select case a.jenis_akun when 'PENDAPATAN' then ${t('Pendapatan')}::text else ${t('Biaya')}::text end
      as kelompok, h.nomor_akun, a.nama_akun, sum(h.kredit - h.debit)::bigint as jumlah,
    min(e.kotor) as kotor, min(e.murni) as murni
  from kencana.harian_jurnal(${toko.kode_toko}, ${tgl_from}::date, ${tgl_to}::date) h
    join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = h.nomor_akun
      and a.jenis_akun in ('PENDAPATAN', 'BIAYA')
    left join kencana.gerak_emas_akun(${toko.kode_toko}, ${tgl_from}::date, ${tgl_to}::date) e
      on e.nomor_akun = h.nomor_akun
  group by a.jenis_akun, h.nomor_akun, a.nama_akun
  order by a.jenis_akun <> 'PENDAPATAN', h.nomor_akun`,
)

// Income less cost since the beginning is the shop's own: a line of its own until it is closed.
export const neraca = serveReport(
  laporanNeraca,
  ({ tgl }, { t, toko }) => sql`
  with saldo as (select n.nomor_akun, a.nama_akun, coalesce(a.jenis_akun, 'HARTA') as jenis,
      coalesce(h.saldo, 0) as saldo, e.kotor, e.murni
    from (select nomor_akun, sum(debit - kredit) as saldo
        from kencana.harian_jurnal(${toko.kode_toko}, '-infinity', ${tgl}::date) group by 1) h
      full join kencana.saldo_emas_akun(${toko.kode_toko}, ${tgl}::date) e using (nomor_akun)
      cross join lateral (select nomor_akun) n
      left join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = n.nomor_akun)
  select nomor_akun, nama_akun, harta::bigint as harta, kewajiban::bigint as kewajiban, kotor, murni
  from (
    select nomor_akun, nama_akun, case when jenis = 'HARTA' then saldo else 0 end as harta,
      case when jenis = 'HARTA' then 0 else -saldo end as kewajiban,
      case when jenis = 'HARTA' then kotor else -kotor end as kotor,
      case when jenis = 'HARTA' then murni else -murni end as murni, 1 as urut
    from saldo where jenis not in ('PENDAPATAN', 'BIAYA')
    union all
    select null, ${t('Laba Berjalan')}::text, 0, coalesce(-sum(saldo), 0), null, null, 2
    from saldo where jenis in ('PENDAPATAN', 'BIAYA')) n
  where harta <> 0 or kewajiban <> 0 or murni <> 0 order by urut, nomor_akun`,
)
