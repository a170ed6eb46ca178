/** A shop's address on paper: lines of 48 characters, 90 characters in all (SPEC 9). */
export const splitAlamat = (alamat: string): string[] => splitText(alamat, 48, 90)

/** A text field on a receipt: slices of 20 characters, 60 characters in all (SPEC 9). */
export const splitStruk = (text: string): string[] => splitText(text, 20, 60)

/** What three lines of small letters under a signature hold. */
const terpanjang = 48

/**
 * A name below the line to sign on: the last names become initials where it is long, as people
 * here write it themselves. Whole it stands in the head of the paper.
 */
export function namaParaf(nama: string): string {
  const words = nama.trim().split(/\s+/)
  for (let at = words.length - 1; at > 0 && words.join(' ').length > terpanjang; at--)
    words[at] = `${Array.from(words[at] ?? '')[0]}.`
  return words.join(' ')
}

/**
 * Lines of at most `perLine` characters out of the first `max` characters of a text. A line ends
 * at a word's end wherever the rest still fits into the lines that remain, and in mid-word where
 * it would not: nothing of the `max` characters is ever lost.
 */
function splitText(text: string, perLine: number, max: number): string[] {
  let rest = Array.from(text.trim().replace(/\s+/g, ' ')).slice(0, max)
  const lines: string[] = []
  for (let left = Math.ceil(max / perLine); rest.length > 0; left--) {
    const length = lineLength(rest, perLine, (left - 1) * perLine)
    lines.push(rest.slice(0, length).join('').trim())
    rest = rest.slice(length)
    while (rest[0] === ' ') rest = rest.slice(1)
  }
  return lines
}

function lineLength(rest: readonly string[], perLine: number, roomBelow: number): number {
  if (rest.length <= perLine) return rest.length
  const space = rest.lastIndexOf(' ', perLine)
  const wordEnds = space > 0 && rest.length - space - 1 <= roomBelow
  return wordEnds ? space : perLine
}
