import type { Endpoint, PathKeys } from './endpoint.ts'
import {
  choice,
  code,
  group,
  integer,
  list,
  paragraph,
  saat,
  tanggal,
  text,
  type Field,
  type Fields,
  type RowOf,
} from './field.ts'
import type { Ledger } from './ledger.ts'
import type { Right } from './right.ts'
import type { Screen } from './screen.ts'

const sure = { required: true } as const

/** Why a document is changed or undone. The reason is kept with it for good. */
export const alasan = paragraph({ label: 'Alasan', ...sure, min: 5, max: 200 })

/** A document's number, as a person types it. */
export const nomor = code({ label: 'No Dokumen', ...sure, max: 40 })

/** More notes than a person reads: a narrower period or a search finds the rest. */
export const longestListed = 1000

/** One page of a list of documents. */
export const halaman = {
  skip: integer({ label: 'Lewati' }),
  limit: integer({ label: 'Baris', min: 1, max: 200, initial: 50 }),
}

/**
 * One page of a list of documents, what is sought in it (a number, a name), which section, and
 * those in a state or late.
 */
const cari = {
  ...halaman,
  q: text({ label: 'Cari', max: 60 }),
  bagian: text({ label: 'Bagian', max: 40 }),
  status: text({ label: 'Status', max: 20 }),
}

/** Instead of a state: those of which a date has passed that stands out (`late`). */
export const telat = 'TELAT'

/** What a list can be narrowed to: a state, or what is late. */
const keadaan = (states: Readonly<Record<string, string>>, columns: Fields) =>
  choice({
    label: 'Status',
    of: {
      ...states,
      ...(Object.values(columns).some(({ late }) => late) ? { [telat]: 'Telat' } : {}),
    },
  })

/** The answer of a command that says nothing more: the number of what it made. */
export const bernomor = group({ nomor: text({ label: 'No Dokumen', ...sure }) })
export type Bernomor = RowOf<{ nomor: Field<string> }>

/** A way from states to a state. A document changes its state in no other way. */
export interface Way<S extends string = string> {
  readonly from: readonly S[] //      empty: it makes the document
  readonly to: S
  readonly or?: readonly S[] //       where else the shop's rules may lead it
  readonly early?: string //          said of a state before these, as they stand in order; a phrase
}

/**
 * A command is a call that makes a document or moves it to another state. Documents are made and
 * changed in no other way. Its path is the command's name in the postings.
 */
export interface Command<
  S extends string = string,
  P extends string = string,
  B = unknown,
  A = unknown,
  K extends string = string,
>
  extends Endpoint<P, unknown, B, A>, Way<S> {
  readonly label: string //           on the button; a phrase
  readonly consequence?: string //    what becomes of it, said before it is sent; a phrase
  readonly failed?: string //         said when the server gave no sentence; a phrase
  readonly authorise?: K //           the kind of approval that it always needs
  readonly mayAsk?: readonly K[] //   kinds that it needs by the shop's rules
  readonly undoes?: string //         a cancel: the kind of the document (BT) that takes it back
  readonly next?: string //           where its user goes on; {name} is a field of the answer
  readonly freezes?: true //          it freezes facts in the document that it moves
  readonly meanwhile?: true //        also while a step of it waits for somebody else
  readonly exact?: true //            it negates all books of the document, row by row
  readonly anyDay?: true //           a cancel: also of a day before, while what it sent is on the way
}

/** The kinds of approval of a module, for a command that may ask for any of them. */
export const kindsOf = <K extends string>(kinds: Readonly<Record<K, string>>): K[] =>
  Object.keys(kinds) as K[]

interface Draft<P extends string, S extends string, B extends Fields, A, K extends string> {
  readonly path: P
  readonly label: string
  readonly summary: string
  readonly consequence?: string
  readonly failed?: string
  readonly right: Right
  readonly when?: string
  readonly to: S
  readonly or?: readonly S[]
  readonly body: B
  readonly answer?: Field<A>
  readonly authorise?: K
  readonly mayAsk?: readonly K[]
  readonly undoes?: string
  readonly next?: string
  readonly freezes?: true
  readonly meanwhile?: true
  readonly early?: string
  readonly portal?: Endpoint['portal']
  readonly method?: Endpoint['method'] // where the SPEC does not say POST
  readonly also?: Endpoint['also']
}

const commandOf = (draft: object) =>
  ({ method: 'POST', posting: true, answer: bernomor, ...draft }) as never

