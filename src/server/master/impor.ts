import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Fields } from '#kernel/field'
import type { Master } from '#kernel/master'
import { callsOf, rowsAtOnce, sheetFields, type Impor } from '#kernel/master-calls'
import { changedSince, Refusal, type FieldRefusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { fieldsOn } from '#kernel/when'
import type { Tx } from '../db.ts'
import { handle, reply, type Context, type Handler } from '../serve.ts'
import { readSheet } from '../sheet/read-sheet.ts'
import type { BarisSheet } from '../sheet/sheet-worker.ts'
import { saidOf } from '../words.ts'
import {
  insertedColumns,
  ownRows,
  shownColumns,
  tableOf,
  type MasterValues,
  type StoredRow,
} from './columns.ts'
import { write, type Desk } from './desk.ts'
import { cellsOf, columnsOf, isSame, rowOf } from './impor-rows.ts'
import { masterRefusal } from './refusals.ts'

export type Aksi = Impor['baris'][number]['aksi']

export interface Baris {
  readonly baris: number // as the sheet counts them
  readonly sel?: readonly string[] // as it stands there
  readonly kunci: string
  readonly isi: MasterValues
  readonly before: StoredRow | undefined
  aksi: Aksi
  masalah: string
}

/** What the answer shows of a long sheet, and how many rows are worked on at a stretch. */
const shownRows = 500
const rejectedRows = 5_000
const stretch = 500

/** Thrown to roll everything back: it was only a look, or a row is wrong. */
export class NotSaved extends Error {}

export const said = (ctx: Context, refused: readonly FieldRefusal[]): string => {
  const sentences = refused.map(
    ({ params, text }) =>
      saidOf(new Refusal(text, { ...(params ? { params } : {}) }), ctx.t).message,
  )
  return [...new Set(sentences)].join('; ')
}

/** The sheet's rows, each as it would be saved, or with what is wrong in it. */
async function readRows(
  ctx: Context,
  master: Master,
  sheet: readonly BarisSheet[],
  known: ReadonlyMap<string, StoredRow>,
): Promise<{ rows: Baris[]; asing: string[]; judul: readonly string[] }> {
  const fields: Fields = fieldsOn(master.fields, ctx.isOn)
  const [first, ...lines] = sheet
  const headings = first?.sel ?? []
  const { asing, columns } = columnsOf(sheetFields(fields), headings, ctx.t)
  const label = master.fields[master.key]?.label ?? master.key
  if (!columns.includes(master.key))
    throw new Refusal('Kolom {{kolom}} Tidak Ada Di Baris Pertama File Ini', {
      code: 'E-ISI',
      params: { kolom: label },
    })
  const keyField: Fields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name === master.key),
  )
  const seen = new Set<string>()
  const rows: Baris[] = []
  for (const [at, { nomor, sel }] of lines.entries()) {
    if (at % stretch === 0) await setImmediate()
    const cells = cellsOf(columns, sel)
    const key = check(keyField, { [master.key]: cells.get(master.key) })
    const kunci = 'value' in key ? String(key.value[master.key]) : (cells.get(master.key) ?? '')
    const before = known.get(kunci)
    const row = rowOf(master, fields, cells, before, ctx.t)
    const isi: MasterValues = 'value' in row ? row.value : Object.fromEntries(cells)
    const problems = 'value' in row ? [] : [said(ctx, row.refused)]
    if (seen.has(kunci)) problems.push(ctx.t('{{kunci}} Ada Dua Kali Di File Ini', { kunci }))
    seen.add(kunci)
    const usual = before ? (isSame(fields, isi, before) ? 'SAMA' : 'UBAH') : 'TAMBAH'
    const aksi = problems.length > 0 ? 'SALAH' : usual
    const masalah = problems.join('; ')
    rows.push({ baris: nomor, sel, kunci, isi, before, aksi, masalah })
  }
  return { rows, asing, judul: headings }
}

interface Told {
  readonly baris: number
  readonly code: string
  readonly constraint: string
  readonly detail: string
  readonly table: string
}

