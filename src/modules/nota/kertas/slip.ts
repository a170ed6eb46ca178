import type { NotaDesign } from '#kernel/nota'
import { NOTA_INKS, notaElement, notaLine, notaText, type NotaElement } from '#kernel/nota-element'
import type { Paraf } from './kaki.ts'
import type { Column } from './tabel.ts'
import type { JenisKertas } from './template.ts'

/** A roll of 80 mm has 72 mm that can be printed on. */
const lebarSlip = 72
const tepi = 2
const isi = lebarSlip - 2 * tepi
const langkah = 9

const baris = ({ figures, texts }: JenisKertas['kolom']): NotaElement[] => {
  const semua = [...texts, ...figures]
  const nama = semua.find((one) => one.isi.includes('{nama}'))
  const jumlah = figures.at(-1)
  const wajib = semua.filter((one) => one.diSlip)
  const lain = figures
    .filter((one) => one !== jumlah && one.isi !== '' && !one.diSlip)
    .slice(0, 3 - wajib.length)
  const teks = (one: Column | undefined): string => one?.isi ?? ''
  return [
    notaText('baris_nama', [tepi, 34, isi, 4], teks(nama), { font_size: 8, tempat: 'baris' }),
    notaText(
      'baris_rincian',
      [tepi, 38, isi - 24, 4],
      semua
        .filter((one) => wajib.includes(one) || lain.includes(one))
        .map((one) => one.isi)
        .join('  '),
      { font_size: 7, tempat: 'baris' },
    ),
    notaText('baris_jumlah', [lebarSlip - tepi - 24, 38, 24, 4], teks(jumlah), {
      font_size: 8,
      rata: 'kanan',
      tempat: 'baris',
    }),
  ]
}

const bayar = [0, 1, 2].flatMap((ke) => {
  const y = 56 + ke * 4
  const here = { font_size: 7, tempat: 'akhir' } as const
  return [
    notaText(`label_bayar_${ke}`, [tepi, y, 40, 4], `{label_bayar_${ke}}`, here),
    notaText(`jumlah_bayar_${ke}`, [tepi + 40, y, isi - 40, 4], `{jumlah_bayar_${ke}}`, {
      ...here,
      rata: 'kanan',
    }),
  ]
})

/** Where one of two signs: the shop on the right, as on its pages. */
const parafSlip =
  (y: number, lebar: number) =>
  ({ judul, nama }: Paraf, ke: number): NotaElement[] => {
    const width = lebar / 2 - tepi - 2
    const x = ke === 0 ? lebar - tepi - width : tepi
    const here = { tempat: 'akhir', rata: 'tengah', font_size: 7 } as const
    const tulis = [x + 2, y + 3.8, width - 4, 9.8] as const
    return [
      notaText(`judul_paraf_${ke}`, [x, y, width, 3.6], judul, here),
      ...(nama === '{customer}' ? [notaElement('gambar', 'ttd', tulis, '{ttd}', here)] : []),
      notaLine(`garis_paraf_${ke}`, [x, y + 14, width, 0.2], here),
      notaText(`paraf_${ke}`, [x, y + 14.6, width, 6.4], nama, { ...here, muat: 'lipat' }),
    ]
  }
const tinggiParaf = 23

/** A line to sign on, as wide as a hand writes; one that is filled in is the frame of a stamp. */
const garisTangan = ({ height, isi: kata, jenis, status, tempat, width }: NotaElement): boolean =>
  status && jenis === 'line' && tempat === 'akhir' && kata === '' && width >= 15 && height < 2

/** It stands close above the name. */
const bergaris = (garis: NotaElement, nama: NotaElement): boolean =>
  garisTangan(garis) &&
  garis.position_x < nama.position_x + nama.width &&
  nama.position_x < garis.position_x + garis.width &&
  nama.position_y >= garis.position_y &&
  nama.position_y - garis.position_y <= 4

