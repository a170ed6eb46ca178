import PdfDocument from 'pdfkit'

/** What WinAnsi holds from 0x80 to 0x9f, in order; a dot where it holds nothing. */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

const LATIN = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/

/** True when every viewer can draw the text with the fonts it has built in. */
export const isLatin = (text: string): boolean => LATIN.test(text)

/** A latin text as the string operand of a PDF operator, in WinAnsi bytes. */
export function latinOperand(text: string): string {
  const escaped = text.replace(/[\\()]/g, '\\$&')
  const bytes = escaped.replace(/[^\u0020-\u00ff]/g, (character) =>
    String.fromCharCode(0x80 + UPPER.indexOf(character)),
  )
  return `(${bytes})`
}

export type LatinFont = 'Helvetica' | 'Helvetica-Bold'

const widths = new Map<LatinFont, ReadonlyMap<string, number>>()

/** Advance widths in em, without kerning: figures then stand exactly below each other. */
export function latinWidths(font: LatinFont): ReadonlyMap<string, number> {
  const known = widths.get(font)
  if (known) return known
  const ruler = new PdfDocument({ autoFirstPage: false }).font(font, 1)
  const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
    String.fromCharCode(0x20 + index),
  )
  const characters = [...latin1, ...UPPER.split('')].filter(isLatin)
  const measured = new Map(characters.map((one) => [one, ruler.widthOfString(one)]))
  widths.set(font, measured)
  return measured
}
