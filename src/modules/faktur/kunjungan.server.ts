import type { NewDocument, Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import type { BarisBuku } from './buku.ts'
import type { BatasBayar } from './pembayaran.rules.ts'

/**
 * What one side of a visit gives to its one posting: its documents, what is checked again, the rows
 * written when it is saved, and those that VALID adds. The money is the group's.
 */
export interface Bagian {
  readonly id: readonly string[] // of its documents, for numberOf
  readonly dokumen: readonly NewDocument[]
  readonly periksa: NonNullable<Posting['periksa']>
  readonly buku: BarisBuku
  readonly bukuValid: BarisBuku
}

/** Books joined: each is written once, the rows of one side after those of the other. */
export function gabungBuku(books: readonly BarisBuku[]): NonNullable<Posting['tulis']> {
  const joined = new Map<string, object[]>()
  for (const [name, rows] of books.flatMap((each) => Object.entries(each)))
    joined.set(name, [...(joined.get(name) ?? []), ...rows])
  return [...joined].filter(([, rows]) => rows.length > 0)
}

/** What this shop lets its cashiers do with its money. */
export const batasBayar = (ctx: Context): BatasBayar => ({
  biaya_transfer: ctx.setting<number>('BIAYA_TRANSFER'),
  fee: ctx.setting('TANPA_FEE_MODULE')
    ? { DEBET: 0, CREDIT: 0 }
    : { DEBET: ctx.setting<number>('FEE_DEBET'), CREDIT: ctx.setting<number>('FEE_CREDIT') },
})
