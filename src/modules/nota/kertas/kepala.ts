import { NOTA_SIZES, type NotaSize } from '#kernel/nota'
import {
  NOTA_INKS,
  notaElement,
  notaLine,
  notaText,
  type NotaElement,
  type NotaStyle,
} from '#kernel/nota-element'
import { KANAN, KIRI, LEBAR, type UkuranKertas } from './ukuran.ts'

const label: NotaStyle = { font_size: 7, warna: NOTA_INKS.abu }

/** COPY and its like: large, across the page, so pale that every figure on it stays readable. */
export function tandaNota(ukuran: NotaSize): NotaElement[] {
  const height = 36
  const y = (NOTA_SIZES[ukuran].tinggi - height) / 2
  return [
    notaText('tanda', [25, y, 160, height], '{tanda}', {
      rotate: -18,
      font_size: 88,
      tebal: true,
      warna: NOTA_INKS.pucat,
      rata: 'tengah',
    }),
  ]
}

/** The shop on the left, the note's number on the right. */
export function kepalaNota(m: UkuranKertas, adaLogo: boolean): NotaElement[] {
  const x = KIRI + (adaLogo ? 21 : 0)
  const width = 116 - (adaLogo ? 21 : 0)
  const right = KANAN - 70
  const { y, tinggi, huruf } = m.nama
  return [
    notaElement('gambar', 'logo', [KIRI, y, 18, m.garis_emas - y - 2], '{logo}'),
    notaText('nama_toko', [x, y, width, tinggi], '{nama_toko}', { font_size: huruf, tebal: true }),
    notaText('alamat_toko', [x, m.alamat.y, width, 11], '{alamat_toko}', {
      font_size: m.alamat.huruf,
      warna: NOTA_INKS.abu,
      muat: 'lipat',
    }),
    notaText('judul', [right, y - 0.4, 70, 3.4], '{judul}', {
      ...label,
      tebal: true,
      rata: 'kanan',
    }),
    notaText(
      'halaman',
      [right, y - 0.4, 40, 3.4],
      'Halaman {halaman} dari {jumlah_halaman}',
      label,
    ),
    notaText('nomor', [right, y + 2.6, 70, 6], '{nomor}', {
      font_size: 13,
      tebal: true,
      rata: 'kanan',
    }),
    notaElement('barcode', 'barcode', [right, y + 9, 70, m.garis_emas - y - 10.6], '{nomor}', {
      rata: 'kanan',
    }),
    notaLine('garis_emas', [KIRI, m.garis_emas, LEBAR, 0.6], { warna: NOTA_INKS.emas }),
  ]
}

/** The customer, when, and who served. */
export function pihakNota(m: UkuranKertas, kepada: string, panjang: boolean): NotaElement[] {
  const y = m.pihak
  const below = y + 7.8
  const nama = m.alamat_customer - (panjang ? 0 : 1.2)
  const alamat = y + nama
  const width = 94
  const fact = (name: string, x: number, width: number, judul: string) => [
    notaText(`label_${name}`, [x, y, width, 3], judul, label),
    notaText(name, [x, y + 3, width, 4.7], `{${name}}`, { tebal: true, muat: 'lipat' }),
  ]
  return [
    notaText('label_customer', [KIRI, y, 80, 3], kepada, label),
    notaText('nama_customer', [KIRI, y + 3, width, nama - 3], '{nama_customer}', {
      font_size: 8.5,
      tebal: true,
      muat: 'lipat',
    }),
    notaText(
      'alamat_customer',
      [KIRI, alamat, width, m.tabel - alamat - 0.1],
      '{alamat_customer}',
      {
        font_size: 7.5,
        warna: NOTA_INKS.abu,
        muat: 'lipat',
      },
    ),
    ...fact('tanggal', 107, 27, 'Tanggal'),
    ...fact('sales', 136, 34, 'Sales'),
    ...fact('kasir', 172, 28, 'Kasir'),
    notaText('no_faktur_group', [107, below, 33, 3.2], 'Kunjungan {no_faktur_group}', label),
    notaText('no_nota_manual', [141, below, 25, 3.2], 'No. nota manual {no_nota_manual}', {
      ...label,
      rata: 'kanan',
    }),
    notaText('input', [167, below, 33, 3.2], 'Input {input}', { ...label, rata: 'kanan' }),
  ]
}
