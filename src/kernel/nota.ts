import type { NotaElement, NotaPlace } from './nota-element.ts'

export interface NotaTemplate {
  /** Millimetres. */
  readonly lebar: number
  readonly tinggi: number
  /** The name of a picture behind everything, or ''. */
  readonly latar: string
  readonly baris: NotaLines
  readonly elements: readonly NotaElement[]
}

export interface NotaLines {
  /** Millimetres from one line of the note to the next. */
  readonly langkah: number
  /** How many lines fit on the last page, which has the totals, and on a page before it. */
  readonly muat_akhir: number
  readonly muat_bersambung: number
}

/**
 * The texts a template is filled with. {halaman} and {jumlah_halaman} are added here; on a note of
 * a single page both are empty.
 */
export interface NotaContent {
  readonly isian: NotaFields
  readonly baris: readonly NotaFields[]
}

export type NotaFields = Readonly<Record<string, string>>

/** What of a template a shop designs itself; the picture behind it is the shop's for all papers. */
export type NotaDesign = Omit<NotaTemplate, 'latar'>

/** One page, ready to draw: everything is filled in and in its place. */
export interface NotaPage {
  readonly lebar: number
  readonly tinggi: number
  readonly latar: string
  readonly elements: readonly NotaElement[]
}

/** Page sizes (SPEC 9: 210x105 for A4, 210x148.5 otherwise). */
export const NOTA_SIZES = {
  A4: { lebar: 210, tinggi: 105 },
  SETENGAH: { lebar: 210, tinggi: 148.5 },
} as const

export type NotaSize = keyof typeof NOTA_SIZES

/**
 * Fills a template. More lines than a page holds go on overleaf; the totals never stand on a page
 * without a line. An element is left out with its label when none of its placeholders has a text.
 */
export function layoutNota(template: NotaTemplate, content: NotaContent): NotaPage[] {
  const { lebar, tinggi, latar, elements } = template
  const parts = pageParts(template.baris, content.baris)
  return parts.map((lines, index) => {
    const last = index === parts.length - 1
    const isian = { ...content.isian, ...pageNumber(index + 1, parts.length) }
    const shown = elements.filter((one) => one.status && appearsOn(one.tempat, last))
    return {
      lebar,
      tinggi,
      latar,
      elements: shown.flatMap((one) =>
        one.tempat === 'baris'
          ? lines.flatMap((line, row) => filledLine(one, line, row * template.baris.langkah))
          : filled(one, isian),
      ),
    }
  })
}

/**
 * Fills the template of a slip, which is as long as what stands on it: each line after the first
 * moves what follows the lines down.
 */
export function layoutSlip(template: NotaTemplate, content: NotaContent): NotaPage {
  const down = Math.max(0, content.baris.length - 1) * template.baris.langkah
  const elements = template.elements.map((one) =>
    one.tempat === 'akhir' ? { ...one, position_y: one.position_y + down } : one,
  )
  const tinggi = template.tinggi + down
  const baris = { ...template.baris, muat_akhir: Infinity }
  const [page] = layoutNota({ ...template, tinggi, baris, elements }, content)
  return page ?? { ...template, tinggi, elements: [] }
}

const pageNumber = (page: number, count: number): NotaFields =>
  count > 1 ? { halaman: String(page), jumlah_halaman: String(count) } : {}

function appearsOn(tempat: NotaPlace, last: boolean): boolean {
  if (tempat === 'akhir') return last
  return tempat !== 'bersambung' || !last
}

function pageParts(room: NotaLines, lines: readonly NotaFields[]): (readonly NotaFields[])[] {
  const parts: (readonly NotaFields[])[] = []
  let rest = lines
  while (rest.length > room.muat_akhir) {
    const count = Math.min(room.muat_bersambung, rest.length - 1)
    parts.push(rest.slice(0, count))
    rest = rest.slice(count)
  }
  return [...parts, rest]
}

function filledLine(element: NotaElement, line: NotaFields, down: number): NotaElement[] {
  return filled({ ...element, position_y: element.position_y + down }, line)
}

const PLACEHOLDER = /\{(\w+)\}/g

function filled(element: NotaElement, isian: NotaFields): NotaElement[] {
  const names = [...element.isi.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  if (names.length > 0 && names.every((name) => !isian[name])) return []
  const isi = element.isi.replace(PLACEHOLDER, (_, name: string) => isian[name] ?? '')
  return [{ ...element, isi }]
}
