import type { NotaPage } from '#kernel/nota'
import { isianTotal, jumlahDari, paragraphs } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'
import { barisJual, jumlahJual, type NotaJualData } from './isian-jual.ts'

/** Who handed the goods over and who took them sign it; it bears no price but the total. */
export const kertasAcc: JenisKertas = {
  kepada: 'Diserahkan kepada',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 28, isi: '{kode}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 39, width: 92, isi: '{nama}', jumlah: '' },
    ],
    figures: [
      { judul: 'Kadar', x: 132, width: 14, isi: '{kadar_cetak}', jumlah: '' },
      { judul: 'Berat (gr)', x: 147, width: 22, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Jumlah', x: 170, width: 30, isi: '{total}', jumlah: '{total}' },
    ],
  },
  paraf: [
    { judul: 'Menyerahkan,', nama: '{sales}' },
    { judul: 'Menerima,', nama: '{customer}' },
  ],
  muat_nama: 110,
}

/** The slip on which validated goods are handed over (SPEC 6, slip ACC; ADR 0086). */
export const slipAcc = (data: NotaJualData): NotaPage[] =>
  susunNota(data, {
    kertas: 'ACC',
    jenis: kertasAcc,
    judul: 'SLIP ACC',
    nomor: data.no_faktur_jual,
    baris: data.baris.map(barisJual),
    bawah: [],
    isian: {
      ...jumlahJual(data),
      ...isianTotal(jumlahDari(data.baris, (line) => line.harga_total)),
      ketentuan: paragraphs(
        'Penjualan ini sudah divalidasi.',
        'Timbang dan cocokkan setiap barang sebelum diserahkan.',
        'Slip ini disimpan toko.',
      ),
    },
  })
