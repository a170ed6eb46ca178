import { NOTA_INKS, notaElement, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import { KIRI, LEBAR, type JualMeasures, type RowStyle } from './ukuran-jual.ts'

interface Column {
  readonly judul: string
  readonly x: number
  readonly width: number
  /** What stands in a line, and what at the table's foot. */
  readonly isi: string
  readonly jumlah: string
}

const NAMA_X = 30

/** Texts begin on the left edge of their column, figures end on the right one. */
const TEXTS: readonly Column[] = [
  { judul: 'Barcode', x: KIRI, width: 19, isi: '{kode}', jumlah: '{qty}' },
  { judul: 'Nama Barang', x: NAMA_X, width: 53, isi: '{nama}', jumlah: '' },
]

const FIGURES: readonly Column[] = [
  { judul: 'Kadar', x: 84, width: 10, isi: '{kadar_cetak}', jumlah: '' },
  { judul: 'Berat (gr)', x: 95, width: 15, isi: '{berat}', jumlah: '{berat}' },
  { judul: 'Per Gram', x: 111, width: 16, isi: '{per_gram}', jumlah: '' },
  { judul: 'Harga', x: 128, width: 18, isi: '{harga}', jumlah: '{harga}' },
  { judul: 'Ongkos', x: 147, width: 15, isi: '{ongkos}', jumlah: '{ongkos}' },
  { judul: 'Diskon', x: 163, width: 15, isi: '{diskon}', jumlah: '{diskon}' },
  { judul: 'Jumlah', x: 179, width: 21, isi: '{total}', jumlah: '{total}' },
]

/** The goods: heading, one row each, and the sums at the foot of the last page. */
export function tabelJual(m: JualMeasures, rows: RowStyle, foto: boolean): NotaElement[] {
  return [
    notaLine('garis_judul_atas', [KIRI, m.tabel, LEBAR, 0.3]),
    notaLine('garis_judul_bawah', [KIRI, m.tabel + 5, LEBAR, 0.15]),
    ...column(TEXTS, 'kiri', m, rows),
    ...column(FIGURES, 'kanan', m, rows),
    ...(foto ? [fotoBarang(m, rows)] : []),
    notaLine('garis_baris', [KIRI, m.tabel + 5.7 + rows.langkah, LEBAR, 0.1], {
      warna: NOTA_INKS.pucat,
      tempat: 'baris',
    }),
    notaLine('garis_jumlah', [KIRI, m.jumlah, LEBAR, 0.3], { tempat: 'akhir' }),
    notaText('bersambung', [KIRI, m.kaki, LEBAR, 3.2], 'bersambung ke halaman berikutnya', {
      font_size: 7,
      warna: NOTA_INKS.abu,
      tempat: 'bersambung',
    }),
  ].map((one) => (foto && one.name === 'baris_Nama Barang' ? besideFoto(one, rows) : one))
}

function column(
  columns: readonly Column[],
  rata: NotaElement['rata'],
  m: JualMeasures,
  rows: RowStyle,
): NotaElement[] {
  return columns.flatMap(({ judul, x, width, isi, jumlah }) => [
    notaText(`judul_${judul}`, [x, m.tabel + 0.9, width, 3.4], judul, {
      font_size: 7,
      warna: NOTA_INKS.abu,
      tebal: true,
      rata,
    }),
    notaText(`baris_${judul}`, [x, m.tabel + 5.9, width, rows.langkah - 0.5], isi, {
      font_size: rows.huruf,
      rata,
      tebal: judul === 'Jumlah',
      muat: rata === 'kiri' ? 'lipat' : 'kecilkan',
      tempat: 'baris',
    }),
    notaText(`jumlah_${judul}`, [x, m.jumlah + 1.1, width, 3.6], jumlah, {
      font_size: 8,
      tebal: true,
      rata,
      tempat: 'akhir',
    }),
  ])
}

function fotoBarang(m: JualMeasures, rows: RowStyle): NotaElement {
  const box = [NAMA_X, m.tabel + 5.9, rows.foto, rows.foto] as const
  return notaElement('gambar', 'foto', box, '{gambar}', { tempat: 'baris' })
}

const besideFoto = (nama: NotaElement, rows: RowStyle): NotaElement => ({
  ...nama,
  position_x: nama.position_x + rows.foto + 1.2,
  width: nama.width - rows.foto - 1.2,
})
