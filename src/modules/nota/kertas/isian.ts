import { formatPersen, formatRupiah, formatScaled } from '#kernel/figures'
import type { NotaDesign, NotaFields, NotaSize } from '#kernel/nota'
import { namaParaf, splitAlamat } from '#kernel/paper-text'
import { terbilang } from '#kernel/terbilang'

/** What every nota shows besides its lines, frozen when its document was made. */
export interface DataKertas {
  readonly ukuran: NotaSize
  /** The mark across each copy: [''], ['', 'COPY'], or ['COPY'] for a reprint. */
  readonly lembar: readonly string[]
  /** The shop's own designs, by 'kertas ukuran'. */
  readonly desain?: Readonly<Record<string, NotaDesign>> | null
  /** It goes to a mobile print bridge: on a slip, where the shop has designed one. */
  readonly mobile?: boolean
  /** It goes to a receipt printer: on a slip, unless two sign it. */
  readonly struk?: boolean
  /** Names of pictures, '' for none. */
  readonly latar: string
  readonly logo: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly no_hp_toko: string
  /** The seller's tax number, on a nota with PPN; '' for none. */
  readonly npwp: string
  readonly no_faktur_group: string
  /** yyyy-MM-dd and HH:mm or HH:mm:ss in the shop's zone. */
  readonly tgl_system: string
  readonly jam: string
  readonly kode_sales: string
  readonly nama_sales: string
  /** Who served: he entered it. */
  readonly input_by: string
  /** Who took the money and made it valid; '' while it waits for him. */
  readonly valid_by: string
  readonly nama_customer: string
  readonly alamat_customer: string
  readonly no_hp: string
  readonly keterangan: string
  /** The public page that shows the note's true state. */
  readonly url: string
  /** 0 for the first print. */
  readonly cetak_ulang: number
  /** The picture of the customer's signature; none: he signs on the paper. */
  readonly tanda_tangan?: string
}

/** The shop, the number, the persons and the foot. */
export const isianKertas = (data: DataKertas, nomor: string): NotaFields => ({
  logo: data.logo,
  nama_toko: data.nama_toko,
  alamat_toko: paragraphs(
    ...splitAlamat(data.alamat_toko),
    [data.no_hp_toko && `Telp. ${data.no_hp_toko}`, data.npwp && `NPWP ${data.npwp}`]
      .filter(Boolean)
      .join(' · '),
  ),
  nomor,
  no_faktur_group: data.no_faktur_group,
  tanggal: `${tanggalCetak(data.tgl_system)}  ${data.jam.slice(0, 5)}`,
  sales: [data.kode_sales, data.nama_sales].filter(Boolean).join(' '),
  input: data.input_by,
  kasir: data.valid_by || '-',
  petugas: data.valid_by || data.input_by, // signs for the shop
  nama_customer: data.nama_customer || 'Umum',
  customer: namaParaf(data.nama_customer), // to sign: nobody's name is written by himself
  alamat_customer: [data.no_hp, data.alamat_customer].filter(Boolean).join(' · '),
  url: data.url,
  periksa: data.url && 'Pindai kode QR untuk memeriksa keaslian nota ini.',
  catatan: catatanKertas(data),
  ttd: data.tanda_tangan ?? '',
})

/** The foot's note: what became of the document, and which print of it this is. */
export const catatanKertas = (data: DataKertas, ...lain: readonly string[]): string =>
  [data.cetak_ulang > 0 && `Cetak ulang ke-${data.cetak_ulang}`, ...lain]
    .filter(Boolean)
    .join(' · ')

/** The total in figures and in words; below zero the shop owes it. */
export const isianTotal = (total: number): NotaFields => ({
  grand_total: formatRupiah(total),
  terbilang: `${total < 0 ? 'Minus ' : ''}${capital(terbilang(Math.abs(total)), total >= 0)}`,
})

/** The mark of a copy. A preview says so in words, too, and leads nowhere. */
export const isianTanda = (tanda: string, judul: string): NotaFields =>
  tanda === 'CONTOH'
    ? { tanda, judul: 'CONTOH, BUKAN NOTA', url: '', periksa: '' }
    : { tanda, judul }

/** One row below the total: a way of payment, a tax, the rest of the visit. */
export type BarisBawah = readonly [label: string, amount: number]

export const isianBawah = (rows: readonly BarisBawah[]): NotaFields =>
  Object.fromEntries(
    rows.flatMap(([label, amount], row) => [
      [`label_bayar_${row}`, label],
      [`jumlah_bayar_${row}`, formatRupiah(amount)],
    ]),
  )

/** One payment of a visit on paper. */
export interface BayarCetak {
  /** CASH, TRANSFER, DEBET, CREDIT ... */
  readonly jenis: string
  /** Rupiah; below zero the shop paid it. */
  readonly jumlah: number
  readonly fee: number
  /** The bank or the reference, '' for none. */
  readonly keterangan: string
}

const caraBayar: Readonly<Record<string, string>> = {
  CASH: 'Tunai',
  TRANSFER: 'Transfer',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
  POIN: 'Poin',
  KUPON: 'Kupon',
  TITIPAN: 'Titipan',
}

/** A way of payment on paper. `keterangan`: the bank or the reference, '' for none. */
export const labelBayar = (jenis: string, keterangan: string): string =>
  [caraBayar[jenis] ?? jenis, keterangan].filter(Boolean).join(' ')

/**
 * A fineness on paper, the same way on each paper of a visit: by its label, as on the piece, else
 * in thousandths, as gold is stamped. `kadar` is in hundredths of a percent.
 */
export const kadarKertas = (kadar: number, label: string): string =>
  label || (kadar > 100_00 ? formatPersen(kadar) : formatPermil(kadar))

const formatPermil = (kadar: number): string =>
  formatScaled(kadar, 1, 'layar').replace('.', '').replace(/,0$/, '')

/** Nothing is a dash, so that a figure stands out where there is one. */
export const strip = (rupiah: number): string => (rupiah === 0 ? '-' : formatRupiah(rupiah))

export const paragraphs = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n')

export const jumlahDari = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** 2026-11-21 -> 21/11/2026. */
export const tanggalCetak = (tanggal: string): string => tanggal.split('-').toReversed().join('/')

const capital = (text: string, first: boolean): string =>
  first ? text.charAt(0).toUpperCase() + text.slice(1) : text
