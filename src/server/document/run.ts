import type { Command, Document } from '#kernel/document'
import type { Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { handle, type Context, type Handler, type Input, type Reply } from '../serve.ts'
import { requireApprovals, type Approval, type ApprovalNeed } from './approval.ts'
import { newId } from './ids.ts'
import { numberOf, postNumbered, type Posting } from './post.ts'

/** A need of one of these kinds. */
export interface Need<K extends string> extends ApprovalNeed {
  readonly kategori: K
}

/** The document that a command moves, as the rules read it. */
export interface Standing {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly versi: number
}

/** A document that is made: what is frozen in it, and the rows of its books. */
interface Made<L extends string> {
  /** What it was judged by, what its list and its paper say. */
  readonly isi?: object
  /** The document that it follows from. */
  readonly id_asal?: string
  readonly books: readonly Written<L>[]
}

/** What is written once everybody who must agree has agreed. */
interface Outcome<L extends string, A> extends Made<L> {
  /** More documents of the same kind: all of them, or none. */
  readonly also?: readonly (Made<L> & { readonly id: string })[]
  /** What is answered, with its sentence if it has one. */
  readonly answer: A | Reply<A>
}

/** What a command asks for when the shop's rules have judged it; nothing is written yet. */
interface Judged<K extends string> {
  readonly needs?: readonly Need<K>[]
  /** What the approver sees besides the figures. */
  readonly perkara?: object
  /** What was read still holds: checkers by name (periksa_<name>). */
  readonly periksa?: NonNullable<Posting['periksa']>
  /** The business date asked for, where the user may date back (tanggalPosting). */
  readonly tanggal?: Pick<Posting, 'tgl_system' | 'boleh_mundur'>
}

/** What a command that makes a document comes to. */
export interface Effect<L extends string, A, K extends string> extends Judged<K> {
  /** @param nomor stands in the answer for the number that the posting will give */
  readonly make: (id: string, nomor: string) => Outcome<L, A> | Promise<Outcome<L, A>>
}

/** What a command that moves documents comes to. */
export interface Move<L extends string, A, K extends string> extends Judged<K> {
  readonly moves: readonly Standing[]
  readonly make: () => Pick<Outcome<L, A>, 'answer' | 'books'>
}

/** The words with which a command came; it may have none. */
const alasanOf = (body: unknown): { alasan?: string } => {
  const given: unknown = Object(body).alasan
  return typeof given === 'string' ? { alasan: given } : {}
}

/**
 * The approvals of these needs, of kinds that the command declares.
 * @throws Refusal E-OTORISASI; RangeError where command and definition differ
 */
export async function approvalsOf<K extends string>(
  ctx: Context,
  {
    authorise,
    mayAsk = [],
    path,
  }: Pick<Command<string, string, unknown, unknown, K>, 'authorise' | 'mayAsk' | 'path'>,
  needs: readonly Need<K>[],
  perkara?: object,
): Promise<Approval[]> {
  const asked = new Set(needs.map(({ kategori }) => kategori))
  if (authorise !== undefined && !asked.has(authorise))
    throw new RangeError(`${path} is declared to need ${authorise}, and does not ask for it`)
  const known: readonly string[] = [...mayAsk, authorise].filter((kind) => kind !== undefined)
  const unknown = [...asked].find((kind) => !known.includes(kind))
  if (unknown !== undefined)
    throw new RangeError(`${path} asks for ${unknown}, which its definition does not say`)
  return requireApprovals(ctx, needs, perkara)
}

/**
 * The books of a posting: only those that the document declares, each once, none without rows.
 * @throws RangeError for a book that is not declared
 */
export function booksOf(
  { books, name }: Pick<Document, 'books' | 'name'>,
  written: readonly Written[],
): NonNullable<Posting['tulis']> {
  const joined = new Map<string, object[]>()
  for (const { ledger, rows } of written) {
    if (!books.some((book) => book.name === ledger.name))
      throw new RangeError(`${name} does not declare the book ${ledger.name}`)
    joined.set(ledger.name, [...(joined.get(ledger.name) ?? []), ...rows])
  }
  return [...joined].filter(([, rows]) => rows.length > 0)
}

/** Tells the shop's screens which document is there, and what its books have changed. */
export function announce(
  ctx: Context,
  document: Pick<Document, 'name'>,
  written: readonly Written[],
  nomor: string,
): void {
  const news = written.flatMap(({ ledger, rows }) => (rows.length > 0 ? (ledger.news ?? []) : []))
  for (const jenis of new Set([document.name, ...news]))
    ctx.live.changed(ctx.kodeToko, { jenis, nomor })
}

const documentOf = ({ id, id_asal, isi }: { id: string } & Omit<Made<string>, 'books'>) => ({
  id,
  ...(id_asal === undefined ? {} : { id_asal }),
  isi,
})

/**
 * Answers a command that makes a document: the rules judge what it came with, somebody approves
 * what they ask for, one posting writes document and books, and the shop hears of it.
 */
export const serveCommand = <
  S extends string,
  L extends string,
  P extends string,
  B,
  A,
  K extends string,
>(
  document: Document<S, L>,
  command: Command<S, P, B, A, K>,
  judge: (
    ctx: Context,
    input: Input<P, unknown, B>,
  ) => Promise<Effect<L, NoInfer<A>, K>> | Effect<L, NoInfer<A>, K>,
): Handler =>
  handle(command, async (ctx, input) => {
    const { make, needs = [], periksa = [], perkara, tanggal } = await judge(ctx, input)
    const otorisasi = await approvalsOf(ctx, command, needs, perkara)
    const id = newId()
    const { also = [], answer: said, ...first } = await make(id, numberOf(id))
    const made = [{ ...first, id }, ...also]
    const books = made.flatMap((one) => one.books)
    const about = { jenis: document.name, prefix: document.prefix, status: command.to }
    const alasan = alasanOf(input.body)
    const { answer, nomor } = await postNumbered(
      ctx,
      {
        perintah: command.path,
        ...tanggal,
        otorisasi,
        dokumen: made.map((one) => ({ ...documentOf(one), ...about, ...alasan })),
        periksa,
        tulis: booksOf(document, books),
      },
      said,
    )
    announce(ctx, document, books, nomor[id] ?? Object.values(nomor)[0] ?? '')
    return answer
  })

/**
 * The document stands in a state from which the command leads.
 * @throws Refusal E-MDB:02: somebody was quicker
 */
export function mustStand(
  { states, title }: Pick<Document, 'states' | 'title'>,
  { from }: Pick<Command, 'from'>,
  { nomor, status }: Pick<Standing, 'nomor' | 'status'>,
): void {
  if (from.includes(status)) return
  throw new Refusal('{{dokumen}} {{nomor}} Sudah {{status}}', {
    code: 'E-MDB:02',
    params: { dokumen: title, nomor, status: states[status] ?? status },
  })
}

/** Answers a command that moves documents to its state, with what that leaves in the books. */
export const serveMove = <
  S extends string,
  L extends string,
  P extends string,
  B,
  A,
  K extends string,
>(
  document: Document<S, L>,
  command: Command<S, P, B, A, K>,
  judge: (
    ctx: Context,
    input: Input<P, unknown, B>,
  ) => Promise<Move<L, NoInfer<A>, K>> | Move<L, NoInfer<A>, K>,
): Handler =>
  handle(command, async (ctx, input) => {
    const { make, moves, needs = [], periksa = [], perkara, tanggal } = await judge(ctx, input)
    for (const standing of moves) mustStand(document, command, standing)
    const otorisasi = await approvalsOf(ctx, command, needs, perkara)
    const { answer: said, books } = make()
    const alasan = alasanOf(input.body)
    const { answer } = await postNumbered(
      ctx,
      {
        perintah: command.path,
        ...tanggal,
        otorisasi,
        transisi: moves.map(({ id, status, versi }) => ({
          ...{ id, dari: status, ke: command.to, versi },
          ...alasan,
        })),
        periksa,
        tulis: booksOf(document, books),
      },
      said,
    )
    for (const { nomor } of moves) announce(ctx, document, books, nomor)
    return answer
  })
