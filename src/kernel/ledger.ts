import type { Field, Fields, RowOf } from './field.ts'
import type { Right } from './right.ts'

/** A cancel that takes rows back: its own id, and the document that wrote them. */
export interface Undoing {
  readonly id: string
  readonly of: { readonly id: string; readonly nomor: string }
}

/** What the writer of a book gets for one row: the columns, and values that it only checks. */
export type LedgerRow<E extends Fields, A extends Fields> = RowOf<E> & Partial<RowOf<A>>

// A book whose writer gets nothing besides its columns.
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- {} is what is meant
type None = Record<never, Field>

/** A book: append-only rows that a document's postings leave behind. */
export interface Ledger<
  N extends string = string,
  E extends Fields = Fields,
  A extends Fields = Fields,
> {
  readonly name: N //        the table and its writer tulis_<name>
  readonly title: string
  readonly entry: E
  /**
   * What the writer gets besides the columns, to check or to find something. These are no columns
   * of the book.
   */
  readonly asks?: A
  /** The book that these rows belong to, as lines belong to a note. They are posted with it. */
  readonly of?: string
  /** What it speaks of lies in the shop: a drawer, a scale. Never posted from afar (DOMAIN 12). */
  readonly onSpot?: true
  /**
   * This is no book: it follows from documents, or may be erased, and the chain has no text of it.
   * A posting writes it in the same way as the books.
   */
  readonly projection?: true
  /** Columns that its writer works out by itself. */
  readonly reckons?: readonly string[]
  /** Who may read its rows where books are read whole; else whoever may read them there. */
  readonly right?: Right
  /** What screens load again after rows were written: the first word of their query keys. */
  readonly news?: string | readonly string[]
  /**
   * The row that takes a recorded row back. A book without it belongs to documents that cannot be
   * cancelled.
   */
  undo?(this: void, row: LedgerRow<E, A>, undoing: Undoing): LedgerRow<E, A>
  /**
   * Why rows cannot be taken back any more: the sentence for each code of halangan_batal_<name>.
   */
  readonly obstacles?: Readonly<Record<string, string>>
  /**
   * How its rows are told before they are posted, and to whom: what tinjau_<name> answers
   * (docs/adr/0299).
   */
  readonly preview?: { readonly columns: Fields; readonly right: Right }
}

export const defineLedger = <
  const N extends string,
  const E extends Fields,
  const A extends Fields = None,
>(
  ledger: Ledger<N, E, A>,
): Ledger<N, E, A> => ledger

/** The books that a cancel takes back: a projection follows from documents, or stays as it is. */
export const takenBack = <N extends string>(books: readonly Ledger<N>[]): Ledger<N>[] =>
  books.filter(({ projection }) => projection === undefined)

/** Rows for one book of a posting. */
export interface Written<N extends string = string> {
  readonly ledger: Ledger<N>
  readonly rows: readonly object[]
}

/** Rows for a book. Without rows the book is left alone. */
export const write = <N extends string, E extends Fields, A extends Fields>(
  ledger: Ledger<N, E, A>,
  rows: readonly LedgerRow<E, A>[],
): Written<N> => ({ ledger, rows })
