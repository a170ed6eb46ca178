import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { maySee, whoSees } from '#kernel/right'
import { addDays } from '#kernel/tanggal'
import { nameOfCall, valueOf } from '#server/chain/chain'
import { askOthers } from '#server/chain/gather'
import { passes } from '#server/http/gate'
import { handle, type Context } from '#server/serve'
import { angkaTutup, barisTutup } from '#modules/hari/kalimat-tutup'
import { perhatianHari } from '#modules/hari/muat.server'
import {
  chartPembelian,
  chartPenjualan,
  chartPesanan,
  chartService,
  chartTahun,
  hariIni,
  menunggu,
  type jumlahDashboard,
} from './dashboard.calls.ts'

type Jumlah = RowOf<typeof jumlahDashboard>
type Titik = Jumlah & { readonly titik: string }
type Bagian = Jumlah & { readonly kode: string; readonly nama: string | null }
type Sisi = 'JUAL' | 'BELI'
type Days = (ctx: Context, from: string) => RawBuilder<unknown>

const laporan = { JUAL: '/laporan-penjualan', BELI: '/laporan-pembelian' } as const
/** The figures of the whole shop are for users who may read its report; others see their own. */
const sendiri = (ctx: Context, sisi: Sisi): boolean =>
  !passes(ctx.house, whoSees(laporan[sisi]), ctx)

/** The valid notes of manual goods of one side, from a day to today. */
const notaManual = ({ kodeToko, toko }: Context, sisi: Sisi, from: string) => sql`
  (select m.*, ${kodeToko}::text as kode_toko from kencana.sisi_manual_sah(${kodeToko}, ${sisi},
    ${from}::date, ${toko.tgl_system}::date) m)`

/** The valid notes that this person entered, from a day to today. */
const harianSendiri = (ctx: Context, sisi: Sisi, from: string) => sql`
  select p.tgl_system, p.kode_sales, null::text as kode_dept, 1 as nota, p.qty, p.berat,
    p.harga_total as total
  from ${sisi === 'JUAL' ? sql`kencana.penjualan` : sql`kencana.pembelian`} p
    join kencana.status_dokumen s on s.kode_toko = p.kode_toko and s.id = p.id
      and s.status = 'VALID'
  where p.kode_toko = ${ctx.kodeToko} and p.input_by = ${ctx.user.user_id}
    and p.tgl_system between ${from}::date and ${ctx.toko.tgl_system}::date
    ${sisi === 'BELI' ? sql`and p.jenis = 'BELI'` : sql``}
  union all
  select m.tgl_system, m.kode_sales, null, m.nota, m.qty, m.berat, m.total
  from ${notaManual(ctx, sisi, from)} m where m.input_by = ${ctx.user.user_id}`

const hariDari = (ctx: Context, sisi: Sisi, from: string): RawBuilder<unknown> =>
  sendiri(ctx, sisi) ? harianSendiri(ctx, sisi, from) : harian[sisi](ctx, from)

/** From a day to today: the snapshots of closed days and the books of the open one. */
const harian: Readonly<Record<Sisi, Days>> = {
  JUAL: ({ toko }, from) => sql`
    select tgl_system, kode_sales, kode_dept, nota, qty, berat, total
    from kencana.harian_dijual(${toko.kode_toko}, ${from}::date, ${toko.tgl_system}::date)`,
  BELI: ({ toko }, from) => sql`
    select tgl_system, kode_sales, kode_dept, nota, qty, berat, total
    from kencana.harian_dibeli(${toko.kode_toko}, ${from}::date, ${toko.tgl_system}::date)`,
}

const nota: Readonly<Record<Sisi, Days>> = {
  JUAL: ({ kodeToko }, hari) => sql`
    select kode_toko, id, saat, input_by, 1 as nota, qty, berat, harga_total
    from kencana.penjualan where kode_toko = ${kodeToko} and tgl_system = ${hari}::date
    union all
    select ${kodeToko}, id, saat, input_by, -((jual).n = 1)::int, -1, -(jual).berat,
      -(jual).harga_total
    from kencana.retur_jual(${kodeToko}, ${hari}::date, ${hari}::date)`,
  BELI: ({ kodeToko }, hari) => sql`
    select kode_toko, id, saat, input_by, 1 as nota, qty, berat, harga_total
    from kencana.pembelian
    where kode_toko = ${kodeToko} and tgl_system = ${hari}::date and jenis = 'BELI'`,
}

/**
 * Orders that were taken in, services that were picked up, from a day to today: of the whole shop,
 * or by this person. An order is sold at the counter when it is fetched: there it is a sale.
 */
const janjiDari = (ctx: Context, { harian, laporan }: Janji, from: string) => {
  const { house, kodeToko, toko, user } = ctx
  const milik = !passes(house, whoSees(laporan), ctx)
  return sql`select * from ${harian(kodeToko, from, toko.tgl_system)}
    where not ${milik} or input_by = ${user.user_id}`
}

