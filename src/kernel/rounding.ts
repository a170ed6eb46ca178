/** The direction of rounding. `half` rounds half away from zero. */
export type Rounding = 'up' | 'down' | 'half'

const whole = (...values: readonly number[]): boolean => values.every(Number.isSafeInteger)

/** numerator / divisor, rounded once, without binary floating point. */
function quotient(numerator: bigint, divisor: bigint, rounding: Rounding): number {
  const negative = numerator < 0n !== divisor < 0n
  const above = numerator < 0n ? -numerator : numerator
  const below = divisor < 0n ? -divisor : divisor
  const rest = above % below
  const away =
    rest > 0n && (rounding === 'half' ? rest * 2n >= below : (rounding === 'up') !== negative)
  return Number(away ? above / below + 1n : above / below) * (negative ? -1 : 1) + 0
}

/**
 * a x b / c as a whole number, exact. The only division of money and weight in the house.
 * @throws RangeError when c is 0 or an argument or the result is no safe integer.
 */
export function mulDiv(a: number, b: number, c: number, rounding: Rounding = 'half'): number {
  if (!whole(a, b, c) || c === 0)
    throw new RangeError(`mulDiv takes whole numbers and a divisor: ${a} x ${b} / ${c}`)
  const result = quotient(BigInt(a) * BigInt(b), BigInt(c), rounding)
  if (!whole(result)) throw new RangeError(`${a} x ${b} / ${c} is too large`)
  return result
}

/** How the parameter `pembulatan` rounds a figure (SPEC 5): its step (>= 1) and direction. */
export interface Step {
  readonly step: number
  readonly rounding: Rounding
}

/**
 * a x b / c + plus as a multiple of the step, rounded once (DOMAIN 6): dropping a fraction of a
 * rupiah earlier could change the result by a whole step.
 * @throws RangeError as mulDiv does
 */
export function mulDivTo(
  [a, b, c]: readonly [a: number, b: number, c: number],
  plus: number,
  { step, rounding }: Step,
): number {
  if (!whole(a, b, c, plus, step) || c === 0 || step === 0)
    throw new RangeError(`mulDivTo takes whole numbers: ${a} x ${b} / ${c} + ${plus} by ${step}`)
  const numerator = BigInt(a) * BigInt(b) + BigInt(plus) * BigInt(c)
  const result = quotient(numerator, BigInt(c) * BigInt(step), rounding) * step
  if (!whole(result)) throw new RangeError(`${a} x ${b} / ${c} + ${plus} is too large`)
  return result
}

/** The nearest multiple of `step` in the given direction. */
export const roundTo = (value: number, step: number, rounding: Rounding): number =>
  mulDiv(value, 1, step, rounding) * step

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

/**
 * The same with no share above its weight (amount <= their sum, both >= 0): what the last share
 * cannot take goes to those before it.
 */
export function spreadWithin(amount: number, weights: readonly number[]): number[] {
  const shares = spread(amount, weights)
  let over = 0
  for (let index = shares.length - 1; index >= 0; index -= 1) {
    const wanted = (shares[index] ?? 0) + over
    shares[index] = Math.min(wanted, weights[index] ?? 0)
    over = wanted - (shares[index] ?? 0)
  }
  return shares
}

/** The nearest whole: of measures on paper and screen, never of money or gold. */
export const nearest = (value: number): number => Math.round(value)
