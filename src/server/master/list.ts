import { sql, type RawBuilder } from 'kysely'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields, RowOf } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import type { Master, MasterList } from '#kernel/master'
import {
  callsOf,
  pageQuery,
  pathKeyOf,
  riwayatFields,
  shownFields,
  type PageQuery,
} from '#kernel/master-calls'
import { whoSees } from '#kernel/right'
import { passes } from '../http/gate.ts'
import { checkKey } from './key.ts'
import { likeOf } from '../like.ts'
import { handle, reply, type Answer, type Context, type FileReply, type Handler } from '../serve.ts'
import type { RowStream } from '../db-stream.ts'
import { paperReply } from '../report/paper-reply.ts'
import { sheetReply } from '../report/sheet-reply.ts'
import {
  fieldsShown,
  ownRows,
  shownColumns,
  tableOf,
  type MasterValues,
  type StoredRow,
} from './columns.ts'

type Condition = RawBuilder<unknown>

const all = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `)

/**
 * What is hidden from this person; nothing is hidden from a user who may open the master's screen.
 */
const hiddenFrom = (ctx: Context, { guarded = [], path }: Master): readonly string[] =>
  guarded.length === 0 || passes(ctx.house, whoSees(path), ctx) ? [] : guarded

/** What this person may see, look for and sort by. */
const fieldsFor = (ctx: Context, master: Master): Fields => {
  const hidden = hiddenFrom(ctx, master)
  return Object.fromEntries(
    Object.entries(fieldsShown(ctx, master)).filter(([name]) => !hidden.includes(name)),
  )
}

/** What a person types into the search box, anywhere in any text of the row. */
function searched(ctx: Context, master: Master, words: string): Condition {
  const pattern = likeOf(words)
  const texts = Object.entries(fieldsFor(ctx, master)).filter(
    ([, field]) => kinds[field.kind].sql === 'text' && field.kind !== 'image',
  )
  return sql`(${sql.join(
    texts.map(([name]) => sql`${sql.ref(name)} ilike ${pattern}`),
    sql` or `,
  )})`
}

function narrowed(narrows: MasterList, given: MasterValues): Condition[] {
  const fixed = Object.entries(narrows.only ?? {}).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const value = narrows.by ? given[narrows.by] : null
  return narrows.by && value ? [...fixed, sql`${sql.ref(narrows.by)} = ${value}`] : fixed
}

function orderOf(ctx: Context, master: Master, page: Partial<PageQuery>): RawBuilder<unknown> {
  const columns = fieldsFor(ctx, master)
  const sort = page.sort && Object.hasOwn(columns, page.sort) ? page.sort : master.key
  const way = page.arah === 'turun' ? sql`desc` : sql`asc`
  return sql`order by ${sql.ref(sort)} ${way} nulls last, ${sql.ref(master.key)} ${way}`
}

const isPage = ({ limit, skip }: Partial<PageQuery>): boolean => limit != null || skip != null

interface Asked {
  readonly page: Partial<PageQuery>
  readonly conditions: readonly Condition[]
  readonly without?: readonly string[] | undefined
}

/** The rows as a file: for a sheet, or as paper with the words that were looked for. */
function fileOf(
  ctx: Context,
  master: Master,
  { format, q }: Partial<PageQuery>,
  rows: RowStream<StoredRow>,
): FileReply | Promise<FileReply> {
  const fields = fieldsFor(ctx, master)
  const { title } = master
  if (format && format !== 'pdf') return sheetReply(format, { title, fields, rows, ctx })
  const report = { title, columns: fields, filters: { q: pageQuery.q } }
  return paperReply({ report, filter: { q }, toko: ctx.toko, rows, ctx, age: undefined })
}

/** The rows that were asked for: all of them, or a page with the count of all. */
async function answerList(
  ctx: Context,
  master: Master,
  asked: Asked,
): Promise<Answer<StoredRow[]>> {
  const { page } = asked
  const conditions = [ownRows(ctx, master), ...asked.conditions]
  if (page.q) conditions.push(searched(ctx, master, page.q))
  const from = sql`from ${tableOf(master)} where ${all(conditions)}`
  const cut = isPage(page) ? sql`limit ${page.limit ?? 50} offset ${page.skip ?? 0}` : sql``
  const without = [...(asked.without ?? []), ...hiddenFrom(ctx, master)]
  const select = sql<StoredRow>`select ${shownColumns(master, without)} ${from}
    ${orderOf(ctx, master, page)} ${cut}`
  if (page.format) return fileOf(ctx, master, page, await ctx.db.stream(ctx.kodeToko, select))
  const rows = await ctx.db.rows(ctx.kodeToko, select)
  if (!isPage(page)) return reply(rows, { count: rows.length })
  const counted = await ctx.db.row<{ n: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as n ${from}`,
  )
  return reply(rows, { count: counted?.n ?? 0 })
}

