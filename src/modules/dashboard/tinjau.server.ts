import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { addDays, addMonths } from '#kernel/tanggal'
import { handle, type Context } from '#server/serve'
import { dibatalkan } from '#modules/kunjungan/nota-sah.server'
import { dalamPeriode } from '#modules/otorisasi/laporan/otorisasi.server'
import { dibeli } from '#modules/pembelian/laporan/dibeli.server'
import type { KodePola } from '#modules/periksa/pola'
import {
  ganjil,
  gramBulanIni,
  hargaSebulan,
  perOrang,
  umurStok,
  type gramKadar,
  type hariHarga,
  type jenisUmur,
  type tindakanOrang,
} from './tinjau.calls.ts'

// Each picture says what its report says of the same days, by the report's own rows (ADR 0093).

/** The whole month: an approval or a print may fall behind midnight of the business date. */
const bulanIni = ({ toko }: Context) => {
  const tgl_from = `${toko.tgl_system.slice(0, 7)}-01`
  return { tgl_from, tgl_to: addDays(addMonths(tgl_from, 1), -1) }
}

export const umur = handle(umurStok, (ctx) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<RowOf<typeof jenisUmur>>`
    select u.kode_dept, coalesce(j.nama_dept, u.kode_dept) as nama, sum(u.pcs)::int as pcs,
      coalesce(sum(u.pokok) filter (where u.n = 1), 0)::bigint as umur_30,
      coalesce(sum(u.pokok) filter (where u.n = 2), 0)::bigint as umur_90,
      coalesce(sum(u.pokok) filter (where u.n = 3), 0)::bigint as umur_180,
      coalesce(sum(u.pokok) filter (where u.n = 4), 0)::bigint as umur_365,
      coalesce(sum(u.pokok) filter (where u.n = 5), 0)::bigint as umur_lama
    from kencana.umur_stok(${ctx.kodeToko}, ${ctx.toko.tgl_system}::date) u
      left join kencana.jenis j on j.kode_toko = ${ctx.kodeToko} and j.kode_dept = u.kode_dept
    group by u.kode_dept, j.nama_dept order by sum(u.pokok) desc, u.kode_dept`,
  ),
)

export const gram = handle(gramBulanIni, (ctx) => {
  const { tgl_from, tgl_to } = bulanIni(ctx)
  return ctx.db.rows(
    ctx.kodeToko,
    sql<RowOf<typeof gramKadar>>`
    select kadar, sum(dijual)::bigint as dijual, sum(dibeli)::bigint as dibeli from (
      select h.kadar, h.berat as dijual, 0 as dibeli
      from kencana.harian_dijual(${ctx.kodeToko}, ${tgl_from}::date, ${tgl_to}::date) h
      union all
      select b.kadar, 0, b.berat from ${dibeli(ctx.kodeToko, { tgl_from, tgl_to })} b
      where b.jenis = 'BELI'
      union all
      select m.kadar, 0, m.berat
      from kencana.harian_manual(${ctx.kodeToko}, ${tgl_from}::date, ${tgl_to}::date) m
      where m.arah = 'BELI') g
    group by kadar having sum(dijual) <> 0 or sum(dibeli) <> 0 order by kadar desc`,
  )
})

