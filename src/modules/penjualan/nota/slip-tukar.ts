import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import {
  bayarDuaPihak,
  ketentuanDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import {
  isianTotal,
  jumlahDari,
  paragraphs,
  strip,
  type BarisBawah,
} from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'

/** Both sides of an exchange and its one settlement (SPEC 4: exchange slip). */
export interface SlipTukarData extends DataDuaPihak {
  readonly nomor: string // of the visit
  readonly baris: readonly SlipTukarBaris[] // what is sold, then what is bought
}

/** As on its own nota: rupiah and milligrams, above zero on both sides. */
export interface SlipTukarBaris {
  readonly sisi: 'JUAL' | 'BELI'
  readonly nomor: string
  readonly nama_barang: string
  readonly kadar: string
  readonly berat: number
  readonly harga: number
  readonly potongan: number
  readonly total: number
}

/** The slip: sales count up, purchases down, in every column. */
export const kertasTukar: JenisKertas = {
  kepada: 'Customer',
  kolom: {
    texts: [
      { judul: 'Nota', x: KIRI, width: 33, isi: '{nota}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 44, width: 56, isi: '{nama}', jumlah: '' },
    ],
    figures: [
      { judul: 'Kadar', x: 101, width: 12, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat (gr)', x: 114, width: 17, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Harga', x: 132, width: 22, isi: '{harga}', jumlah: '{harga}' },
      { judul: 'Potongan', x: 155, width: 19, isi: '{potongan}', jumlah: '{potongan}' },
      { judul: 'Jumlah', x: 175, width: 25, isi: '{total}', jumlah: '{total}' },
    ],
  },
  paraf: parafDuaPihak('Customer'),
  muat_nama: 62,
}

/** The pages of an exchange slip. */
export const slipTukar = (data: SlipTukarData): NotaPage[] =>
  susunNota(data, {
    kertas: 'TUKAR',
    jenis: kertasTukar,
    judul: 'SLIP TUKAR TAMBAH',
    nomor: data.nomor,
    baris: data.baris.map(lineFields),
    bawah: barisBawah(data),
    isian: fields(data),
  })

const arah = ({ sisi }: SlipTukarBaris): 1 | -1 => (sisi === 'JUAL' ? 1 : -1)

const selisih = ({ baris }: SlipTukarData, of: 'berat' | 'harga' | 'potongan' | 'total'): number =>
  jumlahDari(baris, (line) => line[of] * arah(line))

function fields(data: SlipTukarData): NotaFields {
  const total = selisih(data, 'total')
  const bayar = total < 0 ? 'Selisih dibayar toko kepada customer.' : 'Selisih dibayar customer.'
  return {
    qty: `${data.baris.length} barang`,
    berat: formatBerat(selisih(data, 'berat')),
    harga: formatRupiah(selisih(data, 'harga')),
    potongan: strip(0 - selisih(data, 'potongan')),
    total: formatRupiah(total),
    ...isianTotal(total),
    ketentuan: ketentuanDuaPihak(data, total === 0 ? [] : [bayar]),
  }
}

const lineFields = (line: SlipTukarBaris): NotaFields => ({
  nota: paragraphs(line.sisi === 'JUAL' ? 'Jual' : 'Beli', line.nomor),
  nama: line.nama_barang,
  kadar: line.kadar,
  berat: formatBerat(line.berat * arah(line)),
  harga: formatRupiah(line.harga * arah(line)),
  potongan: strip(0 - line.potongan * arah(line)),
  total: formatRupiah(line.total * arah(line)),
})

function barisBawah(data: SlipTukarData): BarisBawah[] {
  const sisi = (wanted: SlipTukarBaris['sisi']): number =>
    jumlahDari(data.baris, (line) => (line.sisi === wanted ? line.total : 0))
  return [
    ['Penjualan', sisi('JUAL')],
    ['Pembelian', 0 - sisi('BELI')],
    ...bayarDuaPihak(data, 'Dibayar toko'),
  ]
}