const asError = ({ code, constraint, detail, table }: Told): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(code, 0, 'error'), { code, constraint, detail, table })

function blame(ctx: Context, row: Baris | undefined, error: unknown): void {
  if (!row) throw error
  row.aksi = 'SALAH'
  const refusal =
    error instanceof Refusal ? error : new Refusal('Data Tidak Valid', { code: 'E-ISI' })
  row.masalah = saidOf(refusal, ctx.t).message
}

/** The rules of the module for each row, as for one that is saved alone. */
async function askHooks({ hooks }: Desk, ctx: Context, tx: Tx, rows: Baris[]): Promise<void> {
  for (const row of hooks.check ? rows : [])
    try {
      await hooks.check?.(ctx, tx, row.isi, row.before ?? null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      blame(ctx, row, error)
    }
}

/** A row that others of the sheet name (who brought a member) is written before them. */
function namedFirst({ fields, key }: Master, name: string, rows: readonly Baris[]): Baris[] {
  const own = Object.keys(fields).find((each) => fields[each]?.ref?.master === name)
  if (own === undefined) return [...rows]
  const byKey = new Map(rows.map((row) => [row.isi[key], row]))
  const done = new Set<Baris>()
  for (const row of rows) {
    const chain: Baris[] = []
    let next: Baris | undefined = row
    while (next && !done.has(next) && !chain.includes(next)) {
      chain.push(next)
      next = byKey.get(next.isi[own])
    }
    for (const one of chain.toReversed()) done.add(one)
  }
  return [...done]
}

/** Writes what is new or changed; a refusal of the database is reported at its row. */
async function store(desk: Desk, ctx: Context, tx: Tx, rows: Baris[]): Promise<void> {
  const { hooks, house, master } = desk
  const byNumber = new Map(rows.map((row) => [row.baris, row]))
  const edited = Object.keys(fieldsOn(master.fields, ctx.isOn)).filter(
    (name) => name !== master.key,
  )
  for (let from = 0; from < rows.length; from += stretch) {
    const some = rows.slice(from, from + stretch)
    const isi = some.map((row) => ({
      baris: row.baris,
      baru: !row.before,
      isi: {
        ...withInitial(master, row.isi),
        ...(master.chain ? {} : { kode_toko: ctx.kodeToko }),
      },
    }))
    const told = await tx.row<{ masalah: Told[] }>(sql`select impor_master(${master.name},
      ${master.key}, ${master.chain ? null : ctx.kodeToko}, ${insertedColumns(master)}::text[],
      ${edited}::text[], ${JSON.stringify(isi)}::jsonb) as masalah`)
    for (const one of told?.masalah ?? []) {
      const row = byNumber.get(one.baris)
      blame(ctx, row, masterRefusal(house, master, asError(one), row?.isi ?? {}))
    }
    for (const row of hooks.written ? some : [])
      if (row.aksi !== 'SALAH') await hooks.written?.(ctx, tx, row.isi, row.before ?? null)
  }
}

/** What may be left out and has a usual value gets that, as in a row saved alone. */
const withInitial = ({ fields }: Master, row: MasterValues): MasterValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, row[name] ?? initial ?? null]),
  )

export const answerOf = (
  rows: readonly Baris[],
  asing: string[],
  master: Master,
  judul: readonly string[] = [],
): Impor => {
  const count = (aksi: Aksi): number => rows.filter((row) => row.aksi === aksi).length
  const first = (wanted: (row: Baris) => boolean) => rows.filter(wanted).slice(0, shownRows)
  const shown = [
    ...first(({ aksi }) => aksi === 'SALAH'),
    ...first(({ aksi }) => aksi !== 'SALAH'),
  ].slice(0, shownRows)
  return {
    jumlah: rows.length,
    tambah: count('TAMBAH'),
    ubah: count('UBAH'),
    sama: count('SAMA'),
    salah: count('SALAH'),
    tersimpan: false,
    asing: asing.slice(0, 50),
    baris: shown.map(({ aksi, baris, isi, kunci, masalah }) => {
      const name = isi[master.shown]
      return { baris, aksi, kunci, nama: typeof name === 'string' ? name : null, masalah }
    }),
    judul: [...judul],
    ditolak: rows
      .filter(({ aksi, sel }) => aksi === 'SALAH' && sel !== undefined)
      .slice(0, rejectedRows)
      .map(({ masalah, sel = [] }) => ({ sel: [...sel], masalah })),
  }
}

