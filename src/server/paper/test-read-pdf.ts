import { inflateSync } from 'node:zlib'

export interface PdfText {
  readonly text: string
  readonly x: number
  readonly y: number
}

export interface ReadPage {
  readonly lebar: number
  readonly tinggi: number
  /** In the order in which they were drawn. */
  readonly texts: readonly PdfText[]
  /** The page's raw operators. */
  readonly isi: string
  readonly gambar: number
}

/** Reads back the content of our own PDFs; it knows only as much of the format as that needs. */
export function readPdf(file: Uint8Array): ReadPage[] {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b(?!s)/.test(object.head))
    .map((page) => readPage(page, objects))
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

function objectsOf(source: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)) {
    const [, id = '', body = ''] = match
    const [head = '', raw] = body.split('\nstream\n')
    objects.set(id, { head, stream: raw === undefined ? '' : streamOf(head, raw) })
  }
  return objects
}

function streamOf(head: string, raw: string): string {
  // Its own length, for its last byte may well be that of a new line.
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const bytes = Buffer.from(raw.slice(0, length), 'latin1')
  return head.includes('FlateDecode')
    ? inflateSync(bytes).toString('latin1')
    : bytes.toString('latin1')
}

const refOf = (head: string, name: string) =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? ''

function readPage(page: PdfObject, objects: Map<string, PdfObject>): ReadPage {
  const isi = objects.get(refOf(page.head, 'Contents'))?.stream ?? ''
  const resources = objects.get(refOf(page.head, 'Resources'))?.head ?? ''
  const [, lebar, tinggi] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(page.head) ?? []
  const total = objects.get(refOf(resources, 'JH'))?.stream ?? ''
  const drawn = isi.replace(/1 0 0 -1 (\S+) (\S+) cm \/JH Do/g, (_, x, y) =>
    total.replace(' Tf ', ` Tf 1 0 0 -1 ${x} ${y} Tm `),
  )
  return {
    lebar: Number(lebar),
    tinggi: Number(tinggi),
    texts: textsOf(drawn, resources, objects),
    isi,
    gambar: (isi.match(/\/I\d+ Do/g) ?? []).length,
  }
}

const PLACE = /1 0 0 -?1 (\S+) (\S+) Tm/
const FONT = /\/(\w+) \S+ Tf/
const LATIN = /\(((?:\\.|[^\\)])*)\) Tj/
const GLYPHS = /\[((?:<[0-9a-f]*>| |-?[\d.]+)*)\] TJ/
const SHOW = new RegExp([PLACE, FONT, LATIN, GLYPHS].map(({ source }) => source).join('|'), 'g')

function textsOf(isi: string, resources: string, objects: Map<string, PdfObject>): PdfText[] {
  const texts: PdfText[] = []
  let [x, y] = [0, 0]
  let glyphs: ReadonlyMap<string, string> = new Map()
  for (const [, left, top, font, latin, hex] of isi.matchAll(SHOW)) {
    if (left !== undefined) [x, y] = [Number(left), Number(top)]
    if (font !== undefined) glyphs = glyphsOf(objects.get(refOf(resources, font)), objects)
    if (latin !== undefined) texts.push({ text: winAnsi(latin), x, y })
    if (hex !== undefined) texts.push({ text: unicode(hex, glyphs), x, y })
  }
  return texts
}

/** What WinAnsi holds at 0x80 to 0x9f; a point where it holds nothing. */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

function winAnsi(operand: string): string {
  return operand
    .replace(/\\([\\()])/g, '$1')
    .replace(/[\u0080-\u009f]/g, (byte) => UPPER.charAt(byte.charCodeAt(0) - 0x80))
}

function unicode(operand: string, glyphs: ReadonlyMap<string, string>): string {
  const codes = [...operand.matchAll(/<([0-9a-f]*)>/g)].map(([, code]) => code).join('')
  return (codes.match(/.{4}/g) ?? []).map((code) => glyphs.get(code) ?? '?').join('')
}

function glyphsOf(
  font: PdfObject | undefined,
  objects: Map<string, PdfObject>,
): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>()
  const cmap = objects.get(refOf(font?.head ?? '', 'ToUnicode'))?.stream ?? ''
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[(.*)\]/g)) {
    const start = Number.parseInt(first, 16)
    const entries = [...list.matchAll(/<([^>]*)>/g)].map(([, entry = '']) => entry)
    entries.forEach((entry, index) => {
      const units = entry.split(' ').map((unit) => Number.parseInt(unit, 16))
      glyphs.set((start + index).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    })
  }
  return glyphs
}
