import type { Bernomor, Command, Document } from '#kernel/document'
import type { Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe, text } from '#kernel/shape'
import { negated, takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf, type Posting } from '#server/document/post'
import { step } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import { defineLoad } from '#server/load'
import type { Context, Handler } from '#server/serve'
import type { Janji } from './janji.rules.ts'
import { dibaca, type Menepati } from './janji.server.ts'

const dibayarSesudah = defineLoad('kwitansi_sesudah', maybe(text))

/** What stood in the promise because its work was done, and what stands there without it. */
interface Dilepas<S extends string, L extends string> {
  /** The days on which it was done. */
  readonly tgl: readonly string[]
  /** The state of before. */
  readonly ke: S
  /** What the approver reads. */
  readonly sebelum: Readonly<Record<string, string>>
  readonly sesudah: Readonly<Record<string, string>>
  readonly facts: object
  /** The rows that the step wrote, as it wrote them. */
  readonly books: readonly Written<L>[]
  readonly periksa?: NonNullable<Posting['periksa']>
}

/**
 * Takes back that work was done: of today, while nobody paid because of it, with a reason and by
 * two people. What the step wrote is negated, and it is worked on again (ADR 0362).
 * @param selesai the command that said so
 */
export const serveBatalSelesai = <
  S extends string,
  I,
  L extends string,
  B extends { readonly nomor: string; readonly alasan: string },
  K extends string,
>(
  document: Document<S, L>,
  command: Command<S, never, B, Bernomor, K> & { readonly authorise?: K },
  selesai: Pick<Command, 'path'>,
  menepati: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
  judge: (ctx: Context, janji: Janji<I>, body: B) => Dilepas<S, L>,
): Handler =>
  serveOn(document, command, dibaca(menepati), async (ctx, kini, body) => {
    const { id: id_janji, nomor } = kini
    const { books, facts, ke, periksa, sebelum, sesudah, tgl } = judge(ctx, kini, body)
    if (tgl.some((each) => each !== ctx.toko.tgl_system))
      throw new Refusal('Tidak Dapat Membatalkan {{dokumen}} Kemarin', {
        params: { dokumen: document.title },
      })
    const kwitansi = await ctx.db.load(dibayarSesudah, [ctx.kodeToko, id_janji, selesai.path])
    if (kwitansi !== null)
      throw new Refusal('{{nomor}} Dibayar Sesudah Selesai, Batalkan {{kwitansi}} Dahulu', {
        params: { nomor, kwitansi },
      })
    const { authorise: kategori } = command
    return {
      needs:
        kategori === undefined ? [] : [{ kategori, sebelum, sesudah, keterangan: body.alasan }],
      ...(periksa ? { periksa } : {}),
      write: () => {
        const id = newId()
        return {
          makes: [takesBack(command, kini, id)],
          steps: [step(document, command, kini, ke)],
          facts: [{ id_dokumen: id_janji, isi: facts }],
          books: negated(books, { id, of: kini }),
          answer: { nomor: numberOf(id) },
        }
      },
    }
  })
