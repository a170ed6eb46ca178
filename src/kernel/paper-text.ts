/** A shop's address on paper: lines of 48 characters, 90 characters in all (SPEC 9). */
export const splitAlamat = (alamat: string): string[] => splitText(alamat, 48, 90)

/** A text field on a receipt: slices of 20 characters, 60 characters in all (SPEC 9). */
export const splitStruk = (text: string): string[] => splitText(text, 20, 60)

/** What three lines of small letters under a signature hold. */
const terpanjang = 48

/**
 * A name below the line for the signature. In a long name the last names become initials, as people
 * here write them. The head of the paper has the whole name.
 */
export function namaParaf(nama: string): string {
  const words = nama.trim().split(/\s+/)
  for (let at = words.length - 1; at > 0 && words.join(' ').length > terpanjang; at--)
    words[at] = `${Array.from(words[at] ?? '')[0]}.`
  return words.join(' ')
}

/**
 * Lines of at most `perLine` characters out of the first `max` characters of a text. A line ends at
 * the end of a word if the rest still fits into the remaining lines, otherwise within a word. None
 * of the `max` characters is lost.
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
