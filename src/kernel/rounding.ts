/** Which way a figure leaves its fraction. `half` rounds half away from zero. */
export type Rounding = 'up' | 'down' | 'half'

/**
 * a x b / c as a whole number, exact (no binary floating point on the way).
 * The only division of money and weight in the house.
 * @throws RangeError when c is 0 or an argument or the result is no safe integer.
 */
export function mulDiv(a: number, b: number, c: number, rounding: Rounding = 'half'): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || !Number.isSafeInteger(c) || c === 0)
    throw new RangeError(`mulDiv takes whole numbers and a divisor: ${a} x ${b} / ${c}`)
  const product = BigInt(a) * BigInt(b)
  const divisor = BigInt(c)
  const negative = product < 0n !== divisor < 0n
  const numerator = product < 0n ? -product : product
  const denominator = divisor < 0n ? -divisor : divisor
  const whole = numerator / denominator
  const rest = numerator % denominator
  const away =
    rest > 0n && (rounding === 'half' ? rest * 2n >= denominator : (rounding === 'up') !== negative)
  const result = Number(away ? whole + 1n : whole) * (negative ? -1 : 1)
  if (!Number.isSafeInteger(result)) throw new RangeError(`${a} x ${b} / ${c} is too large`)
  return result + 0
}

/**
 * The nearest multiple of `step` (>= 1) in the given direction: the parameter `pembulatan` (SPEC
 * 5).
 */
export function roundTo(value: number, step: number, rounding: Rounding): number {
  return mulDiv(value, 1, step, rounding) * step
}

/**
 * Spreads `amount` over `weights` by their share; the last share with weight takes the remainder,
 * so the sum is exact (DOMAIN 5: an agreed total is spread by value, never rounded again).
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map((_, index) => (index === weights.length - 1 ? amount : 0))
  const last = weights.reduce((found, weight, index) => (weight > 0 ? index : found), 0)
  let left = amount
  return weights.map((weight, index) => {
    const share = index === last ? left : mulDiv(amount, weight, total, 'down')
    left -= share
    return index > last ? 0 : share
  })
}
