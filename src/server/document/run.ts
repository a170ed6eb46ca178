import type { Command, Document, Way } from '#kernel/document'
import type { Field } from '#kernel/field'
import { write, type Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { handle, type Context, type Handler, type Input, type Reply } from '../serve.ts'
import { requireApprovals, type Approval, type ApprovalNeed } from './approval.ts'
import { factsBook } from './facts.ts'
import { newId } from './ids.ts'
import { numberOf, postNumbered, type NewDocument, type Posting, type Transition } from './post.ts'

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
  /** What the rules judged it by, and what its list and its paper show. */
  readonly isi?: object
  /** The document that it follows from. */
  readonly id_asal?: string
  readonly books: readonly Written<L>[]
}

/** What is written after all approvals were given. */
interface Outcome<L extends string, A> extends Made<L> {
  /** More documents of the same kind: all of them, or none. */
  readonly also?: readonly (Made<L> & { readonly id: string })[]
  /** What is answered, with its sentence if it has one. */
  readonly answer: A | Reply<A>
}

/** What a command needs after the shop's rules have judged it; nothing is written yet. */
interface Judged<K extends string> {
  readonly needs?: readonly Need<K>[]
  /** What the approver sees besides the figures. */
  readonly perkara?: object
  /** Checks that what was read is still true, by name (periksa_<name>). */
  readonly periksa?: NonNullable<Posting['periksa']>
  /** The business date asked for, where the user may date back (tanggalPosting). */
  readonly tanggal?: Pick<Posting, 'tgl_system' | 'boleh_mundur'>
  /** The work after the posting. The document stays posted even if this work fails. */
  readonly after?: (saved: { readonly nomor: readonly string[] }) => Promise<void> | void
}

/** The result of a command that makes a document. */
export interface Effect<L extends string, A, K extends string> extends Judged<K> {
  /** @param nomor placeholder in the answer for the number that the posting will give */
  readonly make: (id: string, nomor: string) => Outcome<L, A> | Promise<Outcome<L, A>>
}

/** The result of a command that moves documents. */
export interface Move<S extends string, L extends string, A, K extends string> extends Judged<K> {
  /** `ke`: the state that the shop's rules choose for one, of those that the command names. */
  readonly moves: readonly (Standing & { readonly ke?: S })[]
  readonly make: () => Moved<L, A> | Promise<Moved<L, A>>
}

interface Moved<L extends string, A> extends Pick<Outcome<L, A>, 'answer' | 'books'> {
  /** What the step freezes in the documents: it stands above what was frozen there before. */
  readonly facts?: object
}

/** All that one posting writes: documents that are made (`born`), that move (`step`), and rows. */
export interface Whole<L extends string, A> {
  readonly makes?: readonly NewDocument[]
  readonly steps?: readonly Transition[]
  /** What steps freeze in their documents. */
  readonly facts?: readonly { readonly id_dokumen: string; readonly isi: object }[]
  /** More checks of what was read. */
  readonly periksa?: NonNullable<Posting['periksa']>
  readonly books: readonly Written<L>[]
  readonly answer: A | Reply<A>
  /** The numbers in the news for the screens; by default the number of the first new document. */
  readonly nomor?: readonly string[]
}

/** The result of a command that makes and moves documents of several kinds. */
export interface Work<L extends string, A, K extends string> extends Judged<K> {
  readonly write: () => Whole<L, A> | Promise<Whole<L, A>>
}

/** The figures that the user of a command saw, of its body. */
export const seenOf = ({ body = {} }: Pick<Command, 'body'>): [string, Field][] =>
  Object.entries(body).filter(([, { seen }]) => seen)

/** The reason and remark that came with a command; it may have none. */
const alasanOf = (body: unknown): { alasan?: string } => {
  const given: unknown = Object(body).alasan
  return typeof given === 'string' ? { alasan: given } : {}
}

/**
 * What serves a command may ask for these: a helper that several commands use says so, as the
 * compiler lets a definition pass that says fewer.
 * @throws RangeError where the definition does not say them, when the program starts
 */
