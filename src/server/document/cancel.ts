import type { Cancelled, Command, Document } from '#kernel/document'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { takenBack, type Undoing, type Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import type { Context, Handler } from '../serve.ts'
import { newId } from './ids.ts'
import { numberOf, type NewDocument } from './post.ts'
import { loadDocument, rowOf, type Recorded } from './recorded.ts'
import { serve, step } from './run.ts'

type Cancel<S extends string, K extends string> = Command<
  S,
  never,
  Cancelled,
  { readonly nomor: string },
  K
> & { readonly undoes: string }

type Said = Pick<Document, 'books' | 'states' | 'title'>

/**
 * A document of this business date, or of any day, may be taken back while the command leads on
 * from its state, and while nothing has happened since to the things in its books.
 * @throws Refusal
 */
export function checkCancel(
  { books, states, title }: Said,
  { anyDay, from }: Pick<Command, 'anyDay' | 'from'>,
  old: Pick<Recorded, 'halangan' | 'nomor' | 'status' | 'tgl_system'>,
  tglSystem: string,
): void {
  const { halangan, nomor, status } = old
  if (status === 'BATAL') throw new Refusal('{{nomor}} Sudah Dibatalkan', { params: { nomor } })
  if (!from.includes(status))
    throw new Refusal('{{nomor}} Berstatus {{status}}, Tidak Dapat Dibatalkan', {
      params: { nomor, status: states[status] ?? status },
    })
  if (!anyDay && old.tgl_system !== tglSystem)
    throw new Refusal('Tidak Dapat Membatalkan {{dokumen}} Kemarin', { params: { dokumen: title } })
  if (halangan === null) return
  const { buku, kode, ...params } = halangan
  const text = books.find(({ name }) => name === buku)?.obstacles?.[String(kode)]
  if (text === undefined) throw new RangeError(`book ${buku} has no sentence for ${kode}`)
  throw new Refusal(text, { params: { ...params, nomor } })
}

/**
 * The exact negation of all that a document left in its books.
 * @throws RangeError for a book that cannot be taken back
 */
export const undone = <L extends string>(
  { books }: Pick<Document<string, L>, 'books'>,
  old: Recorded,
  id: string,
): Written<L>[] =>
  takenBack(books).map((ledger) => {
    const rows = old.buku[ledger.name] ?? []
    const { undo } = ledger
    if (undo === undefined) throw new RangeError(`the book ${ledger.name} cannot be taken back`)
    return {
      ledger,
      rows: rows.map((row) => ({
        ...undo(rowOf(ledger, row), { id, of: old }),
        id_dokumen: id,
      })),
    }
  })

/**
 * The negation of what a step wrote: the same rows reckoned again from what was frozen, turned.
 * @throws RangeError for a book that cannot be taken back
 */
export const negated = <L extends string>(
  written: readonly Written<L>[],
  undoing: Undoing,
): Written<L>[] =>
  written.map(({ ledger, rows }) => {
    const { undo } = ledger
    if (undo === undefined) throw new RangeError(`the book ${ledger.name} cannot be taken back`)
    return {
      ledger,
      rows: rows.map((row) => ({ ...undo({ ...row }, undoing), id_dokumen: undoing.id })),
    }
  })

/** The amount of a document, if its frozen facts have one; never the cost. */
const amounts: Readonly<Record<string, (value: number) => string>> = {
  pcs: (value) => `${formatRupiah(value)} pcs`,
  berat: (value) => `${formatBerat(value)} gr`,
  jumlah: (value) => `Rp ${formatRupiah(value)}`,
}

/** What the approver reads of the document: its state and its amount. */
const summary = ({ isi, status }: Recorded): string =>
  Object.entries(amounts)
    .flatMap(([name, words]) => (typeof isi[name] === 'number' ? words(isi[name]) : []))
    .reduce((said, each) => `${said} ${each}`, status)

/**
 * The document (BT) that takes another one back.
 * @param id of it
 * @throws RangeError for a command that takes nothing back
 */
export function takesBack(
  { undoes }: Pick<Command, 'undoes'>,
  old: { readonly id: string; readonly id_group?: string },
  id: string,
): NewDocument {
  if (undoes === undefined) throw new RangeError('a command that is no cancel takes nothing back')
  return {
    ...{ id, jenis: undoes, prefix: 'BT', status: 'VALID', id_asal: old.id },
    ...(old.id_group === undefined ? {} : { id_group: old.id_group }),
  }
}

/**
 * Handles the cancel of a document: if it may be taken back, somebody approves, and a new document
 * (BT) negates all its books in one posting.
 * @param judge a rule of the shop besides those of the books; throws a Refusal
 * @param agreed what is done when all have agreed, before it is posted; throws a Refusal
 */
export const serveCancel = <S extends string, L extends string, K extends string>(
  document: Document<S, L>,
  command: Cancel<S, K>,
  judge?: (ctx: Context, old: Recorded) => Promise<void> | void,
  agreed?: (ctx: Context, old: Recorded) => Promise<void>,
): Handler =>
  serve(document, command, async (ctx, { body: { alasan, nomor } }) => {
    const old = await loadDocument(ctx, document, nomor)
    checkCancel(document, command, old, ctx.toko.tgl_system)
    await judge?.(ctx, old)
    const { authorise: kategori } = command
    const sebelum = { [old.nomor]: summary(old) }
    const sesudah = { [old.nomor]: 'BATAL' }
    return {
      needs: kategori === undefined ? [] : [{ kategori, sebelum, sesudah, keterangan: alasan }],
      periksa: [
        ['batal', takenBack(document.books).map(({ name }) => ({ id: old.id, buku: name }))],
      ],
      write: async () => {
        await agreed?.(ctx, old)
        const id = newId()
        return {
          makes: [takesBack(command, old, id)],
          steps: [step(document, command, old)],
          books: undone(document, old, id),
          answer: { nomor: numberOf(id) },
          nomor: [old.nomor],
        }
      },
    }
  })
