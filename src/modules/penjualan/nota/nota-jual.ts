import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaFields, type NotaPage } from '#kernel/nota'
import { splitStruk } from '#kernel/paper-text'
import {
  isianBawah,
  isianKertas,
  isianTanda,
  isianTotal,
  jumlahDari,
  labelBayar,
  paragraphs,
  strip,
  type BarisBawah,
  type DataKertas,
} from '#modules/nota/kertas/isian'
import { templateNota } from '#modules/nota/kertas/template'
import { kertasJual } from './kertas-jual.ts'

/** Everything a sale note shows, frozen when the sale was made (SPEC 3, sale note). */
export interface NotaJualData extends DataKertas {
  readonly no_faktur_jual: string
  readonly baris: readonly NotaJualBaris[]
  readonly pembayaran: readonly NotaJualBayar[]
  readonly kembali: number
  /** What the purchases of the same visit come to: an exchange; 0 for none. */
  readonly nilai_beli: number
  /** As promised on the day, each pair of rates once. */
  readonly janji: readonly JanjiCetak[]
  /** A nota sisa: only what the customer still has stands on it (DOMAIN 5). */
  readonly sisa: boolean
  /** The purchases that bought pieces of it back, '' for none. */
  readonly dibeli_kembali: string
  /** The tax base; 0 when the note carries no tax. */
  readonly dpp: number
  readonly no_nota_manual: string
  /** The number of the document that corrected it last, '' for none (DOMAIN 4). */
  readonly koreksi: string
}

/** Hundredths of a percent; null: the shop's terms of the day on which the goods come back. */
export interface JanjiCetak {
  readonly baris: string // the lines that bear it: '1, 3'
  readonly potongan_tukar: number | null
  readonly potongan_jual: number | null
}

/** Money in rupiah, weights in milligrams. */
export interface NotaJualBaris {
  readonly kode_barcode: string
  readonly kode_intern: string
  readonly nama_barang: string
  readonly kadar_cetak: string
  readonly berat: number
  readonly nama_atribut: string
  readonly berat_atribut: number
  /** Its stones, '' for none. */
  readonly batu: string
  /** 0 for goods with a fixed price. */
  readonly harga_per_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  /** Tax on top of the price, and tax that the price contains. */
  readonly pajak: number
  readonly pajak_termasuk: number
  readonly harga_total: number
  /** The name of the piece's photo, '' for none. */
  readonly gambar: string
}

export interface NotaJualBayar {
  /** CASH, TRANSFER, DEBET, CREDIT ... */
  readonly jenis: string
  /** What was handed over, below zero by the shop; what came back is told apart (`kembali`). */
  readonly jumlah: number
  readonly fee: number
  /** The bank or the reference, '' for none. */
  readonly keterangan: string
}

/** The pages of a sale note, copy after copy. Pure: the same data always gives the same paper. */
export function notaJual(data: NotaJualData): NotaPage[] {
  const payments = paymentRows(data)
  const judul = data.sisa ? 'NOTA SISA' : 'NOTA PENJUALAN'
  const look = {
    ukuran: data.ukuran,
    jumlah_baris: data.baris.length,
    jumlah_bayar: payments.length,
    ada_foto: data.baris.some((line) => line.gambar !== ''),
    nama_panjang: data.baris.some((line) => line.nama_barang.length > LONG_NAME),
    ada_logo: data.logo !== '',
    latar: data.latar,
  }
  const template = templateNota(look, kertasJual)
  const isian = { ...fields(data), ...isianBawah(payments) }
  const baris = data.baris.map(lineFields)
  return data.lembar.flatMap((tanda) =>
    layoutNota(template, { isian: { ...isian, ...isianTanda(tanda, judul) }, baris }),
  )
}

/** Characters that still fit beside each other on the two lines of a close row. */
const LONG_NAME = 60

