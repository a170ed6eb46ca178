import { NOTA_SIZES, type NotaDesign, type NotaPage, type NotaSize } from '#kernel/nota'
import { NOTA_INKS, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import { KIRI, LEBAR } from './ukuran.ts'

const TITIK_MM = 25.4 / 72
/** As the paper is drawn: from one line's foot to the next, and the smallest letters, in points. */
const TINGGI_BARIS = 1.2
const TERKECIL = 5.5

/** About how wide letters are, in font sizes; rather too wide, as nothing measures them here. */
const lebarHuruf: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'|!ijl]/, 0.27],
  [/[ftIJ()/-]/, 0.37],
  [/[rcsz]/, 0.48],
  [/[aekvxy0-9EFLSTXYZ]/, 0.575],
  [/[DGHNOQUw]/, 0.79],
  [/[mMW%@]/, 0.95],
  [/[\u2e80-\uffff]/, 1],
]
const usual = 0.63
const SPASI = 0.27
const lebarSatu = (huruf: string): number =>
  lebarHuruf.find(([apa]) => apa.test(huruf))?.[1] ?? usual
const lebarKata = (kata: string): number =>
  Array.from(kata).reduce((semua, huruf) => semua + lebarSatu(huruf), 0)

/** How many lines a text takes where a line is so many font sizes wide. */
function barisKira(kata: string, lebar: number): number {
  let n = 0
  for (const paragraf of kata.split('\n')) {
    let terisi = 0
    n += 1
    for (const satu of paragraf.split(' ')) {
      const ini = lebarKata(satu)
      if (terisi > 0 && terisi + SPASI + ini > lebar) {
        n += 1
        terisi = 0
      }
      // A word that is longer than a line is broken.
      n += Math.max(0, Math.ceil(ini / lebar) - 1)
      terisi += terisi > 0 ? SPASI + ini : ini
    }
  }
  return n
}

/** Bold letters are wider, and nobody knows how wide those of a shop's own font are. */
const LEBIH_TEBAL = 1.1
const LEBIH_ASING = 1.15
const lebih = ({ font_family, tebal }: NotaElement): number =>
  (/^noto sans/i.test(font_family) ? 1 : LEBIH_ASING) *
  (tebal || /bold/i.test(font_family) ? LEBIH_TEBAL : 1)

/** How many font sizes wide a line is there. */
const lebarBaris = (one: NotaElement, huruf: number): number =>
  one.width / (huruf * TITIK_MM * lebih(one))
const tinggiKira = (kata: string, one: NotaElement, huruf: number): number =>
  barisKira(kata, lebarBaris(one, huruf)) * huruf * TINGGI_BARIS * TITIK_MM

const isKetentuan = ({ isi, jenis, status, tempat }: NotaElement): boolean =>
  status && jenis === 'text' && tempat !== 'bersambung' && isi.includes('{ketentuan}')

/** All of it can be read there, in the smallest letters at worst. */
function termuat(one: NotaElement, ketentuan: string): boolean {
  const kata = one.isi.replace('{ketentuan}', () => ketentuan)
  const huruf = Math.min(one.font_size, TERKECIL)
  if (one.muat === 'lipat') return tinggiKira(kata, one, huruf) <= one.height
  const lebar = lebarBaris(one, one.muat === 'potong' ? one.font_size : huruf)
  return kata.split('\n').every((paragraf) => lebarKata(paragraf) <= lebar)
}

/** Terms that are longer than the place that is theirs: the shop has one, and it is too small. */
export function terpotong({ elements }: Pick<NotaDesign, 'elements'>, kata: string): boolean {
  const tempat = elements.filter(isKetentuan)
  return kata !== '' && tempat.length > 0 && !tempat.some((one) => termuat(one, kata))
}

/** A slip grows by what its terms need more, and what stands below them moves down. */
export function denganKetentuan<T extends NotaDesign>(slip: T, kata: string): T {
  const tempat = slip.elements.find(isKetentuan)
  if (!tempat || !terpotong(slip, kata)) return slip
  const perlu = Math.max(0, tinggiKira(kata, tempat, tempat.font_size) - tempat.height)
  const bawah = tempat.position_y + tempat.height - 0.5
  const elements = slip.elements.map((one): NotaElement => {
    if (one === tempat) return { ...one, height: one.height + perlu, muat: 'lipat' }
    return one.position_y >= bawah ? { ...one, position_y: one.position_y + perlu } : one
  })
  return { ...slip, tinggi: slip.tinggi + perlu, elements }
}

/** What stands first in a place that is too small for the terms. */
export const lihatLembar = 'Selengkapnya di lembar ketentuan.'

const atas = 16
const huruf = 8

/** Paragraphs, as many at once as the height has room for. */
function perLembar(kata: string, tempat: NotaElement): string[] {
  const lembar: string[] = []
  for (const paragraf of kata.split('\n')) {
    const bersama = [lembar.at(-1), paragraf].join('\n')
    const muat = lembar.length > 0 && tinggiKira(bersama, tempat, huruf) <= tempat.height
    if (muat) lembar.splice(-1, 1, bersama)
    else lembar.push(paragraf)
  }
  return lembar
}

/** Sheets of their own for terms that the paper has no room for; they say of which paper. */
export function lembarKetentuan(ukuran: NotaSize, judul: string, kata: string): NotaPage[] {
  const { lebar, tinggi } = NOTA_SIZES[ukuran]
  const tempat = notaText('ketentuan_lembar', [KIRI, atas, LEBAR, tinggi - atas - 6], '', {
    font_size: huruf,
    muat: 'lipat',
  })
  return perLembar(kata, tempat).map((isi) => ({
    ...{ lebar, tinggi, latar: '' },
    elements: [
      notaText('judul_lembar', [KIRI, 8, LEBAR, 6], `KETENTUAN ${judul}`, {
        font_size: 11,
        tebal: true,
      }),
      notaLine('garis_lembar', [KIRI, atas - 1.4, LEBAR, 0.5], { warna: NOTA_INKS.emas }),
      { ...tempat, isi },
    ],
  }))
}
