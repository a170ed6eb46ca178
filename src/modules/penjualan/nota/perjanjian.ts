import { formatBerat, formatRupiah } from '#kernel/figures'
import type { NotaFields, NotaPage } from '#kernel/nota'
import { addMonths } from '#kernel/tanggal'
import { mulDiv } from '#kernel/rounding'
import { parafDuaPihak } from '#modules/nota/kertas/dua-pihak'
import { isianTotal, jumlahDari, paragraphs, tanggalCetak } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { barisJual, persenCetak, type NotaJualBaris, type NotaJualData } from './isian-jual.ts'

/** SPEC 9: buyback tolerance on the sale agreement printout. */
export const BULAN_JANJI = 3

/** What each piece is taken back at, in percent and in rupiah; both sides sign it. */
export const kertasPerjanjian: JenisKertas = {
  kepada: 'Pembeli',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 19, isi: '{kode}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 30, width: 51, isi: '{nama}', jumlah: '' },
    ],
    figures: [
      { judul: 'Kadar', x: 82, width: 10, isi: '{kadar_cetak}', jumlah: '' },
      { judul: 'Berat (gr)', x: 93, width: 15, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Dasar Janji', x: 109, width: 21, isi: '{dasar}', jumlah: '{dasar}' },
      { judul: 'Tukar', x: 131, width: 12, isi: '{tukar}', jumlah: '' },
      { judul: 'Nilai Tukar', x: 144, width: 21, isi: '{nilai_tukar}', jumlah: '{nilai_tukar}' },
      { judul: 'Jual', x: 166, width: 12, isi: '{jual}', jumlah: '' },
      { judul: 'Nilai Jual', x: 179, width: 21, isi: '{nilai_jual}', jumlah: '{nilai_jual}' },
    ],
  },
  paraf: parafDuaPihak('Pembeli', 'Penjual'),
  muat_nama: 56,
}

/** DOMAIN 6: the price after discount, without labour and tax. */
const dasar = (line: NotaJualBaris): number => line.harga_jual - line.diskon

/** What is paid for a piece; null where the terms of that day decide. Down: a promise is kept. */
const nilai = (line: NotaJualBaris, potongan: number | null): number | null =>
  potongan === null ? null : mulDiv(dasar(line), 100_00 - potongan, 100_00, 'down')

const persen = (potongan: number | null): string =>
  potongan === null ? '-' : persenCetak(potongan)
const rupiah = (amount: number | null): string => (amount === null ? '-' : formatRupiah(amount))

const baris = (line: NotaJualBaris): NotaFields => ({
  ...barisJual(line),
  dasar: formatRupiah(dasar(line)),
  tukar: persen(line.potongan_tukar),
  nilai_tukar: rupiah(nilai(line, line.potongan_tukar)),
  jual: persen(line.potongan_jual),
  nilai_jual: rupiah(nilai(line, line.potongan_jual)),
})

function isian(data: NotaJualData): NotaFields {
  const { baris: lines } = data
  const jumlah = (of: (line: NotaJualBaris) => number | null): string =>
    formatRupiah(jumlahDari(lines, (line) => of(line) ?? 0))
  const sampai = tanggalCetak(addMonths(data.tgl_system, BULAN_JANJI))
  return {
    qty: `${lines.length} barang`,
    berat: formatBerat(jumlahDari(lines, (line) => line.berat)),
    dasar: jumlah(dasar),
    nilai_tukar: jumlah((line) => nilai(line, line.potongan_tukar)),
    nilai_jual: jumlah((line) => nilai(line, line.potongan_jual)),
    ...isianTotal(jumlahDari(lines, (line) => line.harga_total)),
    ketentuan: paragraphs(
      `Nilai di atas dijamin ${BULAN_JANJI} bulan, sampai ${sampai}, untuk barang utuh dengan nota ini.`,
      'Berat dan kadar diperiksa kembali; sesudahnya berlaku ketentuan toko.',
    ),
  }
}

/** The sale agreement: what the shop promises for three months (SPEC 9). */
export const perjanjian = (data: NotaJualData): NotaPage[] =>
  susunNota(data, {
    kertas: 'PERJANJIAN',
    jenis: kertasPerjanjian,
    judul: 'PERJANJIAN JUAL BELI',
    nomor: data.no_faktur_jual,
    baris: data.baris.map(baris),
    bawah: [],
    isian: isian(data),
  })
