import { formatBerat, formatPersen } from '#kernel/figures'
import { layoutNota, type NotaFields, type NotaPage } from '#kernel/nota'
import { notaElement, notaText, type NotaElement } from '#kernel/nota-element'
import type { IsiLabel } from './label.rules.ts'
import { kodeLabelBaki, type kodeLabel, type UkuranLabel } from './label.ts'
import { lembarLabel, perLembar, type Lembar } from './ukuran.ts'

type Kode = keyof typeof kodeLabel

/** Points that fit so many millimetres of height. */
const huruf = (tinggi: number): number => tinggi / 0.47

/** A line of text in mm; letters as large as it is high. */
const kata = (
  name: string,
  [x, y, width, tinggi]: readonly [number, number, number, number],
  isi: string,
  tebal = false,
): NotaElement => notaText(name, [x, y, width, tinggi], isi, { font_size: huruf(tinggi), tebal })

/** SPEC 9: 2 px a module; the 21 modules of a barcode with their border are no larger than this. */
const sisiQr = 11.2

/** Code at the left, words at the right. */
function denganQr({ isi, tinggi }: Lembar): NotaElement[] {
  const sisi = Math.min(tinggi - 0.8, sisiQr)
  const x = sisi + 2.4
  const lebar = isi - x - 1
  const langkah = (tinggi - 2) / 5
  const at = (row: number): readonly [number, number, number, number] => [
    x,
    1 + row * langkah,
    lebar,
    langkah * 0.92,
  ]
  return [
    notaElement('qrcode', 'kode', [1, (tinggi - sisi) / 2, sisi, sisi], '{kode}'),
    kata('berat', at(0), '{berat}', true),
    kata('kadar', at(1), '{kadar}'),
    kata('nama', at(2), '{nama}'),
    kata('lain', at(3), '{lain}'),
    kata('nomor', at(4), '{nomor}', true),
  ]
}

/** The bars across, words above and below. */
function denganBarcode({ isi, tinggi }: Lembar): NotaElement[] {
  const lebar = isi - 2
  const baris = tinggi * 0.165
  const atas = 0.8 + baris
  const bars = tinggi - 0.8 - baris * 4 - 0.4
  const bawah = atas + bars + 0.2
  const sisa = lebar * 0.42
  return [
    kata('nama', [1, 0.6, lebar, baris], '{nama}'),
    notaElement('barcode', 'kode', [1, atas, lebar, bars], '{kode}'),
    kata('nomor', [1, bawah, lebar, baris], '{nomor}', true),
    kata('berat', [1, bawah + baris, lebar - sisa, baris], '{berat}', true),
    kata('kadar', [1 + lebar - sisa, bawah + baris, sisa, baris], '{kadar}'),
    kata('lain', [1, bawah + baris * 2, lebar, baris * 0.92], '{lain}'),
  ]
}

const susunan: Record<Kode, (lembar: Lembar) => NotaElement[]> = {
  BARCODE: denganBarcode,
  QRCODE: denganQr,
}

const beratLabel = ({ berat, berat_atribut }: IsiLabel): string =>
  berat_atribut > 0
    ? `${formatBerat(berat)}+${formatBerat(berat_atribut)} gr`
    : `${formatBerat(berat)} gr`

/** The first print says nothing of its number; every later one does: a label without it is old. */
const isian = (label: IsiLabel): NotaFields => ({
  kode: label.kode_barcode,
  nomor: label.ke > 1 ? `${label.kode_barcode} #${label.ke}` : label.kode_barcode,
  nama: label.nama_barang,
  berat: beratLabel(label),
  kadar: label.kadar_cetak || formatPersen(label.kadar),
  lain: [label.size && `Sz ${label.size}`, label.kode_intern, label.kode_baki]
    .filter(Boolean)
    .join(' '),
})

/** One label by itself, its corner at 0,0. */
export function satuLabel(label: IsiLabel, ukuran: UkuranLabel, kode: Kode): NotaPage {
  const lembar = lembarLabel[ukuran]
  const [page] = layoutNota(
    {
      lebar: lembar.lebar,
      tinggi: lembar.tinggi,
      latar: '',
      baris: { langkah: 0, muat_akhir: 1, muat_bersambung: 1 },
      elements: susunan[kode](lembar),
    },
    { isian: isian(label), baris: [] },
  )
  if (page === undefined) throw new RangeError('a label has one page')
  return page
}

const digeser = ({ elements }: NotaPage, x: number, y: number, at: number): NotaElement[] =>
  elements.map((one) => ({
    ...one,
    name: `${one.name}_${at}`,
    position_x: one.position_x + x,
    position_y: one.position_y + y,
  }))

/** Labels on their paper, from place `mulai` (1 is the first) of the first sheet on. */
export function* kertasLabel(
  labels: readonly NotaPage[],
  ukuran: UkuranLabel,
  mulai = 1,
): Generator<NotaPage> {
  const lembar = lembarLabel[ukuran]
  const banyak = perLembar(lembar)
  const [lebar, tinggi] = lembar.kertas
  let place = (mulai - 1) % banyak
  let elements: NotaElement[] = []
  for (const [at, label] of labels.entries()) {
    const x = lembar.awal[0] + (place % lembar.kolom) * lembar.langkah[0]
    const y = lembar.awal[1] + Math.floor(place / lembar.kolom) * lembar.langkah[1]
    elements.push(...digeser(label, x, y, place))
    place += 1
    if (place < banyak && at < labels.length - 1) continue
    yield { lebar, tinggi, latar: '', elements }
    place = 0
    elements = []
  }
}

/** A label with a code beside a few words: one that is read from afar, and two below it. */
export const labelKata = (isi: {
  readonly kode: string
  readonly besar: string
  readonly nama: string
  readonly bawah: string
}) =>
  layoutNota(
    {
      lebar: 60,
      tinggi: 30,
      latar: '',
      baris: { langkah: 0, muat_akhir: 1, muat_bersambung: 1 },
      elements: [
        notaElement('qrcode', 'kode', [2, 3, sisiQr, sisiQr], '{kode}'),
        kata('besar', [16, 3, 42, 10], '{besar}', true),
        kata('nama', [16, 15, 42, 5], '{nama}'),
        kata('bawah', [16, 21.5, 42, 4], '{bawah}'),
      ],
    },
    { isian: isi, baris: [] },
  )

/** A tray's own label: what a move scans to know where to. */
export const labelBaki = (baki: { kode_baki: string; nama_baki: string; kode_gudang: string }) =>
  labelKata({
    kode: kodeLabelBaki(baki.kode_baki),
    besar: baki.kode_baki,
    nama: baki.nama_baki,
    bawah: baki.kode_gudang,
  })
