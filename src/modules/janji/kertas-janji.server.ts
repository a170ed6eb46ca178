import type { NotaPage } from '#kernel/nota'
import type { Context, Handler } from '#server/serve'
import type { KertasCalls } from '#modules/nota/kertas.calls'
import { dariDokumen, dariToko, type Cetakan } from '#modules/nota/kertas.server'
import type { DataDuaPihak } from '#modules/nota/kertas/dua-pihak'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import { ketentuanNota } from '#modules/pembelian/kertas-beli.server'
import { kodeNota } from './bukti.ts'
import type { Janji } from './janji.rules.ts'
import { muatJanji, type Menepati } from './janji.server.ts'
import { jamJanji, kepalaJanji } from './kepala.server.ts'

/** What the paper of every promise says, whatever was promised. */
export interface DataJanji extends DataDuaPihak {
  readonly nomor: string
}

/** How the paper of a kind of promise is drawn. */
interface Rupa<I> {
  /** What its code says to whoever scans it; a look at it has none. */
  readonly kode: (satu: Janji<I>) => string
  readonly gambar: (isi: I) => readonly string[]
  /** The approval that a second print needs; by default none. */
  readonly ulang?: string
  readonly keterangan?: (isi: I) => string | null
  /** How many copies a print has by the flags: for the customer, the shop, the goldsmith. */
  readonly salinan?: (ctx: Context) => number
  readonly halaman: (umum: DataJanji, satu: Janji<I>, ctx: Context) => readonly NotaPage[]
}

/** A code that fetches what lies with us: it is on the paper alone. */
export const kodeAmbil = ({ isi, nomor }: Janji<{ readonly kode_ambil: string }>): string =>
  kodeNota(nomor, isi.kode_ambil)

/** Its shop, and the marks of its copies: what follows the first is one. */
function dicetakOleh(ctx: Context, ke: Cetakan, salinan?: (ctx: Context) => number) {
  const { lembar, ...toko } = dariToko(ctx, ke, false)
  const lebih = ke.ke === 'CONTOH' ? 0 : (salinan?.(ctx) ?? 1) - 1
  return { ...toko, lembar: [...lembar, ...Array.from({ length: lebih }, () => 'COPY')] }
}

/** Answers the calls of the paper of a kind of promise. */
export const serveKertasJanji = <I>(
  calls: KertasCalls,
  nama: string,
  jenis: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
  { gambar, halaman, keterangan, kode, salinan, ulang }: Rupa<I>,
): Handler[] =>
  serveKertas(
    calls,
    nama,
    async (ctx, nomor) => {
      const found = await muatJanji(ctx, jenis, { nomor })
      // A second print that nobody agreed to says which promise it is, and fetches nothing.
      const kodePada = (satu: Janji<I>, ke: Cetakan['ke']): string => {
        if (ke === 'CONTOH') return ''
        return ke > 1 && ulang === undefined ? satu.nomor : kode(satu)
      }
      const [kepala, ketentuan] = await Promise.all([
        kepalaJanji(
          ctx,
          found.map(({ id }) => id),
        ),
        ketentuanNota(ctx, jenis.kwitansi.janji.name),
      ])
      return found.flatMap((satu) => {
        const orang = kepala.get(satu.id)
        if (!orang) return []
        const umum = (ke: Cetakan): DataJanji => ({
          ...dicetakOleh(ctx, ke, salinan),
          ...dariDokumen({
            ...{ ...satu, ...orang, no_faktur_group: '', jam: jamJanji(ctx, satu), valid_by: null },
            keterangan: keterangan?.(satu.isi) ?? null,
          }),
          nomor: satu.nomor,
          url: kodePada(satu, ke.ke),
          pembayaran: bayarKertas(orang.pembayaran),
          ketentuan,
        })
        const status = satu.status === 'BATAL' ? 'BATAL' : 'VALID'
        return [
          {
            dicetak: { id: satu.id, nomor: satu.nomor, status, cetak: orang.cetak } as const,
            gambar: gambar(satu.isi),
            halaman: (ke: Cetakan) => halaman(umum(ke), satu, ctx),
          },
        ]
      })
    },
    ulang,
  )
