/** How wide a text is, in any unit, as long as limits come in the same one. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** The text itself when it fits, else as much of it as fits before an ellipsis. */
export function cutToWidth(text: string, max: number, measure: Measure): string {
  if (measure(text) <= max) return text
  const characters = Array.from(text)
  let fits = 0
  let tooMany = characters.length
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (measure(characters.slice(0, middle).join('') + ELLIPSIS) <= max) fits = middle
    else tooMany = middle
  }
  return fits === 0 ? '' : characters.slice(0, fits).join('').trimEnd() + ELLIPSIS
}

/** Han and kana may be broken anywhere; other scripts only at spaces. */
const BREAKABLE = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]'
const PIECES = new RegExp(`${BREAKABLE}|\\s+|\\S+?(?=${BREAKABLE}|\\s|$)`, 'gu')

/** Breaks a text into lines of at most `max`; a word wider than a line is broken inside. */
export function wrapToWidth(text: string, max: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, max, measure))
}

/** How wide the widest part of a text is that a line does not end within. */
export const widestWord = (text: string, measure: Measure): number =>
  Math.max(0, ...(text.match(PIECES) ?? []).map((piece) => measure(piece.trim())))

function wrapParagraph(paragraph: string, max: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of paragraph.match(PIECES) ?? []) {
    if (measure((line + piece).trimEnd()) <= max) {
      line += piece
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    const broken = breakWord(piece.trimStart(), max, measure)
    lines.push(...broken.slice(0, -1))
    line = broken.at(-1) ?? ''
  }
  lines.push(line.trimEnd())
  return lines
}

function breakWord(word: string, max: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measure(part + character) > max) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * At most `count` lines of a wrapped text; what does not fit is cut from the last of them.
 */
export function wrapToLines(text: string, max: number, count: number, measure: Measure): string[] {
  const lines = wrapToWidth(text, max, measure)
  if (lines.length <= count) return lines
  const rest = lines.slice(count - 1).join(' ')
  return [...lines.slice(0, count - 1), cutToWidth(rest, max, measure)]
}
