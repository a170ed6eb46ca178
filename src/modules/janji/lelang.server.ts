import type { Bernomor, Command, Document } from '#kernel/document'
import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { mayAskFor, step } from '#server/document/run'
import { serveOn, serveStep } from '#server/document/standing'
import type { Handler } from '#server/serve'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { buktiAmbil, checkBukti, type Ditunjukkan } from './bukti.ts'
import type { Janji } from './janji.rules.ts'
import { dibaca, kembalikanUang, type Menepati } from './janji.server.ts'
import type { BukuUang } from './kwitansi.ts'

/** That a customer was told, and how. */
interface Notis {
  readonly nomor: string
  readonly cara_notis: string
  readonly isi_notis: string
}

/** Records that a customer was told today that his piece will be sold. */
export const serveNotis = <S extends string, I, L extends string>(
  document: Document<S, L>,
  command: Command<S, never, Notis, Bernomor>,
  menepati: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
): Handler =>
  serveStep(document, command, dibaca(menepati), (ctx, _, { nomor: __, ...isi }) => ({
    facts: { ...isi, tgl_notis: ctx.toko.tgl_system },
  }))

/** What a surplus is fetched with. */
interface Kelebihan extends Ditunjukkan {
  readonly nomor: string
  readonly kelebihan: number // as it was seen
  readonly uang_dari: AsalUang | null
}

/** What is held of an auction is what is over. @throws Refusal where it went to him already */
const kelebihannya = <I>(menepati: Parameters<typeof dibaca<I>>[0]) => ({
  ...dibaca(menepati),
  seen: {
    kelebihan: ({ nomor, saldo }: Janji<I>) => {
      if (saldo > 0) return saldo
      throw new Refusal('Kelebihan {{nomor}} Sudah Dibayar', { params: { nomor } })
    },
  },
})

/**
 * Gives a customer what his piece brought at an auction above what he owed: to whoever shows his
 * paper or leaves a photo of his card, and by two people.
 * @param tunai it goes in cash, however the buyer paid
 */
export const serveKelebihan = <
  S extends string,
  I extends { readonly kode_ambil?: string; readonly nama_barang: string },
  L extends string,
>(
  document: Document<S, BukuUang | L>,
  command: Command<S, never, Kelebihan, Bernomor, 'KELEBIHAN_LELANG' | 'TRANSFER_BELUM_MASUK'>,
  menepati: Menepati<I, L>,
  { tunai = false }: { readonly tunai?: boolean } = {},
): Handler => {
  mayAskFor(command, ['TRANSFER_BELUM_MASUK'])
  return serveOn(document, command, kelebihannya(menepati), async (ctx, kini, body) => {
    const { id, nomor, saldo } = kini
    const { bukti, foto_kartu, uang_dari } = body
    await fotoAda(ctx, [{ gambar: foto_kartu }], () => 'foto_kartu')
    const kategori = 'KELEBIHAN_LELANG' as const
    checkBukti(kini, body, { kategori, barang: kini.isi.nama_barang })
    const balik = await kembalikanUang(ctx, menepati, kini, { jumlah: saldo, tunai, uang_dari })
    return {
      needs: [
        {
          kategori,
          sebelum: { [nomor]: `Rp ${formatRupiah(saldo)}` },
          sesudah: { [nomor]: 'Rp 0', Bukti: buktiAmbil[bukti], ...balik.sesudah },
        },
        ...balik.needs,
      ],
      periksa: balik.periksa,
      write: () => ({
        steps: [step(document, command, kini)],
        facts: [{ id_dokumen: id, isi: { bukti, foto_kartu } }],
        books: balik.books(id),
        answer: { nomor },
      }),
    }
  })
}
