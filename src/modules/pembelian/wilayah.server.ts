import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, type riwayatFields } from '#kernel/master-calls'
import { checkKey } from '#server/master/key'
import { notFound, stale } from '#server/master/refusals'
import { sheetReply } from '#server/report/sheet-reply'
import { handle, reply, type Context, type Handler } from '#server/serve'
import { kecamatan, kota } from './wilayah.ts'

type Row = Record<string, unknown> & { versi: number }

const namesOf = (master: Master): string[] => Object.keys(master.fields)
const tableOf = (master: Master): RawBuilder<unknown> => sql.table(`kencana.${master.name}`)
const columnsOf = (master: Master): RawBuilder<unknown> =>
  sql.join([...namesOf(master), 'versi'].map((name) => sql.ref(name)))

/** What is typed into the search box, anywhere in any text of the row. */
function conditionOf(master: Master, words: string | null | undefined): RawBuilder<unknown> {
  if (!words) return sql`true`
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const found = namesOf(master).map((name) => sql`${sql.ref(name)} ilike ${pattern}`)
  return sql`(${sql.join(found, sql` or `)})`
}

const listed = (master: Master): Handler =>
  handle(callsOf(master).list, async (ctx, { query }) => {
    const where = conditionOf(master, query.q)
    const sort = query.sort && namesOf(master).includes(query.sort) ? query.sort : master.shown
    const way = query.arah === 'turun' ? sql`desc` : sql`asc`
    const isPage = query.limit != null || query.skip != null
    const page = isPage ? sql`limit ${query.limit ?? 50} offset ${query.skip ?? 0}` : sql``
    const select = sql<Row>`select ${columnsOf(master)} from ${tableOf(master)} where ${where}
      order by ${sql.ref(sort)} ${way}, ${sql.ref(master.key)} ${page}`
    if (query.format === 'csv')
      return sheetReply('csv', {
        title: master.title,
        fields: master.fields,
        rows: await ctx.db.stream<Row>(ctx.kodeToko, select),
        ctx,
      })
    const rows = await ctx.db.chain.rows(select)
    const counted = await ctx.db.chain.row(
      sql<{ n: number }>`select count(*)::int as n from ${tableOf(master)} where ${where}`,
    )
    return reply(rows, { count: counted?.n ?? rows.length })
  })

/** One writing, in the asker's name and shop for the history; then the news. */
async function write(
  ctx: Context,
  master: Master,
  statement: RawBuilder<Row>,
): Promise<Row | undefined> {
  const row = await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    return tx.row(statement)
  })
  ctx.live.changed(ctx.kodeToko, { jenis: master.name })
  return row
}

const created = (master: Master): Handler =>
  handle(callsOf(master).create, async (ctx, { body }) => {
    const values = Object.values(body).map((value) => sql`${value}`)
    const row = await write(
      ctx,
      master,
      sql<Row>`insert into ${tableOf(master)}
        (${sql.join(Object.keys(body).map((name) => sql.ref(name)))})
        values (${sql.join(values)}) returning ${columnsOf(master)}`,
    )
    return reply(row ?? { ...body, versi: 1 }, { message: sentencesOf(master).created })
  })

const updated = (master: Master): Handler =>
  handle(callsOf(master).update, async (ctx, { body, params }) => {
    const { versi, ...given } = body
    const key = checkKey(master, params)
    const set = Object.entries(given).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    const where = sql`${sql.ref(master.key)} = ${key}`
    const row = await write(
      ctx,
      master,
      sql<Row>`update ${tableOf(master)} set ${sql.join(set)}
        where ${where} and versi = ${versi}
        returning ${columnsOf(master)}`,
    )
    if (row) return reply(row, { message: sentencesOf(master).updated })
    const there = await ctx.db.chain.row(sql<Row>`select versi from ${tableOf(master)}
      where ${where}`)
    throw there ? stale() : notFound()
  })

const deleted = (master: Master): Handler =>
  handle(callsOf(master).delete, async (ctx, { params }) => {
    const gone = await write(
      ctx,
      master,
      sql<Row>`delete from ${tableOf(master)}
        where ${sql.ref(master.key)} = ${checkKey(master, params)} returning ${columnsOf(master)}`,
    )
    if (!gone) throw notFound()
    return reply(null, { message: sentencesOf(master).deleted })
  })

const changes = (master: Master): Handler =>
  handle(callsOf(master).history, (ctx, { params }) =>
    ctx.db.call<RowOf<typeof riwayatFields>[]>('riwayat_wilayah', [
      master.name,
      checkKey(master, params),
    ]),
  )

/** The calls of the chain-wide masters: those of the engine, without the wall of a shop. */
export const wilayah: readonly Handler[] = [kota, kecamatan].flatMap((master) => [
  listed(master),
  created(master),
  updated(master),
  deleted(master),
  changes(master),
])