/** A command that makes a document. */
export const makes = <
  const P extends string,
  const S extends string,
  B extends Fields,
  A = Bernomor,
  const K extends string = never,
>(
  draft: Draft<P, S, B, A, K>,
): Command<S, PathKeys<P>, RowOf<B>, NoInfer<A>, NoInfer<K>> => commandOf({ from: [], ...draft })

/** A command that moves a document from one of these states to the next. */
export const moves = <
  const P extends string,
  const F extends string,
  const S extends string,
  B extends Fields,
  A = Bernomor,
  const K extends string = never,
>(
  from: readonly F[],
  draft: Draft<P, S, B, A, K>,
): Command<F | S, PathKeys<P>, RowOf<B>, NoInfer<A>, NoInfer<K>> => commandOf({ from, ...draft })

interface Undo<P extends string, F extends string, K extends string> extends Pick<
  Draft<P, 'BATAL', Fields, Bernomor, K>,
  'consequence' | 'label' | 'path' | 'right' | 'summary' | 'when'
> {
  /** The states in which its books stand; by default VALID. */
  readonly from?: readonly F[]
  readonly anyDay?: true
  readonly authorise?: K
}

export interface Cancelled {
  readonly nomor: string
  readonly alasan: string
}

/**
 * The command that takes back a document of this business date, or of any (`anyDay`). A new
 * document (BT) of this kind negates all its books.
 * @param kind of that document
 */
export const cancels = <
  const P extends string,
  const F extends string = 'VALID',
  const K extends string = never,
>(
  kind: string,
  draft: Undo<P, F, K>,
): Command<'BATAL' | F, PathKeys<P>, Cancelled, Bernomor, NoInfer<K>> & { undoes: string } =>
  commandOf({
    ...{ from: ['VALID'], to: 'BATAL', body: { nomor, alasan }, undoes: kind, exact: true },
    ...draft,
  })

/** What every list of documents shows of a document. */
const kepala = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
}
/** Whom a document names (`isi.id_pelanggan`), for the columns of its list. */
export const orang = {
  nama_customer: text({ label: 'Customer', ...sure }),
  no_hp: text({ label: 'No HP', ...sure }),
}
const kaki = <S extends string>({
  ends,
  states,
}: {
  readonly ends?: readonly S[]
  readonly states: Readonly<Record<S, string>>
}) => ({
  input_by: text({ label: 'Oleh', ...sure }),
  status: choice({ label: 'Status', of: states, ...sure, ...(ends ? { ends } : {}) }),
})
/** A row of a list of documents. */
export type Listed<F extends Fields, S extends string> = RowOf<typeof kepala> &
  RowOf<F> & { input_by: string; status: S }

interface ListDraft<F extends Fields> {
  readonly path: string
  readonly summary: string
  readonly right: Right
  /** What it says where it has none; by default 'Tidak Ada Data'. A phrase. */
  readonly empty?: string
  /** A book that has one row of each document: columns of its names are read there. */
  readonly book?: Ledger
  /**
   * Names of the facts that are frozen in the document (`isi`), when it was made or by a step
   * since; alasan is the command's, those of `orang` are the customer's.
   */
  readonly columns: F
  /** Columns that SQL works out: the function of a shop and a document's id that answers each. */
  readonly reckons?: Readonly<Partial<Record<keyof F & string, string>>>
}

/** A list of documents of one kind, newest first. */
export interface DocumentList<
  S extends string = string,
  F extends Fields = Fields,
> extends Endpoint<never, RowOf<typeof cari>, unknown, Listed<F, S>[]> {
  readonly columns: F
  readonly empty?: string
  readonly book?: Ledger
  readonly reckons?: Readonly<Partial<Record<string, string>>>
  readonly sections?: Sections
}

/** Some of the documents of a kind, on a screen of their own. */
interface Section<S extends string = string> {
  /** The states of those that belong there. */
  readonly states?: readonly S[]
  /** Or the SQL function of a shop and a document's id that says whether it belongs there. */
  readonly holds?: string
  readonly screen: Screen
  /** Names of the commands that are given there, and on no other screen of the document. */
  readonly steps?: readonly string[]
}
type Sections<S extends string = string> = Readonly<Record<string, Section<S>>>

/** Whatever has a name: any document. */
export interface NamedDocument {
  readonly name: string
  readonly title: string
}

type Commands<S extends string> = Readonly<Record<string, Command<S>>>
type Ways<S extends string> = Readonly<Record<string, Way<S>>>

/**
 * Documents that one posting makes together, as the two sides of a visit. The whole gives them a
 * name.
 */
