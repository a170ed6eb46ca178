import { NOTA_SIZES, type NotaFields, type NotaTemplate } from '#kernel/nota'
import { notaElement, notaLine, notaText, NOTA_INKS, type NotaElement } from '#kernel/nota-element'
import { splitAlamat } from '#kernel/paper-text'
import { paragraphs, tanggalCetak } from './isian.ts'
import { KIRI, LEBAR } from './ukuran.ts'

/** A column of a slip's table. `jumlah` stands below it on the last page, '' for nothing. */
export interface KolomSurat {
  readonly judul: string
  readonly isi: string
  readonly jumlah: string
  readonly x: number
  readonly width: number
  readonly kanan?: boolean
}

/** Who signs: the words above the line, and the name below it. */
export interface ParafSurat {
  readonly judul: string
  readonly nama: string
}

const atas = 30
const bawah = 106
const langkah = 5.1 // two lines of small letters: a long name

const rata = ({ kanan }: KolomSurat): Pick<NotaElement, 'rata'> => ({
  rata: kanan ? 'kanan' : 'kiri',
})

const tabel = (kolom: readonly KolomSurat[]): readonly NotaElement[] => [
  notaLine('garis_atas', [KIRI, atas - 1.2, LEBAR, 0.6], { warna: NOTA_INKS.emas }),
  ...kolom.map((one) =>
    notaText(`judul_${one.judul}`, [one.x, atas, one.width, 4], one.judul, {
      font_size: 7,
      warna: NOTA_INKS.abu,
      ...rata(one),
    }),
  ),
  ...kolom.map((one) =>
    notaText(`isi_${one.judul}`, [one.x, atas + 5, one.width, langkah - 0.3], one.isi, {
      font_size: 8,
      muat: one.kanan ? 'kecilkan' : 'lipat',
      tempat: 'baris',
      ...rata(one),
    }),
  ),
  notaLine('garis_bawah', [KIRI, bawah, LEBAR, 0.3], { tempat: 'akhir' }),
  ...kolom
    .filter(({ jumlah }) => jumlah !== '')
    .map((one) =>
      notaText(`jumlah_${one.judul}`, [one.x, bawah + 1, one.width, 5], one.jumlah, {
        font_size: 9,
        tebal: true,
        tempat: 'akhir',
        ...rata(one),
      }),
    ),
]

const garisParaf = ({ judul, nama }: ParafSurat, x: number): NotaElement[] => [
  notaText(`paraf_${judul}`, [x, bawah + 15, 50, 4], judul, { tempat: 'akhir', rata: 'tengah' }),
  notaLine(`garis_${judul}`, [x + 4, bawah + 29, 42, 0.15], { tempat: 'akhir' }),
  notaText(`nama_${judul}`, [x, bawah + 29.6, 50, 7.6], nama, {
    tempat: 'akhir',
    rata: 'tengah',
    muat: 'lipat',
  }),
]

/**
 * A slip that goes with goods: the shop, what it is, a table of what is handed over, and who signs.
 * Where three sign there is a code to be scanned instead of the remark. Its texts: nama_toko,
 * alamat_toko, judul, nomor, tanggal, ringkas, keterangan or kode.
 */
export const surat = (
  kolom: readonly KolomSurat[],
  paraf: readonly [ParafSurat, ParafSurat] | readonly [ParafSurat, ParafSurat, ParafSurat],
): NotaTemplate => ({
  ...NOTA_SIZES.SETENGAH,
  latar: '',
  baris: { langkah, muat_akhir: 14, muat_bersambung: 20 },
  elements: [
    notaText('toko', [KIRI, 7, 110, 7], '{nama_toko}', { font_size: 15, tebal: true }),
    notaText('alamat', [KIRI, 14.5, 110, 9], '{alamat_toko}', {
      font_size: 7,
      muat: 'lipat',
    }),
    notaText('judul', [120, 7, 80, 6], '{judul}', { font_size: 12, tebal: true, rata: 'kanan' }),
    notaText('nomor', [120, 13.5, 80, 4.6], '{nomor}', { font_size: 9, rata: 'kanan' }),
    notaText('tanggal', [120, 18.3, 80, 4], '{tanggal}', { font_size: 8, rata: 'kanan' }),
    notaText('halaman', [120, 22.6, 80, 4], 'Halaman {halaman} dari {jumlah_halaman}', {
      font_size: 7,
      rata: 'kanan',
    }),
    ...tabel(kolom),
    notaText('ringkas', [KIRI, bawah + 7, LEBAR, 5], '{ringkas}', {
      font_size: 8,
      tempat: 'akhir',
    }),
    ...(paraf.length === 2
      ? [
          notaText('keterangan', [KIRI, bawah + 12, 90, 10], 'Keterangan: {keterangan}', {
            font_size: 7,
            tempat: 'akhir',
            muat: 'lipat',
          }),
        ]
      : [notaElement('qrcode', 'kode', [KIRI, bawah + 14, 24, 24], '{kode}', { tempat: 'akhir' })]),
    ...paraf.flatMap((one, at) => garisParaf(one, 148 - 53 * (paraf.length - 1 - at))),
  ],
})

/** The head of a slip. */
export const isianSurat = (isi: {
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly judul: string
  readonly batal: boolean
  readonly nomor: string
  readonly tgl_system: string
  readonly jam: string
  readonly keterangan: string | null
}): NotaFields => ({
  nama_toko: isi.nama_toko,
  alamat_toko: paragraphs(...splitAlamat(isi.alamat_toko)),
  judul: isi.batal ? `${isi.judul} · BATAL` : isi.judul,
  nomor: isi.nomor,
  tanggal: `${tanggalCetak(isi.tgl_system)}  ${isi.jam.slice(0, 5)}`,
  keterangan: isi.keterangan ?? '',
})
