/**
 * How figures look. `layar` is the Indonesian way of the screens and notas (12.345.000 and 4,120),
 * `laporan` the way of the reports (12,345,000 and 4.120; SPEC 9).
 */
export type FigureStyle = 'layar' | 'laporan'

const separators = { layar: ['.', ','], laporan: [',', '.'] } as const

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator)
}

/** A whole number scaled down by 10^decimals, always with that many decimals. */
export function formatScaled(value: number, decimals: number, style: FigureStyle): string {
  const [thousands, comma] = separators[style]
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - decimals), thousands)
  const fraction = decimals > 0 ? comma + digits.slice(-decimals) : ''
  return (value < 0 ? '-' : '') + whole + fraction
}

/** Whole rupiah, without a prefix: 12.345.000. */
export const formatRupiah = (rupiah: number, style: FigureStyle = 'layar'): string =>
  formatScaled(rupiah, 0, style)

/** Milligrams shown as grams with three decimals (SPEC 9): 4120 -> 4,120. */
export const formatBerat = (mg: number, style: FigureStyle = 'layar'): string =>
  formatScaled(mg, 3, style)

/** Hundredths (kadar, percentages) with two decimals (SPEC 9): 7500 -> 75,00. */
export const formatPersen = (hundredths: number, style: FigureStyle = 'layar'): string =>
  formatScaled(hundredths, 2, style)

/**
 * Reads a decimal number of the wire (at most `decimals` decimals) as a scaled whole number.
 * @returns undefined when it has more decimals or is no finite number.
 */
export function scaledFromNumber(value: number, decimals: number): number | undefined {
  if (!Number.isFinite(value)) return undefined
  const factor = 10 ** decimals
  const scaled = Math.round(value * factor)
  return Number.isSafeInteger(scaled) && Math.abs(scaled / factor - value) < 1e-9 * factor
    ? scaled
    : undefined
}

/** The other direction: 4120 mg -> 4.12 (at most three decimals). */
export const numberFromScaled = (scaled: number, decimals: number): number =>
  Number(formatScaled(scaled, decimals, 'laporan').replaceAll(',', ''))

/** What a person typed, in either style: '4,12', '4.120' (with decimals) or '1.250' (without). */
export function scaledFromText(text: string, decimals: number): number | undefined {
  const clean = text.trim().replace(/\s/g, '')
  const match =
    decimals === 0
      ? /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d+)$/.exec(clean)
      : /^(-?)(\d+)(?:[.,](\d*))?$/.exec(clean)
  if (!match) return undefined
  const whole = (match[2] ?? '').replace(/[.,]/g, '')
  const fraction = match[3] ?? ''
  if (fraction.length > decimals) return undefined
  const scaled = Number(whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(scaled) ? (match[1] ? -scaled : scaled) : undefined
}