interface Parts<S extends string, W extends Ways<S> = Ways<S>> {
  /** It is done where the goods are: weighed, counted. Never from afar (DOMAIN 12). */
  readonly onSpot?: true
  /** States in which it is over: whom it names may be forgotten. By default all but OPEN. */
  readonly ends?: readonly NoInfer<S>[]
  /** Documents that its commands make and move with it. */
  readonly parts?: readonly NamedDocument[]
  /** Documents that its commands make or move by ways of theirs: their screens get the news. */
  readonly besides?: readonly NamedDocument[]
  /** What commands of other documents do to it, each by a name of its own. */
  readonly along?: W
}

/** A business event: its states, the books it posts to, its commands, and its list. */
export interface Document<
  S extends string = string,
  L extends string = string,
  C extends Commands<S> = Commands<S>,
  F extends Fields = Fields,
> extends Parts<S> {
  readonly name: string //    jenis in the books
  readonly title: string
  readonly prefix: string //  of its numbers (DOMAIN 4)
  readonly states: Readonly<Record<S, string>>
  readonly books: readonly Ledger<L>[]
  readonly commands: C
  readonly list?: DocumentList<S, F>
  readonly screen?: Screen
  readonly dialog?: true
  readonly listScreen?: Screen
  readonly sections?: Sections
  /** In the page: all of it, where only what the menu shows came first (tools/late-definitions). */
  readonly late?: () => Promise<Document>
}

/** The screens that are drawn from the definition of a document. */
export const screensOfDocument = ({
  listScreen,
  screen,
  sections = {},
}: Pick<Document, 'listScreen' | 'screen' | 'sections'>): Screen[] =>
  [screen, listScreen, ...Object.values(sections).map((one) => one.screen)].flatMap(
    (one) => one ?? [],
  )

/** Where its documents are looked up: its list, or the first of its sections that leads none on. */
export const lookedUpAt = ({
  listScreen,
  sections = {},
}: Pick<Document, 'listScreen' | 'sections'>): Screen | undefined =>
  listScreen ?? Object.values(sections).find(({ steps }) => steps?.length === 0)?.screen

interface DocumentDraft<
  S extends string,
  L extends string,
  C extends Commands<NoInfer<S>>,
  F extends Fields,
  W extends Ways<NoInfer<S>>,
> extends Parts<NoInfer<S>, W> {
  readonly name: string
  readonly title: string
  readonly prefix: string
  readonly states: Readonly<Record<S, string>>
  readonly books: readonly Ledger<L>[]
  readonly commands: C
  readonly list?: ListDraft<F>
  /**
   * Its own screen, drawn from this definition: the form of its first command, its list, and what
   * leads a document on.
   */
  readonly screen?: Screen
  /** The form stands in a dialog over the list, which has the whole width. */
  readonly dialog?: true
  /** A screen with its list alone, and what leads a document on. */
  readonly listScreen?: Screen
  readonly sections?: Sections<NoInfer<S>>
}

// A document without a list has no columns.
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- {} is what is meant
type None = Record<never, Field>

/**
 * The type carries each command with its body and answer, so the compiler checks what serves it.
 */
export const defineDocument = <
  const S extends string,
  const L extends string,
  const C extends Commands<NoInfer<S>>,
  const F extends Fields = None,
  const W extends Ways<NoInfer<S>> = Ways<S>,
>({
  list: listed,
  ...draft
}: DocumentDraft<S, L, C, F, W>): Document<S, L, C, F> & {
  readonly list: DocumentList<S, F>
  readonly along: W
} =>
  ({
    ...draft,
    ...(listed
      ? {
          list: {
            ...listed,
            sections: draft.sections,
            method: 'GET',
            query: { ...cari, status: keadaan(draft.states, listed.columns) },
            answer: list({ ...kepala, ...listed.columns, ...kaki(draft) }),
          },
        }
      : {}),
  }) as never

/**
 * What screens load again after a posting of this document: the document itself, and what its books
 * are about.
 */
export const topicsOf = ({
  besides = [],
  books,
  name,
}: Pick<Document, 'besides' | 'books' | 'name'>): string[] => [
  ...new Set([name, ...besides.map((one) => one.name), ...books.flatMap(({ news = [] }) => news)]),
]

/** The states in which something of it is still open. */
export const openStates = ({ ends, states }: Pick<Document, 'ends' | 'states'>): string[] =>
  Object.keys(states).filter((state) => (ends ? !ends.includes(state) : state === 'OPEN'))
