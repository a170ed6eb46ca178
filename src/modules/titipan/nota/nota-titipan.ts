import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import {
  bayarDuaPihak,
  ketentuanDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import { isianTotal, strip, type BarisBawah } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'

/** What the customer takes home for the money that he left. Rupiah and milligrams. */
export interface NotaTitipanData extends DataDuaPihak {
  readonly no_titipan: string
  /** The chosen piece; null: money only. */
  readonly barang: BarangTitipan | null
  /** Left by now: the first deposit and what was added. */
  readonly jumlah: number
  /** What of it was spent or given back already. */
  readonly terpakai: number
  /** Added since the first deposit, whose payments stand on the paper. */
  readonly tambahan: number
  /** dd/mm/yyyy. */
  readonly batas: string | null // none: it came of a promise
  readonly kunci_harga: boolean
}

export interface BarangTitipan {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kadar: string
  readonly berat: number
  readonly harga_gram: number
  readonly ongkos: number
  readonly diskon: number
  readonly harga_total: number
  readonly gambar: string // the name of a picture, '' for none
}

export const kertasTitipan: JenisKertas = {
  kepada: 'Titipan dari',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 22, isi: '{kode}', jumlah: '' },
      { judul: 'Nama Barang', x: 33, width: 55, isi: '{nama}', jumlah: '{jumlah_kata}' },
    ],
    figures: [
      { judul: 'Kadar', x: 89, width: 12, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat (gr)', x: 102, width: 16, isi: '{berat}', jumlah: '' },
      { judul: 'Per Gram', x: 119, width: 18, isi: '{per_gram}', jumlah: '' },
      { judul: 'Ongkos', x: 138, width: 17, isi: '{ongkos}', jumlah: '' },
      { judul: 'Diskon', x: 156, width: 17, isi: '{diskon}', jumlah: '' },
      { judul: 'Harga', x: 174, width: 26, isi: '{harga}', jumlah: '{jumlah}' },
    ],
  },
  paraf: parafDuaPihak('Customer'),
  muat_nama: 60,
}

/** What stands where a shop has no terms of its own. */
const ketentuanUmum = 'Bawa nota ini saat mengambil barang atau uang titipan.'

/** The pages of a deposit's nota. */
export const notaTitipan = (data: NotaTitipanData): NotaPage[] =>
  susunNota(data, {
    kertas: 'TITIPAN',
    jenis: kertasTitipan,
    judul: 'NOTA TITIPAN',
    nomor: data.no_titipan,
    baris: [data.barang ? barisBarang(data.barang) : barisUang],
    bawah: barisBawah(data),
    isian: fields(data),
  })

const barisUang: NotaFields = {
  kode: '-',
  nama: 'TITIPAN UANG',
  kadar: '-',
  berat: '-',
  per_gram: '-',
  ongkos: '-',
  diskon: '-',
  harga: '-',
}

const barisBarang = (barang: BarangTitipan): NotaFields => ({
  kode: barang.kode_barcode,
  nama: barang.nama_barang,
  kadar: barang.kadar,
  berat: formatBerat(barang.berat),
  per_gram: strip(barang.harga_gram),
  ongkos: strip(barang.ongkos),
  diskon: strip(0 - barang.diskon),
  harga: formatRupiah(barang.harga_total),
  gambar: barang.gambar,
})

/** The price stands with the piece; what is left of it is told in words. */
function janji({ barang, batas, jumlah, kunci_harga }: NotaTitipanData): string[] {
  if (!barang) return [`Titipan berlaku sampai ${batas ?? 'dipakai'}.`]
  const sisa = Math.max(0, barang.harga_total - jumlah)
  return [
    `Barang disimpan sampai ${batas ?? 'diambil'}.`,
    kunci_harga
      ? `Harga dikunci sampai ${batas ? 'tanggal itu' : 'diambil'}. Sisa pembayaran Rp ${formatRupiah(sisa)}.`
      : 'Harga mengikuti harga hari pengambilan.',
  ]
}

const fields = (data: NotaTitipanData): NotaFields => ({
  jumlah_kata: 'UANG TITIPAN',
  jumlah: formatRupiah(data.jumlah),
  ...isianTotal(data.jumlah),
  periksa: 'Pindai kode QR ini di kasir untuk memakai titipan.',
  ketentuan: ketentuanDuaPihak(data, janji(data), ketentuanUmum),
})

const barisBawah = (data: NotaTitipanData): BarisBawah[] => [
  ...bayarDuaPihak(data),
  ['Ditambah', data.tambahan],
  ['Sudah dipakai', data.terpakai],
]
