import type { Fields, RowOf } from './field.ts'
import type { Ledger } from './ledger.ts'

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

/** A document that its module still runs by itself. */
export interface Described<
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
export const describeDocument = <
  const S extends string,
  const H extends Fields,
  const L extends Fields,
  const C extends string,
>(
  document: Described<S, H, L, C>,
): Described<S, H, L, C> => document
