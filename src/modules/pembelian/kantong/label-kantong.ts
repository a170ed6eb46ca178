import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaPage, type NotaTemplate } from '#kernel/nota'
import { notaElement, notaText } from '#kernel/nota-element'
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