/** A kind of promise, and the report whose readers see all of the shop. */
interface Janji {
  readonly harian: (kodeToko: string, from: string, to: string) => RawBuilder<unknown>
  readonly laporan: string
}

const jumlah = sql`coalesce(sum(nota), 0)::bigint as nota, coalesce(sum(qty), 0)::bigint as qty,
  coalesce(sum(berat), 0)::bigint as berat, coalesce(sum(total), 0)::bigint as total`

/** Today's valid notes: of the whole shop by the hour, of this person one by one. */
const hariIniDari = (ctx: Context, sisi: Sisi): RawBuilder<unknown> =>
  sisi === 'JUAL' && !sendiri(ctx, sisi)
    ? sql`
    select jam as saat, nota, qty, berat, harga_total
    from kencana.jam_jual(${ctx.kodeToko}, ${ctx.toko.tgl_system}::date, ${ctx.toko.tgl_system}::date)
    union all select saat, nota, qty, berat, total
    from ${notaManual(ctx, sisi, ctx.toko.tgl_system)} m`
    : sql`
    select p.* from (${nota[sisi](ctx, ctx.toko.tgl_system)}
      union all select kode_toko, id, saat, input_by, nota, qty, berat, total
      from ${notaManual(ctx, sisi, ctx.toko.tgl_system)} m) p
      join kencana.status_dokumen s on s.kode_toko = p.kode_toko and s.id = p.id
        and s.status = 'VALID'
    where not ${sendiri(ctx, sisi)} or p.input_by = ${ctx.user.user_id}`

/** Today's valid notes by the hour in which they were entered, in the shop's zone. */
const perJam = (ctx: Context, sisi: Sisi): Promise<Titik[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Titik>`
    select to_char(saat at time zone ${ctx.toko.zona}, 'HH24') as titik,
      sum(nota)::bigint as nota, sum(qty)::bigint as qty,
      sum(berat)::bigint as berat, sum(harga_total)::bigint as total
    from (${hariIniDari(ctx, sisi)}) p group by 1 order by 1`,
  )

const perHari = (ctx: Context, sisi: Sisi): Promise<Titik[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Titik>`
    select tgl_system::text as titik, ${jumlah}
    from (${hariDari(ctx, sisi, `${ctx.toko.tgl_system.slice(0, 7)}-01`)}) h
    group by tgl_system order by tgl_system`,
  )

const chart = (ctx: Context, sisi: Sisi, type: 'today' | 'monthly' | null | undefined) =>
  type === 'monthly' ? perHari(ctx, sisi) : perJam(ctx, sisi)

export const penjualan = handle(chartPenjualan, (ctx, { query }) => chart(ctx, 'JUAL', query.type))
export const pembelian = handle(chartPembelian, (ctx, { query }) => chart(ctx, 'BELI', query.type))

const chartJanji = (ctx: Context, janji: Janji, type: 'today' | 'monthly' | null | undefined) => {
  const { tgl_system, zona } = ctx.toko
  const bulan = type === 'monthly'
  const titik = bulan ? sql`tgl_system::text` : sql`to_char(saat at time zone ${zona}, 'HH24')`
  const from = bulan ? `${tgl_system.slice(0, 7)}-01` : tgl_system
  return ctx.db.rows(
    ctx.kodeToko,
    sql<Titik>`select ${titik} as titik, ${jumlah} from (${janjiDari(ctx, janji, from)}) h
      group by 1 order by 1`,
  )
}
const janji = {
  SERVICE: {
    harian: (toko, from, to) =>
      sql`kencana.harian_janji(${toko}, 'SERVICE', 'DIAMBIL', ${from}::date, ${to}::date)`,
    laporan: '/laporan-service',
  },
  PESANAN: {
    harian: (toko, from, to) => sql`kencana.harian_pesanan(${toko}, ${from}::date, ${to}::date)`,
    laporan: '/laporan-pesanan',
  },
} as const satisfies Readonly<Record<string, Janji>>
export const service = handle(chartService, (ctx, { query }) =>
  chartJanji(ctx, janji.SERVICE, query.type),
)
export const pesanan = handle(chartPesanan, (ctx, { query }) =>
  chartJanji(ctx, janji.PESANAN, query.type),
)

interface Tahun {
  readonly tgl: string
  readonly total_penjualan: number
  readonly total_pembelian: number
}

function tahunIni(ctx: Context): Promise<Tahun[]> {
  const from = `${ctx.toko.tgl_system.slice(0, 4)}-01-01`
  return ctx.db.rows(
    ctx.kodeToko,
    sql<Tahun>`
    select tgl_system as tgl, sum(jual)::bigint as total_penjualan,
      sum(beli)::bigint as total_pembelian
    from (select tgl_system, total as jual, 0 as beli from (${hariDari(ctx, 'JUAL', from)}) j
      union all select tgl_system, 0, total from (${hariDari(ctx, 'BELI', from)}) b) h
    group by tgl_system order by tgl_system`,
  )
}

