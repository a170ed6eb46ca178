import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanLabaRugi } from './laba-rugi.ts'
import { laporanNeracaSaldo } from './neraca-saldo.ts'
import { laporanNeraca } from './neraca.ts'

// All three read the sums of closed days (harian_jurnal), never the journal of years.

export const neracaSaldo = serveReport(
  laporanNeracaSaldo,
  ({ tgl_from, tgl_to }, { toko }) => sql`
  select h.nomor_akun, a.nama_akun, awal::bigint as awal, debet::bigint as debet,
    kredit::bigint as kredit, (awal + debet - kredit)::bigint as akhir
  from (select nomor_akun,
      coalesce(sum(debit - kredit) filter (where tgl_system < ${tgl_from}::date), 0) as awal,
      coalesce(sum(debit) filter (where tgl_system >= ${tgl_from}::date), 0) as debet,
      coalesce(sum(kredit) filter (where tgl_system >= ${tgl_from}::date), 0) as kredit
    from kencana.harian_jurnal(${toko.kode_toko}, '-infinity', ${tgl_to}::date)
    group by nomor_akun) h
    left join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = h.nomor_akun
  where awal <> 0 or debet <> 0 or kredit <> 0 order by h.nomor_akun`,
)

export const labaRugi = serveReport(
  laporanLabaRugi,
  ({ tgl_from, tgl_to }, { t, toko }) => sql`
  select case a.jenis_akun when 'PENDAPATAN' then ${t('Pendapatan')}::text else ${t('Biaya')}::text end
      as kelompok, h.nomor_akun, a.nama_akun, sum(h.kredit - h.debit)::bigint as jumlah
  from kencana.harian_jurnal(${toko.kode_toko}, ${tgl_from}::date, ${tgl_to}::date) h
    join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = h.nomor_akun
      and a.jenis_akun in ('PENDAPATAN', 'BIAYA')
  group by a.jenis_akun, h.nomor_akun, a.nama_akun
  order by a.jenis_akun <> 'PENDAPATAN', h.nomor_akun`,
)

// Income less cost since the beginning is the shop's own: a line of its own until it is closed.
export const neraca = serveReport(
  laporanNeraca,
  ({ tgl }, { t, toko }) => sql`
  with saldo as (select h.nomor_akun, a.nama_akun, coalesce(a.jenis_akun, 'HARTA') as jenis,
      sum(h.debit - h.kredit) as saldo
    from kencana.harian_jurnal(${toko.kode_toko}, '-infinity', ${tgl}::date) h
      left join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = h.nomor_akun
    group by 1, 2, 3)
  select nomor_akun, nama_akun, harta::bigint as harta, kewajiban::bigint as kewajiban from (
    select nomor_akun, nama_akun, case when jenis = 'HARTA' then saldo else 0 end as harta,
      case when jenis = 'HARTA' then 0 else -saldo end as kewajiban, 1 as urut
    from saldo where jenis not in ('PENDAPATAN', 'BIAYA')
    union all
    select null, ${t('Laba Berjalan')}::text, 0, coalesce(-sum(saldo), 0), 2
    from saldo where jenis in ('PENDAPATAN', 'BIAYA')) n
  where harta <> 0 or kewajiban <> 0 order by urut, nomor_akun`,
)