type Riwayat = RowOf<typeof riwayatFields>

interface Asking {
  readonly key?: string
  readonly skip?: number | null | undefined
  readonly limit?: number | null | undefined
}

/** `<list>/riwayat/{key}`: what became of a row, newest first; `<list>/riwayat`: of every row. */
async function answerHistory(ctx: Context, master: Master, asked: Asking): Promise<Riwayat[]> {
  const { key, limit, skip } = asked
  const from = master.chain
    ? sql`riwayat_rantai(${master.name})`
    : sql`riwayat_master where kode_toko = ${ctx.kodeToko} and tabel = ${master.name}`
  const rows = await ctx.db.rows<Riwayat & { sebelum: MasterValues | null; isi: MasterValues }>(
    ctx.kodeToko,
    sql`select coalesce(sesudah, sebelum) as isi,
        case when sesudah is not null then sebelum end as sebelum,
        coalesce((sesudah->>'versi')::int, (sebelum->>'versi')::int, 0) as versi, saat, oleh,
        case when sebelum is null then 'TAMBAH' when sesudah is null then 'HAPUS'
          else 'UBAH' end as aksi
      from (select * from ${from}) r where ${key === undefined ? sql`true` : sql`kunci = ${key}`}
      order by saat desc, kunci limit ${limit ?? 500} offset ${skip ?? 0}`,
  )
  const shown = Object.entries(shownFields(master))
  // A row from before the column existed: it had the value that a new row begins with.
  const valuesOf = (row: MasterValues): MasterValues =>
    Object.fromEntries(
      shown.map(([name, { initial }]) => [name, (name in row ? row[name] : initial) ?? null]),
    )
  return rows.map(({ isi, sebelum, ...head }) => ({
    ...valuesOf(isi),
    ...head,
    sebelum: sebelum && valuesOf(sebelum),
  }))
}

const named = [...Object.keys(riwayatFields), 'sebelum']

/** All that reads a master. */
export function listHandlers(master: Master): Handler[] {
  const calls = callsOf(master)
  const clash = named.find((name) => Object.hasOwn(master.fields, name))
  if (clash)
    throw new Error(`master ${master.name}: its history says ${clash} already; rename the field`)
  const list = (endpoint: Endpoint<string, Partial<PageQuery>>, narrows?: MasterList) =>
    handle(endpoint, (ctx, { params, query }) => {
      const inPath = narrows?.by ? params[pathKeyOf(narrows.path)] : undefined
      const given = { ...query, ...(narrows?.by && inPath ? { [narrows.by]: inPath } : {}) }
      const conditions = narrows ? narrowed(narrows, given) : []
      return answerList(ctx, master, { page: query, conditions, without: narrows?.without })
    })
  return [
    list(calls.list),
    ...calls.lists.map((endpoint) => list(endpoint, endpoint.narrows)),
    handle(calls.history, (ctx, { params }) =>
      answerHistory(ctx, master, { key: checkKey(master, params) }),
    ),
    handle(calls.changes, (ctx, { query }) => answerHistory(ctx, master, query)),
  ]
}
