import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaPage, type NotaTemplate } from '#kernel/nota'
import { notaElement, notaText } from '#kernel/nota-element'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { tanggalCetak } from '#modules/nota/kertas/isian'
import type { Kantong } from './kantong.rules.ts'

/** A label for a plastic bag: its number to scan, weight and kadar to read. Millimetres. */
const label: NotaTemplate = {
  lebar: 60,
  tinggi: 30,
  latar: '',
  baris: { langkah: 0, muat_akhir: 1, muat_bersambung: 1 },
  elements: [
    notaElement('qrcode', 'kode', [2, 5.8, 13, 13], '{kode_kantong}'),
    notaText('faktur', [2, 1, 56, 3.6], '{kode_kantong}', { font_size: 8, tebal: true }),
    notaText('berat', [17, 5.4, 41, 7], '{berat} gr', { font_size: 16, tebal: true }),
    notaText('kadar', [17, 12.6, 41, 5], 'Kadar {kadar}', { font_size: 11 }),
    notaText('nama', [17, 17.6, 41, 5], '{nama_barang}', { font_size: 7, muat: 'lipat' }),
    notaText('kondisi', [17, 22.6, 41, 3], '{kondisi} · {barang}', { font_size: 7 }),
    notaText('tanggal', [2, 26, 56, 3.2], '{toko} · {tgl_system} · {input_by}', {
      font_size: 7,
    }),
  ],
}

/** The label of one bag. */
export const kertasLabel = (bag: Kantong, kodeToko: string): NotaPage[] =>
  layoutNota(label, {
    isian: {
      kode_kantong: bag.kode_kantong,
      berat: formatBerat(bag.berat),
      kadar: formatPersen(bag.kadar),
      nama_barang: bag.nama_barang,
      kondisi: bag.kondisi,
      barang: bag.kode_barcode ?? 'tanpa barcode',
      toko: kodeToko,
      tgl_system: tanggalCetak(bag.tgl_system),
      input_by: bag.input_by,
    },
    baris: [],
  })

/** The label of a piece in its tray: barcode to scan, what a seller reads. Millimetres. */
const labelTray: NotaTemplate = {
  lebar: 60,
  tinggi: 30,
  latar: '',
  baris: { langkah: 0, muat_akhir: 1, muat_bersambung: 1 },
  elements: [
    notaText('nama', [2, 0.8, 56, 4.8], '{nama_barang}', {
      font_size: 8,
      tebal: true,
      muat: 'lipat',
    }),
    notaElement('barcode', 'kode', [2, 5.6, 56, 10], '{kode_barcode}'),
    notaText('angka', [2, 16, 56, 3.6], '{kode_barcode}', { font_size: 8, rata: 'tengah' }),
    notaText('berat', [2, 20, 28, 5], '{berat} gr', { font_size: 12, tebal: true }),
    notaText('kadar', [30, 20, 28, 5], '{kadar_cetak}', { font_size: 12, rata: 'kanan' }),
    notaText('tempat', [2, 25.4, 56, 3.4], '{tempat}', { font_size: 7 }),
  ],
}

/** The new label of a piece that is sold again. */
export const kertasLabelBarang = (barang: BarangKini): NotaPage[] =>
  layoutNota(labelTray, {
    isian: {
      nama_barang: barang.nama_barang,
      kode_barcode: barang.kode_barcode,
      berat: formatBerat(barang.berat),
      kadar_cetak: barang.kadar_cetak || formatPersen(barang.kadar),
      tempat: [barang.kode_baki, barang.size && `size ${barang.size}`, barang.kode_intern]
        .filter(Boolean)
        .join(' · '),
    },
    baris: [],
  })
