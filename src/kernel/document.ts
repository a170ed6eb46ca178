import { integer, paragraph, type Fields, type RowOf } from './field.ts'

/** A book: append-only rows that a document's postings leave behind. */
export interface Ledger<E extends Fields = Fields> {
  readonly name: string //    the table and its writer tulis_<name>
  readonly title: string
  readonly entry: E
  readonly balances?: readonly string[] // columns whose sum over a posting is zero
}
export const defineLedger = <const E extends Fields>(ledger: Ledger<E>): Ledger<E> => ledger

/** A transition: the only way a document's state changes. */
export interface Command<S extends string = string> {
  readonly label: string
  readonly from: readonly S[] //     empty: the command makes the document
  readonly to: S
  readonly call: string //           the path of the call that gives it
  readonly authorise?: string //     kind of approval that is always needed
  readonly confirm?: string //       asked before it is sent; a phrase
  readonly reason?: boolean //       a reason must be given
}

/** Why a document is changed or undone; it stands with it for good. */
export const alasan = paragraph({ label: 'Alasan', required: true, min: 5, max: 200 })

/** One page of a list of documents. */
export const halaman = {
  skip: integer({ label: 'Lewati' }),
  limit: integer({ label: 'Baris', min: 1, max: 200, initial: 50 }),
}

/** A business event: its states, header, lines, the books it posts to, and its commands. */
export interface Document<
  S extends string = string,
  H extends Fields = Fields,
  L extends Fields = Fields,
  C extends string = string,
> {
  readonly name: string //    jenis in the books
  readonly title: string
  readonly prefix: string //  of its numbers (DOMAIN 4)
  readonly states: Readonly<Record<S, string>>
  readonly header: H
  readonly lines: L
  readonly posts: readonly Ledger[]
  readonly commands: Readonly<Record<C, Command<NoInfer<S>>>>
  readonly when?: string
  readonly contoh: Readonly<Record<NoInfer<S>, RowOf<H> & { readonly baris: readonly RowOf<L>[] }>>
}
export const defineDocument = <
  const S extends string,
  const H extends Fields,
  const L extends Fields,
  const C extends string,
>(
  document: Document<S, H, L, C>,
): Document<S, H, L, C> => document
