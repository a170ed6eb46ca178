import { Refusal } from '#kernel/refusal'
import { anything, byKey, figure, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Tanggal } from '#kernel/tanggal'
import { DatabaseRefusal } from '../db-errors.ts'
import { defineLoad } from '../load.ts'
import { Reply, reply, type Context } from '../serve.ts'
import type { Approval } from './approval.ts'
import { newId } from './ids.ts'

/** A new document, in its first state; its number is given inside the posting. */
export interface NewDocument {
  readonly id: string
  readonly jenis: string
  readonly prefix: string
  readonly status: string
  readonly id_group?: string
  readonly id_asal?: string
  readonly alasan?: string
  readonly no_otorisasi?: string
  /** Frozen: what it was priced with, its steps, what it prints. */
  readonly isi?: unknown
}

/** A document that moves from the state that the rules saw. */
export interface Transition {
  readonly id: string
  readonly dari: string
  readonly ke: string
  /** The version of its state that the rules read, so that a later move is not overwritten. */
  readonly versi: number
  readonly alasan?: string
  readonly no_otorisasi?: string
}

/** Everything that one command does, or nothing of it (DOMAIN 3). */
export interface Posting {
  readonly perintah: string
  readonly dokumen?: readonly NewDocument[]
  readonly transisi?: readonly Transition[]
  /** Checkers by name (periksa_<name>): what was read still holds. Settings check themselves. */
  readonly periksa?: readonly (readonly [name: string, isi: unknown])[]
  /** Rows for the books (tulis_<book>), in this order. */
  readonly tulis?: readonly (readonly [book: string, isi: unknown])[]
  readonly otorisasi?: readonly Approval[]
  /** An earlier business date, where the user may (SPEC 4, 'Date active'); else the shop's. */
  readonly tgl_system?: Tanggal
  readonly boleh_mundur?: boolean
}

/** What a posting stores, so that the same request gets the same answer again. */
const keptAnswer = row({ data: anything }, { message: text, params: byKey(figure) })
type Kept = ShapeOf<typeof keptAnswer>

const posted = row({ id_posting: text, urut: whole, saat: text, nomor: byKey(text) })
type PostedRow = ShapeOf<typeof posted>

const postingLoad = defineLoad('posting', posted)
const earlier = defineLoad(
  'jawaban_permintaan',
  maybe(row({ ...posted.shapes, sidik: text, jawab: keptAnswer })),
)

/** A placeholder in an answer for the number that the posting will give to this document. */
export const numberOf = (id: string): string => `#nomor:${id}`

const numberIn = (text: string, nomor: PostedRow['nomor']): string =>
  text.startsWith('#nomor:') ? (nomor[text.slice(7)] ?? text) : text

/** Puts the numbers into the answer. A number's place may be any text of it. */
function filledIn(value: unknown, nomor: PostedRow['nomor']): unknown {
  if (typeof value === 'string') return numberIn(value, nomor)
  if (Array.isArray(value)) return value.map((item) => filledIn(item, nomor))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
  return Object.fromEntries(members.map(([name, member]) => [name, filledIn(member, nomor)]))
}

function kept(answer: unknown): Kept {
  if (!(answer instanceof Reply)) return { data: answer }
  const { data, message, params } = answer
  return message === undefined ? { data } : { data, message, params }
}

/** An answer as the handler would give it: bare, or with its sentence. */
function given({ data, message, params = {} }: Kept, nomor: PostedRow['nomor']): unknown {
  const filled = filledIn(data, nomor)
  if (message === undefined) return filled
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? numberIn(value, nomor) : value,
  ])
  return reply(filled, { message, params: Object.fromEntries(values) })
}

/** What is checked again; the versions of all masters in one check, as every sale needs it. */
function checksOf(ctx: Context, periksa: NonNullable<Posting['periksa']>): unknown[] {
  const ofMasters = periksa.filter(([name]) => name === 'tabel').flatMap(([, isi]) => isi)
  return [
    ['tabel', [{ tabel: 'parameter', versi: ctx.versiSetting }, ...ofMasters]],
    ...periksa.filter(([name]) => name !== 'tabel'),
  ]
}

/** The result of a posting: the answer, and the numbers of its documents by their ids. */
export interface Posted<A> {
  readonly answer: A
  readonly nomor: Readonly<Record<string, string>>
}

/**
 * Posts a command: one call to the database that claims the request's key, re-checks what was read,
 * writes documents, states and books, numbers and chains them. The same request again gets the
 * first answer; `answer`, bare or a reply with its sentence, names new documents by `numberOf(id)`.
 * @throws Refusal with the database's sentence. When what the rules read has changed, the handler
 * runs once more from its start; then it is E-MDB:02.
 */
export async function postNumbered<A>(
  ctx: Context,
  posting: Posting,
  answer: A,
): Promise<Posted<A>> {
  const { kunci, sidik } = requestOf(ctx)
  const id = newId(ctx.clock.millis())
  const asked = JSON.stringify({
    toko: ctx.kodeToko,
    oleh: ctx.user.user_id,
    id,
    kunci,
    sidik,
    // The business date that the rules saw: a day that was closed since is not posted into.
    tgl_lihat: ctx.toko.tgl_system,
    ...posting,
    dokumen: posting.dokumen ?? [],
    transisi: posting.transisi ?? [],
    periksa: checksOf(ctx, posting.periksa ?? []),
    tulis: [...(posting.tulis ?? []), ['jawaban', kept(answer)]],
  })
  if (ctx.preview) throw await ctx.preview.show(asked)
  const { id_posting, nomor } = await ctx.db.load(postingLoad, [asked])
  if (id_posting === id) return { answer: given(kept(answer), nomor) as A, nomor }
  const first = await answerKept(ctx)
  if (!first) throw new Error(`posting ${id_posting} answered a key that nobody claimed`)
  return { answer: first.answer as A, nomor }
}

/** The same, where nobody asks for the numbers. */
export const post = async <A>(ctx: Context, posting: Posting, answer: A): Promise<A> =>
  (await postNumbered(ctx, posting, answer)).answer

function requestOf(ctx: Context): NonNullable<Context['permintaan']> {
  if (ctx.permintaan) return ctx.permintaan
  throw new Error('post() is called by an endpoint that is not declared `posting`')
}

/**
 * The earlier answer to the same request, if there is one. It is looked up when the rules refuse,
 * because after the first time the pieces are gone and the state has moved.
 */
export async function answerKept(ctx: Context): Promise<{ answer: unknown } | undefined> {
  const { kunci, sidik } = requestOf(ctx)
  const row = await ctx.db.load(earlier, [ctx.kodeToko, kunci])
  if (!row) return undefined
  if (row.sidik !== sidik) throw usedKey()
  return { answer: given(row.jawab, row.nomor) }
}

/** The same key came with another body. */
export const usedKey = (): Refusal =>
  new Refusal('Permintaan Ini Sudah Pernah Dikirim Dengan Isi Lain', { code: 'E-KUNCI' })

/** True when the posting was refused because something that the rules read has changed since. */
export const isStale = (error: unknown): error is DatabaseRefusal =>
  error instanceof DatabaseRefusal && error.sqlstate === 'KN002'