function fields(data: NotaJualData): NotaFields {
  const isian = isianKertas(data, data.no_faktur_jual)
  return {
    ...isian,
    no_nota_manual: data.no_nota_manual,
    ...totalFields(data),
    ...isianTotal(jumlahDari(data.baris, (line) => line.harga_total)),
    ketentuan: terms(data),
    keterangan: data.keterangan && paragraphs('Keterangan:', ...splitStruk(data.keterangan)),
    catatan: [
      data.koreksi && `Koreksi ${data.koreksi}`,
      data.dibeli_kembali && `Sudah dibeli kembali ${data.dibeli_kembali}`,
      isian['catatan'],
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function lineFields(line: NotaJualBaris): NotaFields {
  const atribut = line.berat_atribut
    ? `${line.nama_atribut} ${formatBerat(line.berat_atribut)} gr`
    : line.nama_atribut
  return {
    kode: paragraphs(line.kode_barcode, line.kode_intern),
    nama: paragraphs(line.nama_barang, [atribut, line.batu].filter(Boolean).join(' · ')),
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
function totalFields({ baris }: NotaJualData): NotaFields {
  return {
    qty: `${baris.length} barang`,
    berat: formatBerat(jumlahDari(baris, (line) => line.berat)),
    harga: formatRupiah(jumlahDari(baris, (line) => line.harga_jual)),
    ongkos: strip(jumlahDari(baris, (line) => line.ongkos)),
    diskon: strip(-jumlahDari(baris, (line) => line.diskon)),
    total: formatRupiah(jumlahDari(baris, (line) => line.harga_total)),
  }
}

function paymentRows(data: NotaJualData): BarisBawah[] {
  const added = jumlahDari(data.baris, (line) => line.pajak)
  const included = jumlahDari(data.baris, (line) => line.pajak_termasuk)
  const total = jumlahDari(data.baris, (line) => line.harga_total)
  const paid = jumlahDari(data.pembayaran, (payment) => payment.jumlah) - data.kembali
  const rows: BarisBawah[] = [
    // The payments belong to the visit, which may have more notes than this one.
    ['Pembelian kunjungan', 0 - data.nilai_beli],
    ['Total kunjungan', paid === total ? 0 : paid],
    ['DPP', data.dpp],
    ['PPN', added],
    ['Sudah termasuk PPN', included],
    ...data.pembayaran.map(({ jenis, jumlah, keterangan }) => {
      const label = labelBayar(jenis, keterangan)
      return [jumlah < 0 ? `Dibayar toko ${label}` : label, Math.abs(jumlah)] as const
    }),
    ['Biaya kartu', jumlahDari(data.pembayaran, (payment) => payment.fee)],
    ['Kembali', data.kembali],
  ]
  return rows.filter(([, amount]) => amount !== 0)
}

/** Buy-back terms (SPEC 9), on the price after discount, without ongkos and tax (DOMAIN 6). */
function terms(data: NotaJualData): string {
  return paragraphs(
    kalimatJanji(data.janji),
    'Berat dan kadar diperiksa kembali. Nota ini wajib dibawa.',
  )
}

const tarifCetak = ({ potongan_jual, potongan_tukar }: JanjiCetak): string =>
  potongan_tukar === null || potongan_jual === null
    ? 'menurut ketentuan toko saat dibeli kembali'
    : `tukar ${persenCetak(potongan_tukar)}, jual ${persenCetak(potongan_jual)}`

/** The promise in words; which lines, where they differ. Never 0 % for what promises no percent. */
export function kalimatJanji(janji: readonly JanjiCetak[]): string {
  const rates =
    janji.length > 1
      ? janji.map((each) => `baris ${each.baris} ${tarifCetak(each)}`)
      : janji.map(tarifCetak)
  return `Potongan ${rates.join('; ')}, dari harga setelah diskon, tanpa ongkos dan pajak.`
}

/** 1500 -> 15 %, 1250 -> 12,50 %. */
const persenCetak = (hundredths: number): string =>
  `${formatPersen(hundredths).replace(/,00$/, '')} %`
