/** A tag's own number: 96 bits or more as hex. */
const epc = /^([0-9A-F]{2}){12,31}$/
const huruf = /^[0-9A-Z./ -]{4,30}$/

/**
 * The barcode that a tag carries (ADR 0108): either the barcode as it is, or its letters as bytes,
 * filled up with zeros. A tag of somebody else stays what it is, and is nobody's.
 */
export function kodeDariTag(tag: string): string {
  const text = tag.trim().toUpperCase()
  if (!epc.test(text)) return text
  const bytes = text.match(/../g) ?? []
  const words = bytes.map((hex) => String.fromCharCode(Number.parseInt(hex, 16))).join('')
  const barcode = words.replace(/\0+$/, '')
  return huruf.test(barcode) ? barcode : text
}

/** The tag that a barcode is written into. */
export const tagDari = (barcode: string): string =>
  Array.from({ length: barcode.length }, (_, at) =>
    barcode.charCodeAt(at).toString(16).padStart(2, '0'),
  )
    .join('')
    .padEnd(24, '0')
    .toUpperCase()

/** Everything that a reader sent or that was pasted, each once: one a line, or apart by commas. */
export const kodeDariDaftar = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(kodeDariTag),
  ),
]
