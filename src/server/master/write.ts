import { sql } from 'kysely'
import { soleOf } from '#kernel/field'
import { sentencesOf, type Master } from '#kernel/master'
import { changedSince, Refusal, refusedField } from '#kernel/refusal'
import { callsOf } from '#kernel/master-calls'
import type { House } from '#kernel/module'
import type { Tx } from '../db.ts'
import { fileOfPicture } from '../files/picture.ts'
import { namedPictures } from '../files/unused.ts'
import { handle, reply, type Context, type Handler } from '../serve.ts'
import {
  insertedColumns,
  ownRows,
  picturesOf,
  shownColumns,
  stored,
  tableOf,
  written,
  type MasterValues,
  type StoredRow,
} from './columns.ts'
import { checkExists, type Chosen } from './active.ts'
import { checkKey } from './key.ts'
import { write, type Desk, type Hooks } from './desk.ts'
import { imporHandler } from './impor.ts'
import { inUse, notFound, type Uses } from './refusals.ts'

/** The row as it is, locked until the end of the write. */
async function held(ctx: Context, tx: Tx, master: Master, key: string): Promise<StoredRow> {
  const row = await tx.row<StoredRow>(sql`select ${shownColumns(master)} from ${tableOf(master)}
    where ${ownRows(ctx, master)} and ${sql.ref(master.key)} = ${key} for update`)
  if (!row) throw notFound()
  return row
}

/** @throws Refusal of the master's own rule, at its field */
function obey(master: Master, row: MasterValues): void {
  const refused = master.rule?.(row)
  if (refused) throw refusedField(refused.field, refused.text, refused.params)
}

/** What a list names exists: no foreign key looks into one. @throws Refusal at the list */
async function namesExist({ house, master }: Desk, ctx: Context, row: MasterValues): Promise<void> {
  const named = Object.entries(master.fields).flatMap(([field, one]): Chosen[] => {
    const [name = '', inner] = soleOf(one) ?? []
    const rows = row[field]
    if (!inner?.ref || !Array.isArray(rows)) return []
    const to = house.master(inner.ref.master)
    return rows.map((each) => ({ master: to, field, kode: name === '' ? each : each[name] }))
  })
  if (named.length > 0) await checkExists(ctx, ...named)
}

async function create(desk: Desk, ctx: Context, row: MasterValues): Promise<StoredRow> {
  const { hooks, master } = desk
  const fields = Object.entries(master.fields)
  obey(master, row)
  await namesExist(desk, ctx, row)
  const made = await write(desk, ctx, row, async (tx) => {
    await hooks.check?.(ctx, tx, row, null)
    const saved = await tx.row<StoredRow>(sql`insert into ${tableOf(master)}
      (${sql.join(insertedColumns(master).map((name) => sql.ref(name)))})
      values (${sql.join([
        ...(master.chain ? [] : [sql`${ctx.kodeToko}`]),
        ...fields.map(([name, field]) => stored(field, row[name])),
      ])})
      returning ${shownColumns(master)}`)
    await hooks.written?.(ctx, tx, row, null)
    return saved ?? { ...row, versi: 1 }
  })
  hooks.committed?.(ctx, row)
  return made
}

async function update(
  desk: Desk,
  ctx: Context,
  key: string,
  given: MasterValues,
): Promise<StoredRow> {
  const { hooks, master } = desk
  const isWhole = typeof given['versi'] === 'number'
  const sent = { ...given, [master.key]: key }
  const set = written(ctx, master, sent)
    .filter(([name]) => isWhole || Object.hasOwn(given, name))
    .map(([name, field]) => sql`${sql.ref(name)} = ${stored(field, sent[name])}`)
  await namesExist(desk, ctx, sent)
  const { after, dropped, row } = await write(desk, ctx, sent, async (tx) => {
    const before = await held(ctx, tx, master, key)
    if (isWhole && given['versi'] !== before.versi) throw changedSince()
    const row: MasterValues = isWhole ? sent : { ...before, ...sent }
    if (set.length === 0) return { after: before, dropped: [], row }
    obey(master, row)
    await hooks.check?.(ctx, tx, row, before)
    const after = await tx.row<StoredRow>(sql`update ${tableOf(master)} set ${sql.join(set)}
      where ${ownRows(ctx, master)} and ${sql.ref(master.key)} = ${key}
      returning ${shownColumns(master)}`)
    await hooks.written?.(ctx, tx, row, before)
    const dropped = droppedOf(master, before, after ?? before)
    await release(ctx, tx, dropped)
    return { after: after ?? before, dropped, row }
  })
  hooks.committed?.(ctx, row)
  await dropPictures(ctx, dropped)
  return after
}

