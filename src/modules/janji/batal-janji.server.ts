import type { Bernomor, Command, Document } from '#kernel/document'
import type { Written } from '#kernel/ledger'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf, type Posting } from '#server/document/post'
import { mayAskFor, step } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import type { Handler } from '#server/serve'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import type { Janji } from './janji.rules.ts'
import { dibaca, kembalikanUang, type Menepati } from './janji.server.ts'
import type { BukuUang } from './kwitansi.ts'

/** What a cancel says. */
interface Batal {
  readonly nomor: string
  readonly alasan: string
  readonly uang_dari: AsalUang | null
}

/**
 * Cancels a promise: all its money goes back, and by two people.
 * @param milik the rows that give back what else was taken for it
 * @param hilang what the shop loses by it besides, which the approver reads
 * @param beku what is frozen with it
 */
export const serveBatalJanji = <S extends string, I, L extends string, K extends string>(
  document: Document<S, BukuUang | L>,
  command: Command<S, never, Batal, Bernomor, K | 'TRANSFER_BELUM_MASUK'> & {
    readonly authorise?: K
  },
  menepati: Menepati<I, L>,
  milik: (janji: Janji<I>, id: string) => readonly Written<L>[],
  {
    beku,
    hilang = () => ({}),
    periksa = () => [],
  }: {
    readonly hilang?: (janji: Janji<I>) => Readonly<Record<string, string>>
    readonly beku?: (janji: Janji<I>) => object
    readonly periksa?: (janji: Janji<I>) => NonNullable<Posting['periksa']>
  } = {},
): Handler => {
  mayAskFor(command, ['TRANSFER_BELUM_MASUK'])
  return serveOn(document, command, dibaca(menepati), async (ctx, kini, body) => {
    const { nomor, status } = kini
    const uang = { jumlah: kini.saldo, uang_dari: body.uang_dari }
    const balik = await kembalikanUang(ctx, menepati, kini, uang)
    const { authorise: kategori } = command
    const sesudah = { [nomor]: 'BATAL', ...hilang(kini), ...balik.sesudah }
    const lihat = { sebelum: { [nomor]: status }, sesudah, keterangan: body.alasan }
    return {
      needs: [...(kategori === undefined ? [] : [{ kategori, ...lihat }]), ...balik.needs],
      periksa: [...balik.periksa, ...periksa(kini)],
      write: () => {
        const id = newId()
        return {
          makes: [takesBack(command, kini, id)],
          steps: [step(document, command, kini)],
          facts: beku ? [{ id_dokumen: kini.id, isi: beku(kini) }] : [],
          books: [...milik(kini, id), ...balik.books(id)],
          answer: { nomor: numberOf(id) },
        }
      },
    }
  })
}
