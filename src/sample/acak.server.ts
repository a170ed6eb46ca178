import { createHash } from 'node:crypto'

/** Chance that falls the same way every time: mulberry32, seeded by a text. */
export class Acak {
  #state: number

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  }

  /** 0 up to, never, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** A multiple of `step` from `low` to `high`; the low ones more often. */
  skewed(low: number, high: number, step: number): number {
    const steps = Math.floor((high - low) / step)
    return low + Math.floor(this.next() ** 2 * (steps + 1)) * step
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.int(0, from.length - 1)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }

  /** One of them by weight: [what, how often]. */
  weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [what, weight] of from) {
      left -= weight
      if (left < 0) return what
    }
    return this.pick(from)[0]
  }

  /** `count` different ones, in a new order; all of them when there are fewer. */
  some<T>(from: readonly T[], count: number): T[] {
    const rest = [...from]
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const at = this.int(0, rest.length - 1)
      return rest.splice(at, 1)
    }).flat()
  }
}
