import type { Document } from '#kernel/document'
import { takenBack, type Ledger } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import type { Context } from '../serve.ts'
import type { Standing } from './run.ts'

export type RecordedRow = Readonly<Record<string, unknown>>

/** A document with all its rows in its books. */
export interface Recorded extends Standing {
  readonly tgl_system: string
  readonly saat: string
  readonly input_by: string
  /** What was frozen in it when it was made. */
  readonly isi: RecordedRow
  readonly buku: Readonly<Record<string, readonly RecordedRow[]>>
  /** The first reason why a book cannot be taken back: which book, its code and its figures. */
  readonly halangan: Readonly<Record<string, string | number>> | null
}

/**
 * The document of this number, of this kind.
 * @throws Refusal E-TIDAK-ADA
 */
export async function loadDocument(
  ctx: Context,
  { books, name }: Pick<Document, 'books' | 'name'>,
  nomor: string,
): Promise<Recorded> {
  const found = await ctx.db.call<Recorded | null>('muat_dokumen', [
    ctx.kodeToko,
    name,
    nomor.trim().toUpperCase(),
    JSON.stringify(takenBack(books).map((book) => book.name)),
  ])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** A recorded row without the technical columns: as its writer got it. */
export function rowOf({ asks = {}, entry }: Ledger, recorded: RecordedRow): never {
  const names = Object.keys({ ...entry, ...asks }).filter((name) => Object.hasOwn(recorded, name))
  return Object.fromEntries(names.map((name) => [name, recorded[name]])) as never
}
