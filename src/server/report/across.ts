import { group, text } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { Report } from '#kernel/report'
import {
  acrossShops,
  callOf,
  everyShop,
  flatAnswer,
  isAcross,
  longestReport,
  shopsAsked,
  type Totals,
} from '#kernel/report-call'
import { encode } from '#kernel/wire'
import { nameOfCall, valueOf, type ChainShop } from '../chain/chain.ts'
import type { RowStream } from '../db-stream.ts'
import type { Context, ReportContext, Toko } from '../serve.ts'
import type { Shops } from '../session/shops.ts'
import type { ReportRow, Rows } from './totals.ts'

// The head office looks at a branch, at several, or at all of them (SPEC 2, 6): those of this
// database behind their walls, the others through their portals, one after the other.

/** A shop whose figures are wanted; without `where` it lives on another server. */
export interface Place {
  readonly kode_toko: string
  readonly toko: Toko
  readonly where?: ReportContext
}
export type ShopRows<R> = readonly [kodeToko: string, rows: R]

const notFound = (): Refusal => new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** A shop of this database; undefined where the report is not open there. */
async function placeHere(
  ctx: Context,
  shops: Shops,
  { when }: Report,
  kodeToko: string,
): Promise<Place | undefined> {
  const { house, t, user } = ctx
  const facts = await shops.find(kodeToko)
  if (!facts) throw notFound()
  const setting = shops.reader(facts)
  if (when !== undefined && !shops.isOn(facts, when)) return undefined
  const { toko } = facts
  return { kode_toko: kodeToko, toko, where: { house, toko, user, setting, t } }
}

/**
 * The shops whose figures are wanted: the own one; the head office may name a branch that has this
 * report (SPEC 2: recaps are shown for the shops of a list), several, or all that have it.
 */
export async function placesFor(
  ctx: Context,
  shops: Shops,
  report: Report,
  wanted: string | null | undefined,
): Promise<Place[]> {
  const { house, kodeToko, setting, t, toko, user } = ctx
  const own: Place = { kode_toko: kodeToko, toko, where: { house, toko, user, setting, t } }
  const asked = shopsAsked(wanted)
  if (!asked || (asked.length === 1 && asked[0] === kodeToko)) return [own]
  if (!toko.pusat) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  if (isAcross(wanted) && (report.nested || report.chain))
    throw new Refusal('Laporan Ini Hanya Untuk Satu Toko')
  const chain = await ctx.chain.shops()
  const all = asked.includes(everyShop)
  const chosen = all
    ? chain
    : asked.map((kode) => chain.find(({ kode_toko }) => kode_toko === kode))
  const places: Place[] = []
  for (const shop of chosen) {
    if (!shop) throw notFound()
    const place = await placeOf(ctx, shops, report, shop, own)
    if (place) places.push(place)
    else if (!all)
      throw new Refusal('Laporan Ini Tidak Dibuka Untuk Toko {{kode_toko}}', {
        code: 'E-TIDAK-ADA',
        params: { kode_toko: shop.kode_toko },
      })
  }
  return places
}

async function placeOf(
  ctx: Context,
  shops: Shops,
  report: Report,
  shop: ChainShop,
  own: Place,
): Promise<Place | undefined> {
  if (shop.kode_toko === own.kode_toko) return own
  if (ctx.chain.isHere(shop)) return placeHere(ctx, shops, report, shop.kode_toko)
  const facts = await shops.find(shop.kode_toko)
  return facts && { kode_toko: shop.kode_toko, toko: facts.toko }
}

/** A report may take longer than a list. */
const patienceMs = 40_000

/** The answer of a report from a shop on another server; a part that is missing is reported. */
async function rowsThere(
  ctx: Context,
  kodeToko: string,
  report: Report,
  filter: ReportRow,
): Promise<Rows> {
  const endpoint = callOf(report)
  const { kode_toko: _toko, ...rest } = filter
  const body = encode(group(report.filters), rest)
  const { level, user_id: oleh } = ctx.user
  const asker = { oleh, level, bahasa: ctx.language, sabar: patienceMs }
  const told = await ctx.chain.ask(kodeToko, nameOfCall(endpoint), { query: {}, body }, asker)
  const { count, groups, rows, totals } = flatAnswer(report, valueOf(endpoint, told))
  return { count, groups, rows, totals }
}

/** The rows of a shop: asked here, or through its portal. */
export const rowsAt = (
  ctx: Context,
  place: Place,
  report: Report,
  filter: ReportRow,
  here: (where: ReportContext) => Promise<Rows>,
): Promise<Rows> =>
  place.where ? here(place.where) : rowsThere(ctx, place.kode_toko, report, filter)

const added = (sums: Totals, more: Totals): Totals =>
  Object.fromEntries(Object.entries(more).map(([name, value]) => [name, value + (sums[name] ?? 0)]))

/** Joins the answers of shops: the rows one shop after the other, the figures of all together. */
export function together(report: Report, found: readonly ShopRows<Rows>[]): Rows {
  const [first] = found
  if (found.length === 1 && first) return first[1]
  const rows: ReportRow[] = []
  const groups: NonNullable<Rows['groups']> = []
  let totals: Totals = {}
  let count = 0
  for (const [kode_toko, one] of found) {
    const room = longestReport - rows.length
    rows.push(...one.rows.slice(0, room).map((row) => ({ kode_toko, ...row })))
    totals = added(totals, one.totals)
    count += one.count
    if (report.groupBy !== undefined) groups.push(...(one.groups ?? []))
    else if (one.count > 0) groups.push({ nilai: kode_toko, count: one.count, totals: one.totals })
  }
  return { rows, totals, count, groups }
}

const pilihan = { kode_toko: text({ label: 'Toko' }) }

/** Several shops on paper and in a sheet: the filters name them. */
export const onPaper = (report: Report): Report => {
  const across = acrossShops(report)
  return { ...across, filters: { ...pilihan, ...across.filters } }
}

type Batches = AsyncIterable<ReportRow[]> | readonly ReportRow[][]

/**
 * All rows of all shops, each shop opened in its turn. Rows of other servers are fetched first: a
 * file that has begun cannot be refused any more.
 */
export async function joined(
  ctx: Context,
  places: readonly Place[],
  report: Report,
  filter: ReportRow,
  open: (where: ReportContext) => Promise<RowStream<ReportRow>>,
): Promise<RowStream<ReportRow>> {
  const fetched = new Map<string, ReportRow[]>()
  for (const { kode_toko, where } of places)
    if (!where) fetched.set(kode_toko, await wholeThere(ctx, kode_toko, report, filter))
  let now: RowStream<ReportRow> | undefined
  async function* all(): AsyncGenerator<ReportRow[]> {
    for (const { kode_toko, where } of places) {
      now = where ? await open(where) : undefined
      const batches: Batches = now ?? [fetched.get(kode_toko) ?? []]
      for await (const batch of batches) yield batch.map((row) => ({ kode_toko, ...row }))
    }
  }
  const rows = all()
  return {
    [Symbol.asyncIterator]: () => rows,
    close: async () => {
      await rows.return(undefined)
      await now?.close()
    },
  }
}

/** @throws Refusal when a shop has more rows than it sends at once */
async function wholeThere(
  ctx: Context,
  kodeToko: string,
  report: Report,
  filter: ReportRow,
): Promise<ReportRow[]> {
  const { count, rows } = await rowsThere(ctx, kodeToko, report, filter)
  if (count > rows.length)
    throw new Refusal('Laporan Toko {{kode_toko}} Terlalu Panjang Untuk Digabung', {
      params: { kode_toko: kodeToko },
    })
  return rows
}