const wrong = (salah: number): Refusal =>
  new Refusal('{{jumlah}} Baris Masih Salah', { code: 'E-ISI', params: { jumlah: salah } })

/** Every row of a master, as a statement. */
export const allRows = (ctx: Context, master: Master) =>
  sql<StoredRow>`select ${shownColumns(master)} from ${tableOf(master)}
    where ${ownRows(ctx, master)} order by ${sql.ref(master.key)}`

/** The same by their keys. */
export const byKey = (master: Master, rows: readonly StoredRow[]): Map<string, StoredRow> =>
  new Map(rows.map((row) => [String(row[master.key]), row]))

/** Locks the rows that will change, as they were when the sheet was compared with them. */
async function holdAsRead(ctx: Context, tx: Tx, master: Master, rows: Baris[]): Promise<void> {
  const versions = new Map(
    rows.flatMap(({ aksi, before, kunci }) =>
      aksi === 'UBAH' && before ? [[kunci, before.versi] as const] : [],
    ),
  )
  const key = sql.ref(master.key)
  const now = await tx.rows<{ kunci: string; versi: number }>(sql`select ${key} as kunci, versi
    from ${tableOf(master)} where ${ownRows(ctx, master)} and ${key} = any(${[...versions.keys()]})
    order by ${key} for no key update`)
  if (now.length !== versions.size || now.some((row) => versions.get(row.kunci) !== row.versi))
    throw changedSince()
}

/** Whether the row has to be written. */
export const isChange = ({ aksi }: Baris): boolean => aksi === 'TAMBAH' || aksi === 'UBAH'

/** Writes rows that are new or different, or says for each row why it cannot. */
export async function keep(desk: Desk, ctx: Context, tx: Tx, rows: Baris[]): Promise<void> {
  await holdAsRead(ctx, tx, desk.master, rows)
  const changed = rows.filter(isChange)
  await askHooks(desk, ctx, tx, changed)
  const { master } = desk
  await store(desk, ctx, tx, namedFirst(master, master.name, changed.filter(isChange)))
}

/** Checks a sheet as if it were saved; saves it on request if every row is right. */
async function work(desk: Desk, ctx: Context, bytes: Buffer, simpan: boolean): Promise<Impor> {
  const { master } = desk
  const sheet = await readSheet(bytes, rowsAtOnce + 1)
  if (sheet.length < 2) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  const { asing, judul, rows } = await readRows(
    ctx,
    master,
    sheet,
    byKey(master, await ctx.db.rows(ctx.kodeToko, allRows(ctx, master))),
  )
  let answer: Impor | undefined
  try {
    await write(desk, ctx, {}, async (tx) => {
      await keep(desk, ctx, tx, rows)
      answer = answerOf(rows, asing, master, judul)
      if (!simpan || answer.salah > 0) throw new NotSaved()
      return null
    })
  } catch (error) {
    if (!(error instanceof NotSaved) || !answer) throw error
    if (simpan) throw wrong(answer.salah)
    return answer
  }
  if (!answer) throw new Error(`master ${master.name}: its import ended without an answer`)
  for (const row of rows.filter(isChange)) desk.hooks.committed?.(ctx, row.isi)
  return { ...answer, tersimpan: true }
}

/** `<list>/impor`: rows of a spreadsheet, looked at or saved, all or none. */
export const imporHandler = (desk: Desk): Handler =>
  handle(callsOf(desk.master).impor, async (ctx, { body, upload }) => {
    if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
    const answer = await work(desk, ctx, upload.bytes, body.simpan)
    return reply(answer, answer.tersimpan ? { message: 'Berhasil Menyimpan Data' } : {})
  })
