import type { Document } from '#kernel/document'
import { takenBack, type Ledger } from '#kernel/ledger'
import { anything, byKey, figure, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { Refusal } from '#kernel/refusal'
import { defineLoad } from '../load.ts'
import type { Context } from '../serve.ts'

const recordedRow = byKey(anything)
export type RecordedRow = ShapeOf<typeof recordedRow>

const load = defineLoad(
  'muat_dokumen',
  maybe(
    row({
      ...{ id: text, nomor: text, status: text, versi: whole },
      ...{ tgl_system: text, saat: text, input_by: text },
      isi: recordedRow, // what was frozen in it when it was made
      buku: byKey(list(recordedRow)),
      // The first reason why a book cannot be taken back: which book, its code and its figures.
      halangan: maybe(byKey(figure)),
    }),
  ),
)
/** A document with all its rows in its books. */
export type Recorded = NonNullable<ShapeOf<typeof load.answer>>

/**
 * The document of this number, of this kind.
 * @throws Refusal E-TIDAK-ADA
 */
export async function loadDocument(
  ctx: Context,
  { books, name }: Pick<Document, 'books' | 'name'>,
  nomor: string,
): Promise<Recorded> {
  const found = await ctx.db.load(load, [
    ctx.kodeToko,
    name,
    nomor.trim().toUpperCase(),
    JSON.stringify(takenBack(books).map((book) => book.name)),
  ])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** Of these books the rows that one posting wrote. */
export const ofPosting = (buku: Recorded['buku'], id_posting: string): Recorded['buku'] =>
  Object.fromEntries(
    Object.entries(buku).map(([name, rows]) => [
      name,
      rows.filter((row) => row['id_posting'] === id_posting),
    ]),
  )

/** A recorded row without the technical columns: as its writer got it. */
export function rowOf({ asks = {}, entry }: Ledger, recorded: RecordedRow): never {
  const names = Object.keys({ ...entry, ...asks }).filter((name) => Object.hasOwn(recorded, name))
  return Object.fromEntries(names.map((name) => [name, recorded[name]])) as never
}
