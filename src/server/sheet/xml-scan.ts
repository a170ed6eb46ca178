import { SheetProblem } from './sheet-problem.ts'

/** The events of an XML reader, in order. Names come without their prefix. */
export interface XmlReader {
  open(name: string, attributes: string): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * No tag or comment of a workbook is longer; the search for the end of an endless one stops here.
 */
const tagMost = 65_536

/** A tag as it stands between its brackets. */
function tell(reader: XmlReader, tag: string): void {
  const closing = tag.startsWith('/')
  const single = tag.endsWith('/')
  const space = tag.search(/[\s/]/)
  const whole = closing ? tag.slice(1).trim() : space === -1 ? tag : tag.slice(0, space)
  const name = whole.slice(whole.indexOf(':') + 1)
  if (closing) {
    reader.close?.(name)
    return
  }
  reader.open(name, space === -1 ? '' : tag.slice(space, single ? -1 : undefined))
  if (single) reader.close?.(name)
}

const cdata = '<![CDATA['

/** The end of the mark at `at`, and the text in it; undefined while the rest is missing. */
function markAt(xml: string, at: number): { end: number; text?: string } | undefined {
  const isSpecial = xml.startsWith('<!', at)
  // The piece may end in the middle of the mark's beginning.
  if (isSpecial && xml.length - at < cdata.length) return undefined
  if (xml.startsWith('<!DOCTYPE', at)) throw new SheetProblem('BUKAN')
  const isText = isSpecial && xml.startsWith(cdata, at)
  const mark = isText ? ']]>' : isSpecial ? '-->' : '>'
  const end = xml.indexOf(mark, at)
  if (end === -1) return undefined
  const text = isText ? { text: xml.slice(at + cdata.length, end) } : {}
  return { end: end + mark.length, ...text }
}

/** Where a text ends that goes on in the next piece: not in the middle of an escape. */
function wholeUntil(xml: string): number {
  const escape = xml.indexOf('&', Math.max(0, xml.length - 12))
  return escape === -1 || xml.includes(';', escape) ? xml.length : escape
}

/** Reports the complete marks in `xml`; returns where the rest begins. */
function scanned(xml: string, reader: XmlReader): number {
  let at = 0
  for (;;) {
    const tag = xml.indexOf('<', at)
    const until = tag === -1 ? Math.max(at, wholeUntil(xml)) : tag
    if (until > at) reader.text?.(decoded(xml.slice(at, until)))
    if (tag === -1) return until
    const mark = markAt(xml, tag)
    if (!mark) return tag
    if (mark.text !== undefined) reader.text?.(mark.text)
    else if (xml[tag + 1] !== '!' && xml[tag + 1] !== '?')
      tell(reader, xml.slice(tag + 1, mark.end - 1))
    at = mark.end
  }
}

/**
 * Reads XML as it comes, in one pass and without a tree: each piece is looked at once.
 * @throws SheetProblem for a document with declarations of its own (entities) or an endless tag
 */
export async function scanXml(pieces: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  let rest = ''
  for await (const piece of pieces) {
    const xml = rest + piece
    rest = xml.slice(scanned(xml, reader))
    if (rest.length > tagMost) throw new SheetProblem('BUKAN')
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const character = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''

/** A text without its escapes. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, dec, name) => {
    if (typeof hex === 'string') return character(Number.parseInt(hex, 16))
    if (typeof dec === 'string') return character(Number(dec))
    return named[String(name)] ?? all
  })
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute, whatever its prefix; undefined where it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined
  const pattern =
    patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decoded(value)
}