/**
 * A row that a document names is not deleted: says where it is named, and how often. (Foreign keys
 * and triggers enforce it; this gives the sentence.)
 * @throws Refusal E-PAKAI
 */
async function notInUse({ house, master }: Desk, ctx: Context, tx: Tx, key: string): Promise<void> {
  if (master.chain) return
  const uses = await tx.rows<Uses>(sql`select tabel, banyak from kencana.disebut_di(
    ${master.name}, ${ctx.kodeToko}, ${key})`)
  if (uses.length > 0) throw inUse(house, master, { [master.key]: key }, uses)
}

async function remove(desk: Desk, ctx: Context, key: string): Promise<void> {
  const { hooks, master } = desk
  const dropped = await write(desk, ctx, { [master.key]: key }, async (tx) => {
    const row = await held(ctx, tx, master, key)
    if (master.kept) throw new Refusal(master.kept, { code: 'E-PAKAI' })
    await notInUse(desk, ctx, tx, key)
    await hooks.removing?.(ctx, tx, row)
    await tx.rows(sql`delete from ${tableOf(master)}
      where ${ownRows(ctx, master)} and ${sql.ref(master.key)} = ${key}`)
    const dropped = droppedOf(master, row, {})
    await release(ctx, tx, dropped)
    return dropped
  })
  hooks.removed?.(ctx)
  await dropPictures(ctx, dropped)
}

/** The pictures that the row named before, and names no more. */
function droppedOf(master: Master, before: MasterValues, after: MasterValues): string[] {
  const kept = picturesOf(master.fields, after)
  return picturesOf(master.fields, before).filter((path) => !kept.includes(path))
}

/**
 * They are on the list of what may be swept before the change is committed: a power cut before
 * their files are deleted leaves nothing behind.
 */
async function release(ctx: Context, tx: Tx, dropped: readonly string[]): Promise<void> {
  if (dropped.length > 0)
    await tx.rows(sql`insert into kencana.unggahan (kode_toko, gambar, oleh)
      select ${ctx.kodeToko}, g, ${ctx.user.user_id} from unnest(${dropped}::text[]) g
      on conflict do nothing`)
}

/**
 * Deletes a picture of this master that no row shows any more (SPEC 4), after the change of the row
 * is committed.
 */
async function dropPictures(ctx: Context, dropped: readonly string[]): Promise<void> {
  if (dropped.length === 0) return
  const named = await namedPictures(ctx, ctx.kodeToko, dropped)
  for (const picture of dropped) {
    const file = named.has(picture) ? undefined : fileOfPicture(ctx.kodeToko, picture)
    if (file) await ctx.files.write(file, undefined)
  }
  await ctx.db.rows(
    ctx.kodeToko,
    sql`delete from kencana.unggahan where kode_toko = ${ctx.kodeToko}
      and gambar = any (${dropped}::text[])`,
  )
}

/** The sentence of a success, and after it what is odd about the row. */
async function said({ hooks }: Desk, ctx: Context, row: StoredRow, message: string) {
  const odd = await hooks.odd?.(ctx, row)
  if (odd === undefined) return { message }
  return { message: '{{berhasil}}. {{odd}}', params: { berhasil: ctx.t(message), odd } }
}

/** All that writes a master. */
export function writeHandlers(house: House, master: Master, hooks: Hooks): Handler[] {
  const calls = callsOf(master)
  const sentences = sentencesOf(master)
  const desk = { house, master, hooks }
  const change = handle(calls.update, async (ctx, { body, params }) => {
    const row = await update(desk, ctx, checkKey(master, params), body)
    return reply(row, await said(desk, ctx, row, sentences.updated))
  })
  if (master.fixed) return [change]
  return [
    imporHandler(desk),
    handle(calls.create, async (ctx, { body }) => {
      const row = await create(desk, ctx, body)
      return reply(row, await said(desk, ctx, row, sentences.created))
    }),
    change,
    handle(calls.delete, async (ctx, { params }) => {
      await remove(desk, ctx, checkKey(master, params))
      return reply(null, { message: sentences.deleted })
    }),
  ]
}
