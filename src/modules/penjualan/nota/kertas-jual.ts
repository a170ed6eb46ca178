import type { JenisKertas } from '#modules/nota/kertas/template'
import { KIRI } from '#modules/nota/kertas/ukuran'

/** The sale note: what its lines say, and that the shop signs it. */
export const kertasJual: JenisKertas = {
  kepada: 'Kepada',
  kolom: {
    texts: [
      { judul: 'Barcode', x: KIRI, width: 19, isi: '{kode}', jumlah: '{qty}' },
      { judul: 'Nama Barang', x: 30, width: 53, isi: '{nama}', jumlah: '' },
    ],
    figures: [
      { judul: 'Kadar', x: 84, width: 10, isi: '{kadar_cetak}', jumlah: '' },
      { judul: 'Berat (gr)', x: 95, width: 15, isi: '{berat}', jumlah: '{berat}' },
      { judul: 'Per Gram', x: 111, width: 16, isi: '{per_gram}', jumlah: '' },
      { judul: 'Harga', x: 128, width: 18, isi: '{harga}', jumlah: '{harga}' },
      { judul: 'Ongkos', x: 147, width: 15, isi: '{ongkos}', jumlah: '{ongkos}' },
      { judul: 'Diskon', x: 163, width: 15, isi: '{diskon}', jumlah: '{diskon}' },
      { judul: 'Jumlah', x: 179, width: 21, isi: '{total}', jumlah: '{total}' },
    ],
  },
  paraf: [{ judul: 'Hormat kami,', nama: '{petugas}' }],
  muat_nama: 60,
}