export function mayAskFor(
  { authorise, mayAsk = [], path }: Pick<Command, 'authorise' | 'mayAsk' | 'path'>,
  kinds: readonly string[],
): void {
  const unsaid = kinds.find((kind) => kind !== authorise && !mayAsk.includes(kind))
  if (unsaid !== undefined)
    throw new RangeError(`${path} may ask for ${unsaid}, which its definition does not say`)
}

/**
 * The approvals of these needs, of kinds that the command declares.
 * @throws Refusal E-OTORISASI; RangeError where command and definition differ
 */
export async function approvalsOf<K extends string>(
  ctx: Context,
  command: Pick<Command<string, string, unknown, unknown, K>, 'authorise' | 'mayAsk' | 'path'>,
  needs: readonly Need<K>[],
  perkara?: object,
): Promise<Approval[]> {
  const { authorise, path } = command
  const asked = new Set(needs.map(({ kategori }) => kategori))
  if (authorise !== undefined && !asked.has(authorise))
    throw new RangeError(`${path} is declared to need ${authorise}, and does not ask for it`)
  mayAskFor(command, [...asked])
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

/**
 * Tells the shop's screens which documents were posted, by which command and user, and what their
 * books have changed.
 */
export function announce(
  ctx: Context,
  document: Pick<Document, 'besides' | 'name' | 'parts'>,
  { path: perintah }: Pick<Command, 'path'>,
  { books, nomor }: { readonly books: readonly Written[]; readonly nomor: readonly string[] },
): void {
  const news = books.flatMap(({ ledger, rows }) => (rows.length > 0 ? (ledger.news ?? []) : []))
  const parts = [document.parts, document.besides]
    .flatMap((all) => all ?? [])
    .map(({ name }) => name)
  const juga = [...new Set([...parts, ...news])].filter((name) => name !== document.name)
  const oleh = ctx.user.user_id
  ctx.live.changed(ctx.kodeToko, { jenis: document.name, juga, nomor, oleh, perintah })
}

/**
 * A new document of this kind, in the state to which the command leads.
 * @param status the first state that the shop's rules choose, of those that the command names
 * @throws RangeError for a state that the command does not name
 */
export function born<S extends string>(
  { name, prefix }: Pick<Document<S>, 'name' | 'prefix'>,
  { or = [], to }: Pick<Way<S>, 'or' | 'to'>,
  {
    status = to,
    ...made
  }: Pick<NewDocument, 'id' | 'id_asal' | 'id_group' | 'isi'> & { readonly status?: NoInfer<S> },
): NewDocument {
  if (status !== to && !or.includes(status))
    throw new RangeError(`${name} is not made as ${status}: its command says ${to}`)
  return { ...made, jenis: name, prefix, status }
}

/**
 * Checks that the command leads on from the document's state.
 * @throws Refusal E-MDB:02 when somebody was faster; the command's own where it is too early
 */
export function checkStands(
  { states, title }: Pick<Document, 'states' | 'title'>,
  { early, from }: Pick<Way, 'early' | 'from'>,
  { nomor, status }: Pick<Standing, 'nomor' | 'status'>,
): void {
  if (from.includes(status)) return
  const order = Object.keys(states)
  if (early !== undefined && from.every((one) => order.indexOf(status) < order.indexOf(one)))
    throw new Refusal(early, { params: { nomor } })
  throw new Refusal('{{dokumen}} {{nomor}} Sudah {{status}}', {
    code: 'E-MDB:02',
    params: { dokumen: title, nomor, status: states[status] ?? status },
  })
}

/**
 * Moves a document from the state and version that the rules read.
 * @param ke the state that the shop's rules choose, of those that the command names
 * @throws Refusal E-MDB:02 when its state has changed meanwhile; RangeError for an unknown state
 */
export function step<S extends string>(
  document: Pick<Document<S>, 'name' | 'states' | 'title'>,
  way: Way<S>,
  standing: Standing,
  ke: NoInfer<S> = way.to,
): Transition {
  checkStands(document, way, standing)
  if (ke !== way.to && !way.or?.includes(ke))
    throw new RangeError(`${document.name} does not go to ${ke}: its definition says ${way.to}`)
  const { id, status, versi } = standing
  return { id, dari: status, ke, versi }
}

/**
 * What a step freezes, for the book of facts.
 * @throws RangeError for a command that is not declared to: its lists would not read it
 */
function factsOf(
  { freezes, path }: Pick<Command, 'freezes' | 'path'>,
  facts: Whole<string, unknown>['facts'] = [],
): NonNullable<Posting['tulis']> {
  if (facts.length > 0 && !freezes)
    throw new RangeError(`${path} freezes facts, which its definition does not say`)
  return booksOf({ name: path, books: [factsBook] }, [write(factsBook, facts)])
}

type Judge<P extends string, B, Judgement> = (
  ctx: Context,
  input: Input<P, unknown, B>,
) => Promise<Judgement> | Judgement

/**
 * Handles a command: the rules judge the request, somebody gives the approvals they ask for, one
 * posting writes documents, states and books, and the shop's screens get the news.
 * @param seen the figures of the body that were judged: all that its user saw
 * @throws RangeError where nobody judges what its user saw
 */
export const serve = <S extends string, L extends string, P extends string, B, A, K extends string>(
  document: Document<S, L>,
  command: Command<S, P, B, A, K>,
  judge: Judge<P, B, Work<NoInfer<L>, NoInfer<A>, NoInfer<K>>>,
  seen: readonly string[] = [],
): Handler => {
  const unseen = seenOf(command).find(([name]) => !seen.includes(name))
  if (unseen) throw new RangeError(`nobody says what ${unseen[0]} of ${command.path} is now`)
  return handle(command, async (ctx, input) => {
    const { after, needs = [], periksa = [], perkara, tanggal, ...judged } = await judge(ctx, input)
    const otorisasi = await approvalsOf(ctx, command, needs, perkara)
    const {
      answer: said,
      books,
      makes = [],
      nomor: told,
      steps = [],
      ...more
    } = await judged.write()
    const frozen = factsOf(command, more.facts)
    const alasan = alasanOf(input.body)
    const { answer, nomor } = await postNumbered(
      ctx,
      {
        perintah: command.path,
        ...tanggal,
        otorisasi,
        dokumen: makes.map((made) => ({ ...made, ...alasan })),
        transisi: steps.map((moved) => ({ ...moved, ...alasan })),
        periksa: [...periksa, ...(more.periksa ?? [])],
        tulis: [...frozen, ...booksOf(document, books)],
      },
      said,
    )
    const first = nomor[makes[0]?.id ?? ''] ?? Object.values(nomor)[0]
    const saved = { nomor: told ?? (first === undefined ? [] : [first]) }
    announce(ctx, document, command, { books, ...saved })
    await after?.(saved)
    return answer
  })
}

/** Handles a command that makes a document. */
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
  judge: Judge<P, B, Effect<NoInfer<L>, NoInfer<A>, NoInfer<K>>>,
): Handler =>
  serve(document, command, async (ctx, input) => {
    const { make, ...judged } = await judge(ctx, input)
    return {
      ...judged,
      write: async () => {
        const id = newId()
        const { also = [], answer, ...first } = await make(id, numberOf(id))
        const made = [{ ...first, id }, ...also]
        return {
          makes: made.map(({ id, id_asal, isi }) =>
            born(document, command, { id, isi, ...(id_asal ? { id_asal } : {}) }),
          ),
          books: made.flatMap((one) => one.books),
          answer,
        }
      },
    }
  })

/** Handles a command that moves documents to another state, with the rows for the books. */
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
  judge: Judge<P, B, Move<NoInfer<S>, NoInfer<L>, NoInfer<A>, NoInfer<K>>>,
): Handler =>
  serve(document, command, async (ctx, input) => {
    const { make, moves, ...judged } = await judge(ctx, input)
    const steps = moves.map(({ ke, ...standing }) => step(document, command, standing, ke))
    const nomor = moves.map((standing) => standing.nomor)
    return {
      ...judged,
      write: async () => {
        const { facts, ...made } = await make()
        const frozen = facts ? moves.map(({ id }) => ({ id_dokumen: id, isi: facts })) : []
        return { ...made, steps, nomor, facts: frozen }
      },
    }
  })
