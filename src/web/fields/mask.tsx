import { formatScaled, scaledFromText } from '#kernel/figures'

/** Digits after the comma, by kind of field: SPEC 9 (weights 3, percentages and carats 2). */
export const decimalsOf = (kind: string): number =>
  kind === 'berat' ? 3 : kind === 'karat' || kind === 'persen' || kind === 'kadar' ? 2 : 0

/**
 * What may stand in a number's input: digits and, with decimals, one comma (SPEC 5: 'number filters
 * strip non-digits'). A point counts as a comma: both kinds of keyboard are in use.
 */
export function maskOf(typed: string, decimals: number, negative: boolean): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : ''
  if (decimals === 0) return sign + typed.replace(/\D/g, '')
  const [whole = '', ...rest] = typed.replace(/[^\d.,]/g, '').split(/[.,]/)
  const fraction = rest.join('').slice(0, decimals)
  return sign + (rest.length > 0 ? `${whole || '0'},${fraction}` : whole)
}

/** Whole numbers carry their thousands while they are typed: 1.250.000. */
export function groupedText(masked: string): string {
  const digits = masked.replace('-', '').replace(/^0+(?=\d)/, '')
  const sign = masked.startsWith('-') ? '-' : ''
  return sign + digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** The value of the typed text; null for an empty text. */
export function valueOf(masked: string, decimals: number): number | null {
  const bare = decimals === 0 ? masked.replaceAll('.', '') : masked
  return scaledFromText(bare, decimals) ?? null
}

/** The value as it is shown when the field is left: 4,120 and 1.250.000. */
export const restText = (value: number, decimals: number): string =>
  formatScaled(value, decimals, 'layar')

/** The value as it is edited: without thousands and filling zeros. */
export function editText(value: number, decimals: number): string {
  if (decimals === 0) return restText(value, 0)
  return restText(value, decimals).replaceAll('.', '').replace(/0+$/, '').replace(/,$/, '')
}

/**
 * Where the caret belongs after thousands were added or removed: behind the same number of digits.
 */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digitsBefore) return at
    if (/[\d,-]/.test(text[at] ?? '')) seen++
  }
  return text.length
}
