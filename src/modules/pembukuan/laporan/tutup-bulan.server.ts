import { sql } from 'kysely'
import { bagianRekonsiliasi } from '#modules/koran/laporan/rekonsiliasi-bank'
import { gabungKategori, namaKategori } from '#modules/kas/kategori-kas.server'
import { wordRows } from '#server/report/words'
import { serveReport } from '#server/serve'
import { keadaanBankBulan } from '../tutup-bulan.calls.ts'
import { laporanTutupBulan } from './tutup-bulan.ts'

const angka = {
  laba: 'Laba Bulan Ini',
  harta: 'Harta',
  kartu: 'Kartu Belum Cair',
  jalan: 'Uang Di Jalan',
} as const

/** Where a month stands in the first line of its paper. */
const keadaanBulan = { TUTUP: 'Ditutup', TERBUKA: 'Belum Ditutup' } as const

const kode = sql`r.kategori`

// The month that the day is in. How the bank stands is said as it is now, and once more as whoever
// closed the month has read it, where that was something else.
export const tutupBulanKertas = serveReport(
  laporanTutupBulan,
  ({ tgl }, ctx) => sql`
  with bulan as (select (date_trunc('month', ${tgl}::date) + interval '1 month - 1 day')::date as akhir),
    angka as (select kencana.muat_tutup_bulan(${ctx.toko.kode_toko}, akhir) as isi from bulan),
    tutup as (select d.nomor, d.tgl_system, d.isi, d.isi->>'keterangan' as keterangan
      from bulan, kencana.dokumen d join kencana.status_dokumen s
        on s.kode_toko = d.kode_toko and s.id = d.id and s.status = 'TUTUP'
      where d.kode_toko = ${ctx.toko.kode_toko} and d.jenis = 'TUTUP_BULAN' and d.prefix = 'BL'
        and (d.isi->>'sampai')::date = akhir),
    bank as (select b.*, concat_ws(' ', b.kode_bank, b.no_rekening) as nama
      from bulan, kencana.bank_bulan(${ctx.toko.kode_toko}, akhir) b)
  select n.bagian, n.uraian, n.tgl, n.dokumen, n.keterangan, n.jumlah, n.saldo from (
    select 1 as urut, ${ctx.t('Bulan')}::text as bagian, 0::bigint as ke, case when u.nomor is null
        then ${ctx.t(keadaanBulan.TERBUKA)}::text else ${ctx.t(keadaanBulan.TUTUP)}::text end as uraian,
      coalesce(u.tgl_system, akhir) as tgl, u.nomor as dokumen, u.keterangan,
      null::bigint as jumlah, null::bigint as saldo
    from bulan left join tutup u on true
    union all
    select 1, ${ctx.t('Bulan')}::text, array_position(${Object.keys(angka)}::text[], w.kode), w.kata, null,
      null, null, (a.isi->>w.kode)::bigint, null
    from angka a, ${wordRows(angka, ctx.t)} w
    union all
    select 2, b.nama, 0, w.kata, b.sampai, b.nomor, null, null, null
    from bank b join ${wordRows(keadaanBankBulan, ctx.t)} w on w.kode = b.keadaan
    union all
    select 2, b.nama, 1, ${ctx.t('Saat Ditutup')}::text || ': ' || w.kata, (f->>'sampai')::date,
      f->>'nomor', null, null, null
    from bank b, tutup u, jsonb_array_elements(u.isi->'bank') f
      join ${wordRows(keadaanBankBulan, ctx.t)} w on w.kode = f->>'keadaan'
    where f->>'no_rekening' = b.no_rekening
      and (f->>'keadaan', f->>'nomor') is distinct from (b.keadaan, b.nomor)
    union all
    select 2, b.nama, 1 + row_number() over (partition by b.nama order by r.urut, r.tgl, r.n), w.kata,
      r.tgl, r.nomor,
      nullif(concat_ws(' - ', ${namaKategori(kode)}, nullif(r.keterangan, '')), ''),
      case when r.urut in (2, 3, 4) then r.jumlah end,
      case r.urut when 5 then r.jumlah else sum(r.jumlah)
        over (partition by b.nama order by r.urut, r.tgl, r.n) end::bigint
    from bulan, bank b, kencana.rekonsiliasi(${ctx.toko.kode_toko}, b.no_rekening, akhir)
        with ordinality as r(urut, tgl, nomor, kategori, keterangan, jumlah, n)
      ${gabungKategori(ctx, kode)}
      join ${wordRows(bagianRekonsiliasi, ctx.t)} w on w.kode = case r.urut when 1 then 'SALDO_BUKU'
        when 2 then 'BUKU' when 3 then 'KORAN' when 4 then 'AWAL' else 'SALDO_KORAN' end
    where r.urut <> 4 or r.jumlah <> 0) n
  order by n.urut, n.bagian, n.ke`,
)