/** Of the whole chain: what each shop answers, day by day. */
async function tahunRantai(ctx: Context): Promise<Tahun[]> {
  // The turnover of all shops is what /dashboardPusat shows, and for those who may open it.
  const screen = ctx.house.screen('/dashboardPusat')
  if (!ctx.toko.pusat || !screen || !maySee(ctx.user, screen))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const asked = await askOthers(ctx, nameOfCall(chartTahun))
  const all = [
    ...(await tahunIni(ctx)),
    ...asked.flatMap(({ told }) => (told.ok ? valueOf(chartTahun, told) : [])),
  ]
  const days = new Map<string, Tahun>()
  for (const { tgl, total_pembelian, total_penjualan } of all) {
    const day = days.get(tgl)
    days.set(tgl, {
      tgl,
      total_penjualan: total_penjualan + (day?.total_penjualan ?? 0),
      total_pembelian: total_pembelian + (day?.total_pembelian ?? 0),
    })
  }
  return [...days.values()].toSorted((a, b) => (a.tgl < b.tgl ? -1 : 1))
}

export const tahun = handle(chartTahun, (ctx, { query }) =>
  query.semua ? tahunRantai(ctx) : tahunIni(ctx),
)

/** Today, and the same weekday of last week: shops live by the week. */
async function sisiHariIni(ctx: Context, sejak: (from: string) => RawBuilder<unknown>) {
  const { tgl_system } = ctx.toko
  const lalu = addDays(tgl_system, -7)
  const [row] = await ctx.db.rows(
    ctx.kodeToko,
    sql<Jumlah & { total_lalu: number }>`
    select coalesce(sum(nota) filter (where kini), 0)::bigint as nota,
      coalesce(sum(qty) filter (where kini), 0)::bigint as qty,
      coalesce(sum(berat) filter (where kini), 0)::bigint as berat,
      coalesce(sum(total) filter (where kini), 0)::bigint as total,
      coalesce(sum(total) filter (where tgl_system = ${lalu}::date), 0)::bigint as total_lalu
    from (select h.*, tgl_system = ${tgl_system}::date as kini
      from (${sejak(lalu)}) h) h`,
  )
  return row ?? { nota: 0, qty: 0, berat: 0, total: 0, total_lalu: 0 }
}

/** Today's sales by kind of goods and by seller, the largest first: one walk over the notes. */
async function bagian(ctx: Context) {
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<Bagian & { menurut: 'JENIS' | 'SALES' }>`
    select case when h.kode_sales is null then 'JENIS' else 'SALES' end as menurut,
      coalesce(h.kode_sales, h.kode_dept) as kode, coalesce(s.nama_sales, j.nama_dept) as nama,
      h.nota, h.qty, h.berat, h.total
    from (select kode_dept, kode_sales, ${jumlah}
        from (${hariDari(ctx, 'JUAL', ctx.toko.tgl_system)}) h
        group by grouping sets ((kode_dept), (kode_sales))) h
      left join kencana.jenis j on j.kode_toko = ${ctx.kodeToko} and j.kode_dept = h.kode_dept
      left join kencana.sales s on s.kode_toko = ${ctx.kodeToko} and s.kode_sales = h.kode_sales
    where coalesce(h.kode_sales, h.kode_dept) is not null
    order by h.total desc, kode`,
  )
  const dari = (which: 'JENIS' | 'SALES'): Bagian[] =>
    rows
      .filter(({ menurut }) => menurut === which)
      .map(({ berat, kode, nama, nota, qty, total }) => ({ kode, nama, nota, qty, berat, total }))
  return { jenis: dari('JENIS'), sales: dari('SALES') }
}

export const hari = handle(hariIni, async (ctx) => ({
  tgl_system: ctx.toko.tgl_system,
  penjualan: await sisiHariIni(ctx, (from) => hariDari(ctx, 'JUAL', from)),
  pembelian: await sisiHariIni(ctx, (from) => hariDari(ctx, 'BELI', from)),
  pesanan: await sisiHariIni(ctx, (from) => janjiDari(ctx, janji.PESANAN, from)),
  service: await sisiHariIni(ctx, (from) => janjiDari(ctx, janji.SERVICE, from)),
  ...(await bagian(ctx)),
}))

export const yangMenunggu = handle(menunggu, async (ctx) => {
  const lines = await perhatianHari(ctx)
  return lines.flatMap(({ angka, kode }) => {
    const { path, text } = barisTutup(ctx.house, kode)
    if (path === undefined || !passes(ctx.house, whoSees(path), ctx)) return []
    return [{ kode, path, kalimat: ctx.t(text, angkaTutup(kode, angka)) }]
  })
})
