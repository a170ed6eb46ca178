import { NOTA_INKS, notaElement, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import { KIRI, LEBAR, type UkuranKertas, type RowStyle } from './ukuran.ts'

export interface Column {
  readonly judul: string
  readonly x: number
  readonly width: number
  /** What stands in a line, and what at the table's foot. */
  readonly isi: string
  readonly jumlah: string
  /** It stands on a slip, too, where not every column has room: a day to keep, what is paid. */
  readonly diSlip?: true
}

/** The columns of a nota: texts begin on the left edge of theirs, figures end on the right one. */
export interface Kolom {
  readonly texts: readonly Column[]
  readonly figures: readonly Column[]
}

/** How papers call the column of their pieces: a photo stands before the name of its piece. */
const barang = ['Nama Barang', 'Barang Dipesan', 'Jaminan']

/** The goods: heading, one row each, and the sums at the foot of the last page. */
export function tabelNota(
  m: UkuranKertas,
  rows: RowStyle,
  foto: boolean,
  { figures, texts }: Kolom,
): NotaElement[] {
  const {
    judul: nama,
    width = 0,
    x = KIRI,
  } = texts.find(({ judul }) => barang.includes(judul)) ?? {}
  // A photo leaves its piece's name room to be read.
  const sisi = foto ? Math.min(rows.foto, width * 0.45) : 0
  const berfoto = sisi > 0 // no column of goods, no photo
  return [
    notaLine('garis_judul_atas', [KIRI, m.tabel, LEBAR, 0.3]),
    notaLine('garis_judul_bawah', [KIRI, m.tabel + 5, LEBAR, 0.15]),
    ...column(texts, 'kiri', m, rows),
    ...column(figures, 'kanan', m, rows),
    ...(berfoto ? [fotoBarang(m, sisi, x)] : []),
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
  ].map((one) => (berfoto && one.name === `baris_${nama}` ? besideFoto(one, sisi) : one))
}

function column(
  columns: readonly Column[],
  rata: NotaElement['rata'],
  m: UkuranKertas,
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

function fotoBarang(m: UkuranKertas, sisi: number, x: number): NotaElement {
  const box = [x, m.tabel + 5.9, sisi, sisi] as const
  return notaElement('gambar', 'foto', box, '{gambar}', { tempat: 'baris' })
}

const besideFoto = (nama: NotaElement, sisi: number): NotaElement => ({
  ...nama,
  position_x: nama.position_x + sisi + 1.2,
  width: nama.width - sisi - 1.2,
})
