import {
  NOTA_INKS,
  notaElement,
  notaLine,
  notaText,
  type NotaBox,
  type NotaElement,
  type NotaStyle,
} from '#kernel/nota-element'
import { KANAN, KIRI, type UkuranKertas } from './ukuran.ts'

const here: NotaStyle = { tempat: 'akhir' }
const label: NotaStyle = { font_size: 7, warna: NOTA_INKS.abu }

/** What is to be paid, and how it was: one row for each way, label and amount side by side. */
export function bayarNota(m: UkuranKertas, banyak: number): NotaElement[] {
  const x = 132
  const top = m.terbilang - 1
  const room = m.kaki + m.tinggi_catatan - 0.6 - (top + 8.8)
  const step = Math.min(3.6, room / Math.max(banyak, 1))
  const font_size = Math.min(8, step / 0.45) // a line of 8 points takes 3.6 mm
  const rows = Array.from({ length: banyak }, (_, row) => {
    const y = top + 8.8 + row * step
    return [
      notaText(`label_bayar_${row}`, [x, y, 44, step], `{label_bayar_${row}}`, {
        ...here,
        font_size,
        warna: NOTA_INKS.abu,
      }),
      notaText(`jumlah_bayar_${row}`, [x + 45, y, KANAN - x - 45, step], `{jumlah_bayar_${row}}`, {
        ...here,
        font_size,
        rata: 'kanan',
      }),
    ]
  })
  return [
    notaText('label_total', [x, top + 2.4, 16, 4.4], 'TOTAL', {
      ...here,
      font_size: 9,
      tebal: true,
    }),
    notaText('rp', [x + 14, top + 2.7, 8, 4], 'Rp', { ...here, warna: NOTA_INKS.abu }),
    notaText('grand_total', [x + 20, top - 0.4, KANAN - x - 20, 8], '{grand_total}', {
      ...here,
      font_size: 17,
      tebal: true,
      rata: 'kanan',
    }),
    notaLine('garis_total', [x, top + 7.8, KANAN - x, 0.5], { ...here, warna: NOTA_INKS.emas }),
    ...rows.flat(),
  ]
}

/** Who signs, and whose name stands below the line. */
export interface Paraf {
  readonly judul: string
  readonly nama: string
}

/** A line to sign on, counted from the right; a long name stands below it in several lines. */
const garisParaf = (m: UkuranKertas, { judul, nama }: Paraf, ke: number): NotaElement[] => {
  const [x, width] = [103 - ke * 27, 26]
  const garis = m.kode + m.ruang_paraf
  const text: NotaStyle = { ...here, font_size: 7.5, rata: 'tengah' }
  return [
    notaText(`judul_paraf_${ke}`, [x, m.kode - 0.5, width, 3.4], judul, text),
    notaLine(`garis_paraf_${ke}`, [x, garis, width, 0.15], here),
    ...(nama === '{customer}'
      ? [notaElement('gambar', 'ttd', [x + 1, m.kode + 2.9, 24, garis - m.kode - 3], '{ttd}', here)]
      : []),
    notaText(`paraf_${ke}`, [x, garis + 0.4, width, m.kaki - garis - 0.4], nama, {
      ...text,
      muat: 'lipat',
    }),
  ]
}

/** Where the stamp goes; the frame, too, stands only where there is one. */
export function kotakMeterai([x, y, width, height]: NotaBox): NotaElement[] {
  const tebal = 0.15
  const garis = (sisi: string, box: NotaBox) =>
    notaElement('line', `meterai_${sisi}`, box, '{meterai}', here)
  return [
    garis('atas', [x, y, width, tebal]),
    garis('bawah', [x, y + height, width, tebal]),
    garis('kiri', [x, y, tebal, height]),
    garis('kanan', [x + width, y, tebal, height]),
    notaText('meterai', [x + 1, y + height / 2 - 3, width - 2, 6.4], '{meterai}', {
      ...label,
      ...here,
      rata: 'tengah',
    }),
  ]
}

/** The amount in words, what the shop promises, who signs, and where to check the note. */
export function janjiNota(
  m: UkuranKertas,
  paraf: readonly Paraf[],
  { ada_kode }: { readonly ada_kode: boolean },
): NotaElement[] {
  const terms = KIRI + (ada_kode ? m.sisi_kode + 3 : 0)
  return [
    notaText('label_terbilang', [KIRI, m.terbilang - 1.6, 30, 3], 'Terbilang', {
      ...label,
      ...here,
    }),
    notaText(
      'terbilang',
      [KIRI, m.terbilang + 1.4, 115, m.kode - m.terbilang - 1.6],
      '{terbilang}',
      {
        ...here,
        muat: 'lipat',
      },
    ),
    notaElement('qrcode', 'qr', [KIRI, m.kode, m.sisi_kode, m.sisi_kode], '{url}', here),
    notaText('ketentuan', [terms, m.kode - 0.5, 73.5 - terms, m.sisi_kode + 0.8], '{ketentuan}', {
      ...here,
      font_size: 7,
      muat: 'lipat',
    }),
    // Beside the signature, which is written partly over the stamp (UU 10/2020).
    ...kotakMeterai([75.5, m.kode - 0.5, 26, m.sisi_kode + 0.8]),
    ...(paraf.length > 1
      ? []
      : [
          notaText('keterangan', [75.5, m.kode - 0.5, 26, m.sisi_kode + 0.8], '{keterangan}', {
            ...here,
            font_size: 7,
          }),
        ]),
    ...paraf.flatMap((each, ke) => garisParaf(m, each, ke)),
  ]
}

export function kakiNota(m: UkuranKertas): NotaElement[] {
  return [
    notaText('periksa', [KIRI, m.kaki, 60, 3.2], '{periksa}', { ...label, ...here }),
    notaText('catatan', [71, m.kaki, 58, m.tinggi_catatan], '{catatan}', {
      ...label,
      rata: 'kanan',
      muat: 'lipat',
    }),
  ]
}
