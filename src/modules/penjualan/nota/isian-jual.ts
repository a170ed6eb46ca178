import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import type { NotaFields } from '#kernel/nota'
import {
  jumlahDari,
  paragraphs,
  strip,
  type BayarCetak,
  type DataKertas,
} from '#modules/nota/kertas/isian'
import { janjiDari, type Janji } from '../janji.rules.ts'

/** What the paper of a sale is called, by what it sells (ADR 0086). */
export const judulJual = {
  JUAL: 'NOTA PENJUALAN',
  EMAS: 'NOTA PENJUALAN EMAS',
  BERLIAN: 'NOTA PENJUALAN BERLIAN',
} as const
export type KertasJual = keyof typeof judulJual

/** Everything a sale note shows, frozen when the sale was made (SPEC 3, sale note). */
export interface NotaJualData extends DataKertas {
  readonly no_faktur_jual: string
  readonly kertas: KertasJual
  readonly baris: readonly NotaJualBaris[]
  /** What was handed over; what came back is told apart (`kembali`). */
  readonly pembayaran: readonly BayarCetak[]
  readonly kembali: number
  /** What the purchases of the same visit come to: an exchange; 0 for none. */
  readonly nilai_beli: number
  /** A nota sisa: only what the customer still has stands on it (DOMAIN 5). */
  readonly sisa: boolean
  /** The purchases that bought pieces of it back. */
  readonly dibeli_kembali: readonly string[]
  /** The stamp that it needs, rupiah; 0 for none. */
  readonly meterai: number
  /** Whether the buyer brings it. */
  readonly meterai_pembeli: boolean
  /** The tax base; 0 when the note carries no tax. */
  readonly dpp: number
  readonly no_nota_manual: string
  /** What a damaged piece loses when it comes back, in hundredths of a percent; 0: not told. */
  readonly potongan_rusak: number
  /** What it earned for a later one. */
  readonly kupon: readonly KuponCetak[]
  /** The number of the document that corrected it last, '' for none (DOMAIN 4). */
  readonly koreksi: string
}

/** A coupon on paper. */
export interface KuponCetak {
  readonly no_kupon: string
  readonly nilai_kupon: number
  readonly berlaku_sampai: string
}

/** Money in rupiah, weights in milligrams. */
export interface NotaJualBaris extends Janji {
  readonly kode_barcode: string
  readonly kode_intern: string
  readonly nama_barang: string
  readonly kadar_cetak: string
  readonly berat: number
  readonly nama_atribut: string
  readonly berat_atribut: number
  /** Its stones, a row of a kind each; and the carats of all, in hundredths. */
  readonly batu: readonly string[]
  readonly karat: number
  /** 0 for goods with a fixed price. */
  readonly harga_per_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  /** Tax on top of the price, and tax that the price contains. */
  readonly pajak: number
  readonly pajak_termasuk: number
  /** What of `pajak` is PPh 22. */
  readonly pph22: number
  readonly harga_total: number
  /** The name of the piece's photo, '' for none. */
  readonly gambar: string
}

/** What else is in a piece besides its gold, and what that weighs. */
const atributCetak = (line: NotaJualBaris): string =>
  [line.nama_atribut, line.berat_atribut ? `${formatBerat(line.berat_atribut)} gr` : '']
    .filter(Boolean)
    .join(' ')

/** A line of goods in the columns that papers of a sale share. */
export function barisJual(line: NotaJualBaris): NotaFields {
  const isi = [atributCetak(line), line.batu.join('; ')].filter(Boolean)
  return {
    kode: paragraphs(line.kode_barcode, line.kode_intern),
    nama: paragraphs(line.nama_barang, isi.join(' · ')),
    kadar_cetak: line.kadar_cetak,
    berat: formatBerat(line.berat),
    per_gram: line.harga_per_gram ? formatRupiah(line.harga_per_gram) : '',
    harga: formatRupiah(line.harga_jual),
    ongkos: strip(line.ongkos),
    diskon: strip(-line.diskon),
    total: formatRupiah(line.harga_total),
    gambar: line.gambar,
  }
}

/** The foot of the table; its texts share the columns of the lines above. */
export function jumlahJual({ baris }: NotaJualData): NotaFields {
  return {
    qty: `${baris.length} barang`,
    berat: formatBerat(jumlahDari(baris, (line) => line.berat)),
    karat: formatPersen(jumlahDari(baris, (line) => line.karat)),
    harga: formatRupiah(jumlahDari(baris, (line) => line.harga_jual)),
    ongkos: strip(jumlahDari(baris, (line) => line.ongkos)),
    diskon: strip(-jumlahDari(baris, (line) => line.diskon)),
    total: formatRupiah(jumlahDari(baris, (line) => line.harga_total)),
  }
}

const tarifCetak = ({ potongan_jual, potongan_tukar }: Janji): string =>
  potongan_tukar === null || potongan_jual === null
    ? 'menurut ketentuan toko saat dibeli kembali'
    : `tukar ${persenCetak(potongan_tukar)}, jual ${persenCetak(potongan_jual)}`

/** The promise in words; which lines, where they differ. Never 0 % for what promises no percent. */
export function kalimatJanji(lines: readonly Janji[]): string {
  const janji = janjiDari(lines)
  const rates =
    janji.length > 1
      ? janji.map((each) => `baris ${each.baris} ${tarifCetak(each)}`)
      : janji.map(tarifCetak)
  return `Potongan ${rates.join('; ')}, dari harga setelah diskon, tanpa ongkos dan pajak.`
}

/** 1500 -> 15 %, 1250 -> 12,50 %. */
export const persenCetak = (hundredths: number): string =>
  `${formatPersen(hundredths).replace(/,00$/, '')} %`
