import type { Bernomor, Command, Document } from '#kernel/document'
import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { checkStands, serve, serveMove, step } from '#server/document/run'
import type { Handler } from '#server/serve'
import type { AsalUang } from '#modules/pembayaran/uang-kembali'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { buktiAmbil, checkBukti, type Ditunjukkan } from './bukti.ts'
import { checkSisa, takMenunggu } from './janji.rules.ts'
import { kembalikanUang, periksaJanji, satuJanji, type Menepati } from './janji.server.ts'
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
  serveMove(document, command, async (ctx, { body }) => {
    const { nomor, ...isi } = body
    const kini = await satuJanji(ctx, menepati, nomor)
    takMenunggu(kini)
    return {
      moves: [kini],
      periksa: [periksaJanji(kini)],
      make: () => ({
        books: [],
        facts: { ...isi, tgl_notis: ctx.toko.tgl_system },
        answer: { nomor: kini.nomor },
      }),
    }
  })

/** What a surplus is fetched with. */
interface Kelebihan extends Ditunjukkan {
  readonly nomor: string
  readonly kelebihan: number // as it was seen
  readonly uang_dari: AsalUang | null
}

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
): Handler =>
  serve(document, command, async (ctx, { body }) => {
    const kini = await satuJanji(ctx, menepati, body.nomor)
    const { id, nomor, saldo } = kini
    takMenunggu(kini)
    checkStands(document, command, kini)
    if (saldo === 0) throw new Refusal('Kelebihan {{nomor}} Sudah Dibayar', { params: { nomor } })
    checkSisa(saldo, body.kelebihan)
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
      periksa: [periksaJanji(kini), ...balik.periksa],
      write: () => ({
        steps: [step(document, command, kini)],
        facts: [{ id_dokumen: id, isi: { bukti, foto_kartu } }],
        books: balik.books(id),
        answer: { nomor },
        nomor: [nomor],
      }),
    }
  })
