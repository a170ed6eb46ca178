// The words of label printers of 203 dpi: ZPL (Zebra's programming guide, ^FO ^GF ^BC ^BQ) and TSPL
// (TSC's programming manual, BITMAP BARCODE QRCODE). Codes are drawn by the printer, dot by dot as
// scanners want them. Words are sent as pictures of the very letters of the PDF: no font of a
// printer has every script, and none tells how wide a name is.
import type { NotaPage } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { measuringDocument } from './nota-pdf.ts'
import { greysOfPage } from './nota-greys.ts'

/** Dots a millimetre of a label printer of 203 dpi. */
const titik = 8
const dots = (mm: number): number => Math.floor(mm * titik)

/** A code holds letters that a scanner types: nothing that steers a printer. */
// oxlint-disable-next-line no-control-regex
const bersih = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]/g, ' ')

/** ZPL takes ^ and ~ for its own, and _ for its escapes: as hexadecimal they are only letters. */
const zplText = (text: string): string =>
  bersih(text).replaceAll(
    /[\^~_\\]/g,
    (one) => `_${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

/** TSPL ends a text by a quotation mark, which inside it is written \["]. */
const tsplText = (text: string): string => bersih(text).replaceAll('"', '\\["]')

/** The largest module of a QR code of this many mm: level L, up to 32 letters need 25 of them. */
const modul = (mm: number): number => Math.max(2, Math.min(10, Math.floor(dots(mm) / 25)))

/** Words as dots: whole bytes from the left, a set bit is black; x and y in dots of the label. */
export interface Tinta {
  readonly x: number
  readonly y: number
  readonly bytes: number // of a row
  readonly rows: Uint8Array
}

/** Darker than this is a dot: letters stay sharp. */
const hitam = 128

/** The ink of one band of rows, without the white at its sides. */
function pita(greys: Uint8Array, width: number, [from, to]: readonly [number, number]): Tinta {
  const inked = (x: number): boolean => {
    for (let y = from; y < to; y += 1) if ((greys[y * width + x] ?? 255) < hitam) return true
    return false
  }
  let left = 0
  while (left < width - 1 && !inked(left)) left += 1
  let right = width
  while (right > left + 1 && !inked(right - 1)) right -= 1
  const bytes = Math.ceil((right - left) / 8)
  const rows = new Uint8Array(bytes * (to - from))
  for (let y = from; y < to; y += 1)
    for (let x = left; x < right; x += 1) {
      if ((greys[y * width + x] ?? 255) >= hitam) continue
      const at = (y - from) * bytes + ((x - left) >> 3)
      rows[at] = (rows[at] ?? 0) | (0x80 >> ((x - left) & 7))
    }
  return { x: left, y: from, bytes, rows }
}

/** Runs of rows that have ink: each line of words by itself, so that little is sent. */
export function pitaDari(greys: Uint8Array, width: number): Tinta[] {
  const found: Tinta[] = []
  let start: number | undefined
  for (let y = 0; y <= greys.length / width; y += 1) {
    const inked = greys.subarray(y * width, (y + 1) * width).some((grey) => grey < hitam)
    if (inked) start ??= y
    else if (start !== undefined) {
      found.push(pita(greys, width, [start, y]))
      start = undefined
    }
  }
  return found
}

async function kataDari(page: NotaPage): Promise<Tinta[]> {
  const width = dots(page.lebar)
  const elements = page.elements.filter(({ jenis }) => jenis === 'text')
  const greys = await greysOfPage(measuringDocument(), { ...page, elements }, width)
  return pitaDari(greys, width)
}

function zplKode({ height, isi, jenis, position_x, position_y, width }: NotaElement): string {
  const at = `^FO${dots(position_x)},${dots(position_y)}`
  if (jenis === 'barcode') return `${at}^BY2^BCN,${dots(height)},N,N,N^FH^FD${zplText(isi)}^FS`
  if (jenis === 'qrcode') return `${at}^BQN,2,${modul(width)}^FH^FDLA,${zplText(isi)}^FS`
  return ''
}

const zplKata = ({ bytes, rows, x, y }: Tinta): string =>
  `^FO${x},${y}^GFA,${rows.length},${rows.length},${bytes},${Buffer.from(rows)
    .toString('hex')
    .toUpperCase()}^FS`

/** Labels in the words of a Zebra printer: UTF-8, one format a label. */
export async function zplDari(labels: Iterable<NotaPage>): Promise<Buffer> {
  const said: string[] = []
  for (const page of labels) {
    const kata = (await kataDari(page)).map(zplKata)
    said.push(
      `^XA^CI28^PW${dots(page.lebar)}^LL${dots(page.tinggi)}`,
      ...page.elements.map(zplKode),
      ...kata,
      '^XZ\n',
    )
  }
  return Buffer.from(said.join(''), 'utf8')
}

function tsplKode({ height, isi, jenis, position_x, position_y, width }: NotaElement): string {
  const at = `${dots(position_x)},${dots(position_y)}`
  if (jenis === 'barcode')
    return `BARCODE ${at},"128",${dots(height)},0,0,2,2,"${tsplText(isi)}"\r\n`
  if (jenis === 'qrcode') return `QRCODE ${at},L,${modul(width)},A,0,"${tsplText(isi)}"\r\n`
  return ''
}

/** Its pictures are white where a bit is set, and cover what is below: the codes come after. */
const tsplKata = ({ bytes, rows, x, y }: Tinta): Buffer[] => [
  Buffer.from(`BITMAP ${x},${y},${bytes},${rows.length / bytes},0,`),
  Buffer.from(rows.map((byte) => byte ^ 0xff)),
  Buffer.from('\r\n'),
]

/** Labels in the words of a TSC printer. */
export async function tsplDari(labels: Iterable<NotaPage>): Promise<Buffer> {
  const said: Buffer[] = []
  for (const page of labels) {
    const size = `SIZE ${page.lebar} mm,${page.tinggi} mm\r\nGAP 2 mm,0 mm\r\n`
    said.push(
      Buffer.from(`${size}CODEPAGE UTF-8\r\nCLS\r\n`),
      ...(await kataDari(page)).flatMap(tsplKata),
      Buffer.from(`${page.elements.map(tsplKode).join('')}PRINT 1,1\r\n`),
    )
  }
  return Buffer.concat(said)
}
