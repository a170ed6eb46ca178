import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import {
  bayarDuaPihak,
  ketentuanDuaPihak,
  parafDuaPihak,
  type DataDuaPihak,
} from '#modules/nota/kertas/dua-pihak'
import {
  isianKertas,
  isianTotal,
  jumlahDari,
  paragraphs,
  strip,
  type BarisBawah,
} from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'

/** Everything a purchase note shows, frozen when the purchase was made. */
export interface NotaBeliData extends DataDuaPihak {
  readonly no_faktur_beli: string
  /** The kind of the seller's card and the end of its number, '' for none. */
  readonly identitas: string
  readonly baris: readonly NotaBeliBaris[]
  /** What the sales of the same visit come to, rupiah; 0: the customer only sold. */
  readonly nilai_jual: number
  /** What all purchases of the visit come to. */
  readonly nilai_beli: number
}

/** Money in rupiah, weights in milligrams; the kadar as it is printed. */
export interface NotaBeliBaris {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly no_faktur_jual: string // the note it was sold with, '' for a piece that is not ours
  readonly kondisi: string
  readonly kadar: string
  readonly potong_batu: number
  readonly berat: number
  readonly harga_gram: number
  readonly harga_dasar: number
  readonly tambahan: number
  readonly potongan: number
  readonly harga: number
  readonly gambar: string // the name of a picture, '' for none
}

/** The purchase note: the seller signs it, too. */
export const kertasBeli: JenisKertas = {
  kepada: 'Dibeli dari',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 19, isi: '{kode}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 30, width: 47, isi: '{nama}', jumlah: '' },
      { judul: 'Kondisi', x: 78, width: 16, isi: '{kondisi}', jumlah: '' },
    ],
    figures: [
      { judul: 'Kadar', x: 95, width: 11, isi: '{kadar}', jumlah: '' },
      { judul: 'Berat (gr)', x: 107, width: 15, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Per Gram', x: 123, width: 16, isi: '{per_gram}', jumlah: '' },
      { judul: 'Harga', x: 140, width: 19, isi: '{harga}', jumlah: '{harga}' },
      { judul: 'Potongan', x: 160, width: 17, isi: '{potongan}', jumlah: '{potongan}' },
      { judul: 'Jumlah', x: 178, width: 22, isi: '{total}', jumlah: '{total}' },
    ],
  },
  paraf: parafDuaPihak('Penjual'),
  muat_nama: 52,
}

/** What stands where a shop has no terms of its own. */
const ketentuanUmum = 'Penjual menyatakan barang ini miliknya yang sah dan tidak dalam sengketa.'

/** The pages of a purchase note. */
export const notaBeli = (data: NotaBeliData): NotaPage[] =>
  susunNota(data, {
    kertas: 'BELI',
    jenis: kertasBeli,
    judul: 'NOTA PEMBELIAN',
    nomor: data.no_faktur_beli,
    baris: data.baris.map(lineFields),
    bawah: barisBawah(data),
    isian: fields(data),
  })

const harga = (line: NotaBeliBaris): number => line.harga_dasar + line.tambahan

function fields(data: NotaBeliData): NotaFields {
  const { alamat_customer = '' } = isianKertas(data, data.no_faktur_beli)
  const { baris } = data
  const total = jumlahDari(baris, (line) => line.harga)
  return {
    alamat_customer: [alamat_customer, data.identitas].filter(Boolean).join(' · '),
    qty: `${baris.length} barang`,
    berat: formatBerat(jumlahDari(baris, (line) => line.berat)),
    harga: formatRupiah(jumlahDari(baris, harga)),
    potongan: strip(-jumlahDari(baris, (line) => line.potongan)),
    total: formatRupiah(total),
    ...isianTotal(total),
    ketentuan: ketentuanDuaPihak(data, [], ketentuanUmum),
  }
}

function lineFields(line: NotaBeliBaris): NotaFields {
  const batu = line.potong_batu ? `Batu ${formatBerat(line.potong_batu)} gr` : ''
  return {
    kode: line.kode_barcode || '-',
    nama: paragraphs(
      line.nama_barang,
      [batu, line.no_faktur_jual && `Nota ${line.no_faktur_jual}`].filter(Boolean).join(' · '),
    ),
    kondisi: line.kondisi,
    kadar: line.kadar,
    berat: formatBerat(line.berat),
    per_gram: formatRupiah(line.harga_gram),
    harga: formatRupiah(harga(line)),
    potongan: strip(-line.potongan),
    total: formatRupiah(line.harga),
    gambar: line.gambar,
  }
}

/** How the shop paid; in an exchange what the sales took, and what was left. */
function barisBawah(data: NotaBeliData): BarisBawah[] {
  const total = jumlahDari(data.baris, (line) => line.harga)
  return [
    ['Pembelian kunjungan', data.nilai_beli === total ? 0 : data.nilai_beli],
    ['Penjualan kunjungan', data.nilai_jual],
    ...bayarDuaPihak(data),
    ['Biaya bank', jumlahDari(data.pembayaran, (payment) => payment.fee)],
  ]
}