/** A month back: what was in force at the end of each day. */
export const harga = handle(hargaSebulan, async (ctx) => {
  const { db, kodeToko, toko } = ctx
  const sejak = addDays(toko.tgl_system, -30)
  const rows = await db.rows<RowOf<typeof hariHarga> & { readonly kode_group: string | null }>(
    kodeToko,
    sql`
    select to_char(h.tgl, 'YYYY-MM-DD') as tgl, g.kode_group,
      (select p.harga_murni from kencana.para_harga_emas p
        where p.kode_toko = ${kodeToko} and p.berlaku_mulai <= h.tgl::date
        order by p.berlaku_mulai desc limit 1) as murni,
      round(r.harga_ke * 10000.0 / g.kadar)::bigint as jual,
      round(r.harga_beli_ke * 10000.0 / g.kadar)::bigint as beli
    from generate_series(${sejak}::date, ${toko.tgl_system}::date, '1 day') h(tgl)
      left join (select g.kode_group, g.kadar from kencana.group_harga g
        left join kencana.harian_dijual(${kodeToko}, ${sejak}::date, ${toko.tgl_system}::date) d
          on d.kode_group = g.kode_group
        where g.kode_toko = ${kodeToko} and g.aktif group by g.kode_group, g.kadar
        order by coalesce(sum(d.berat), 0) * g.kadar desc, g.kode_group limit 1) g on true
      left join lateral (select r.harga_ke, r.harga_beli_ke from kencana.harga_group r
        where r.kode_toko = ${kodeToko} and r.kode_group = g.kode_group
          and r.tgl_system <= h.tgl::date
        order by r.tgl_system desc, r.saat desc limit 1) r on true
    order by h.tgl`,
  )
  const ada = rows.filter((row) => row.murni !== null || row.jual !== null)
  return { kode_group: ada[0]?.kode_group ?? null, hari: ada }
})

export const orang = handle(perOrang, (ctx) => {
  const { kodeToko, toko } = ctx
  const bulan = bulanIni(ctx)
  return ctx.db.rows(
    kodeToko,
    sql<RowOf<typeof tindakanOrang>>`
    with batal as (
        select b.user_id from ${dibatalkan(kodeToko, 'PENJUALAN', bulan)} b
        union all select b.user_id from ${dibatalkan(kodeToko, 'PEMBELIAN', bulan)} b),
    tindakan as (
      select user_id, 1 as batal, 0 as cetak, 0 as diskon, 0::bigint as rp, 0 as otorisasi
      from batal
      union all
      select c.oleh, 0, 1, 0, 0, 0 from kencana.cetak_nota c
      where c.kode_toko = ${kodeToko} and c.ke > 1 and c.tercetak is not false
        and ${dalamPeriode(sql`c.saat`, bulan, toko.zona)}
      union all
      select p.input_by, 0, 0, 1, p.diskon, 0
      from kencana.penjualan p join kencana.status_dokumen s on s.kode_toko = p.kode_toko
        and s.id = p.id and s.status = 'VALID'
      where p.kode_toko = ${kodeToko} and p.diskon > 0
        and p.tgl_system between ${bulan.tgl_from}::date and ${bulan.tgl_to}::date
      union all
      select o.pemberi, 0, 0, 0, 0, 1 from kencana.otorisasi o
      where o.kode_toko = ${kodeToko} and o.status in ('DISETUJUI', 'DIPAKAI')
        and o.pemberi is not null and ${dalamPeriode(sql`o.dibuat`, bulan, toko.zona)})
    select t.user_id, coalesce(u.usere_name, t.user_id) as nama, sum(batal)::int as batal,
      sum(cetak)::int as cetak_ulang, sum(diskon)::int as diskon, sum(rp)::bigint as rp_diskon,
      sum(otorisasi)::int as otorisasi
    from tindakan t left join kencana.users u on u.user_id = t.user_id
    group by t.user_id, u.usere_name
    order by sum(batal) + sum(cetak) + sum(diskon) + sum(otorisasi) desc, t.user_id`,
  )
})

/** How many findings of a week are open, by pattern. */
export const ganjilTerbuka = (ctx: Context) =>
  ctx.db.rows<{ pola: KodePola; jumlah: number }>(
    ctx.kodeToko,
    sql`select f.pola, count(*)::int as jumlah
      from kencana.temuan_pola(${ctx.kodeToko}, ${addDays(ctx.toko.tgl_system, -6)}::date,
          ${ctx.toko.tgl_system}::date, null) f
        left join kencana.temuan_ditutup d on d.kode_toko = ${ctx.kodeToko} and d.pola = f.pola
          and d.kunci = (f.t).kunci
      where d.kunci is null group by f.pola order by jumlah desc, f.pola`,
  )

export const yangGanjil = handle(ganjil, async (ctx) => {
  const pola = await ganjilTerbuka(ctx)
  return { jumlah: pola.reduce((all, { jumlah }) => all + jumlah, 0), pola }
})
