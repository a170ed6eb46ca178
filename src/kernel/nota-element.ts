/**
 * Printed notes are data: lists of elements in millimetres (SPEC 3, invoice template element).
 * The same list is what a shop edits, what is filled and laid out (nota.ts), and what is drawn.
 */
export type NotaElementKind = 'text' | 'line' | 'qrcode' | 'barcode' | 'gambar'

/** Where an element appears: on every page, once per line of the note, or on some pages only. */
export type NotaPlace = 'tetap' | 'baris' | 'akhir' | 'bersambung'

/**
 * How a text that is too long for its box is drawn: cut, set smaller on its line, or wrapped and
 * then set smaller until it fits.
 */
export type NotaFit = 'potong' | 'kecilkan' | 'lipat'

export interface NotaElement {
  readonly name: string
  readonly jenis: NotaElementKind
  /** Millimetres from the top left corner of the page to that of the element. */
  readonly position_x: number
  readonly position_y: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise about the middle of the element. */
  readonly rotate: number
  readonly font_family: string
  /** Points. */
  readonly font_size: number
  /** Text with {placeholders}; for a gambar the name of the picture. */
  readonly isi: string
  /** Switched on. */
  readonly status: boolean
  /** Meant for the mobile print bridge's slip instead of the page. */
  readonly is_mobile: boolean
  readonly rata: 'kiri' | 'tengah' | 'kanan'
  readonly tebal: boolean
  /** Ink as #rrggbb. */
  readonly warna: string
  readonly muat: NotaFit
  readonly tempat: NotaPlace
}

/** The inks of the notes we ship: gold is for lines, never for letters. */
export const NOTA_INKS = {
  tinta: '#1b1815',
  abu: '#5c564d',
  emas: '#b8933a',
  pucat: '#e9e5de',
} as const

export type NotaBox = readonly [x: number, y: number, width: number, height: number]
export type NotaStyle = Partial<Omit<NotaElement, 'name' | 'jenis' | 'isi'>>

/** An element with the defaults for everything that a template leaves out. */
export function notaElement(
  jenis: NotaElementKind,
  name: string,
  [position_x, position_y, width, height]: NotaBox,
  isi: string,
  style: NotaStyle = {},
): NotaElement {
  return {
    name,
    jenis,
    position_x,
    position_y,
    width,
    height,
    isi,
    rotate: 0,
    font_family: 'noto sans',
    font_size: 8,
    status: true,
    is_mobile: false,
    rata: 'kiri',
    tebal: false,
    warna: NOTA_INKS.tinta,
    muat: 'kecilkan',
    tempat: 'tetap',
    ...style,
  }
}

export const notaText = (name: string, box: NotaBox, isi: string, style?: NotaStyle): NotaElement =>
  notaElement('text', name, box, isi, style)

export const notaLine = (name: string, box: NotaBox, style?: NotaStyle): NotaElement =>
  notaElement('line', name, box, '', style)

/** The size on paper of one pixel in the measures of SPEC 9, in millimetres. */
export const MM_PER_PX = 0.2645833333