/** Who has no place to sign: his name below a line. */
export const tanpaParaf = (
  elements: readonly NotaElement[],
  paraf: readonly Paraf[],
): Paraf | undefined =>
  paraf.find(
    ({ nama }) =>
      !elements.some(
        (one) =>
          one.status &&
          one.jenis === 'text' &&
          one.tempat === 'akhir' &&
          one.isi.includes(nama) &&
          elements.some((garis) => bergaris(garis, one)),
      ),
  )

/** What two sign needs a place for both; what the shop alone signs is handed out without. */
export const parafDiSlip = ({ paraf }: JenisKertas): readonly Paraf[] =>
  paraf.length > 1 ? paraf : []

/** One that was designed before both signed it grows by the place of who has none. */
export function denganParaf<T extends NotaDesign>(slip: T, jenis: JenisKertas): T {
  const { elements, lebar, tinggi } = slip
  const tambah = parafSlip(tinggi, lebar)
  const lagi = parafDiSlip(jenis).flatMap((satu, ke) =>
    tanpaParaf(elements, [satu]) ? tambah(satu, ke) : [],
  )
  if (lagi.length === 0) return slip
  return { ...slip, tinggi: tinggi + tinggiParaf, elements: [...elements, ...lagi] }
}

/** A slip as shipped: one column, as long as its lines. */
export function desainSlip(jenis: JenisKertas): NotaDesign {
  const paraf = parafDiSlip(jenis)
  const turun = paraf.length > 0 ? tinggiParaf : 0
  const tengah = { rata: 'tengah' } as const
  const here = { tempat: 'akhir' } as const
  const elements = [
    notaText('tanda', [4, 36, isi, 20], '{tanda}', {
      ...tengah,
      rotate: -18,
      font_size: 40,
      tebal: true,
      warna: NOTA_INKS.pucat,
    }),
    notaText('nama_toko', [tepi, 2, isi, 6], '{nama_toko}', {
      ...tengah,
      font_size: 13,
      tebal: true,
    }),
    notaText('alamat_toko', [tepi, 8, isi, 6.5], '{alamat_toko}', {
      ...tengah,
      font_size: 6.5,
      muat: 'lipat',
    }),
    notaLine('garis_atas', [tepi, 15, isi, 0.3]),
    notaText('judul', [tepi, 16, isi, 4], '{judul}', { ...tengah, tebal: true }),
    notaText('nomor', [tepi, 20, isi, 4.4], '{nomor}', { ...tengah, font_size: 9, tebal: true }),
    notaText('tanggal', [tepi, 24.6, isi, 3.6], '{tanggal}  {sales}', { ...tengah, font_size: 7 }),
    notaText('nama_customer', [tepi, 28, isi, 4], '{nama_customer}', { font_size: 7.5 }),
    notaLine('garis_baris', [tepi, 32.6, isi, 0.2]),
    ...baris(jenis.kolom),
    notaLine('garis_jumlah', [tepi, 44, isi, 0.3], here),
    notaText('label_total', [tepi, 46, 20, 6], 'TOTAL', { ...here, font_size: 10, tebal: true }),
    notaText('grand_total', [tepi + 20, 45, isi - 20, 7], '{grand_total}', {
      ...here,
      font_size: 14,
      tebal: true,
      rata: 'kanan',
    }),
    ...bayar,
    notaElement('qrcode', 'qr', [(lebarSlip - 22) / 2, 70, 22, 22], '{url}', {
      ...here,
      ...tengah,
    }),
    notaText('ketentuan', [tepi, 93, isi, 14], '{ketentuan}', {
      ...here,
      font_size: 6,
      muat: 'lipat',
    }),
    ...paraf.flatMap(parafSlip(108, lebarSlip)),
    notaText('catatan', [tepi, 107 + turun, isi, 3.4], '{catatan}', {
      ...here,
      ...tengah,
      font_size: 6,
    }),
  ]
  return {
    lebar: lebarSlip,
    tinggi: 113 + turun,
    baris: { langkah, muat_akhir: 99, muat_bersambung: 99 },
    elements: elements.map((one) => ({ ...one, is_mobile: true })),
  }
}
