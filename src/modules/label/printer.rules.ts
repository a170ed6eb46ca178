import type { NotaPage } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'

/** Dots a millimetre of a label printer of 203 dpi. */
const titik = 8
const dots = (mm: number): number => Math.floor(mm * titik)

/** What cannot be printed is left out; a label is one line a text. */
// oxlint-disable-next-line no-control-regex
const bersih = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]/g, ' ')

/** ZPL takes ^ and ~ for its own, and _ for its escapes: as hexadecimal they are only letters. */
const zplText = (text: string): string =>
  bersih(text).replaceAll(
    /[\^~_\\]/g,
    (one) => `_${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

/** The largest module of a QR code of this many mm: level L, up to 32 letters need 25 of them. */
const modul = (mm: number): number => Math.max(2, Math.min(10, Math.floor(dots(mm) / 25)))

function zplElement(element: NotaElement): string {
  const { height, isi, jenis, position_x, position_y, width } = element
  const at = `^FO${dots(position_x)},${dots(position_y)}`
  const data = `^FH^FD${zplText(isi)}^FS`
  switch (jenis) {
    case 'barcode':
      return `${at}^BY2^BCN,${dots(height)},N,N,N${data}`
    case 'qrcode':
      return `${at}^BQN,2,${modul(width)}^FH^FDLA,${zplText(isi)}^FS`
    case 'text':
      return `${at}^A0N,${dots(height)}^FB${dots(width)},1,0,L${data}`
    case 'line':
    case 'gambar':
      return ''
  }
}

/** Labels in the words of a Zebra printer: UTF-8, one format a label. */
export const zplDari = (labels: readonly NotaPage[]): string =>
  labels
    .map(
      ({ elements, lebar, tinggi }) =>
        `^XA^CI28^PW${dots(lebar)}^LL${dots(tinggi)}${elements.map(zplElement).join('')}^XZ\n`,
    )
    .join('')

/** TSPL ends a text by a quotation mark, which inside it is written \["]. */
const tsplText = (text: string): string => bersih(text).replaceAll('"', '\\["]')

/** Its font is as wide as half its height: what does not fit is cut. */
const potong = (text: string, { height, width }: NotaElement): string =>
  text.slice(0, Math.max(1, Math.floor(width / (height * 0.5))))

function tsplElement(element: NotaElement): string {
  const { height, isi, jenis, position_x, position_y, width } = element
  const at = `${dots(position_x)},${dots(position_y)}`
  switch (jenis) {
    case 'barcode':
      return `BARCODE ${at},"128",${dots(height)},0,0,2,2,"${tsplText(isi)}"\r\n`
    case 'qrcode':
      return `QRCODE ${at},L,${modul(width)},A,0,"${tsplText(isi)}"\r\n`
    case 'text': {
      const point = Math.max(5, Math.floor((height * 72) / 25.4))
      return `TEXT ${at},"0",0,${point},${point},"${tsplText(potong(isi, element))}"\r\n`
    }
    case 'line':
    case 'gambar':
      return ''
  }
}

/** Labels in the words of a TSC printer. */
export const tsplDari = (labels: readonly NotaPage[]): string =>
  labels
    .map(
      ({ elements, lebar, tinggi }) =>
        `SIZE ${lebar} mm,${tinggi} mm\r\nGAP 2 mm,0 mm\r\nCODEPAGE UTF-8\r\nCLS\r\n${elements
          .map(tsplElement)
          .join('')}PRINT 1,1\r\n`,
    )
    .join('')
