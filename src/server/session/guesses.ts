import type { Clock } from '../clock.ts'

interface Count {
  readonly failures: number
  readonly at: number
}

/** So many names and addresses are remembered; the one that was quiet for longest goes first. */
const most = 10_000
/** What one address may try in a row, and how soon it may try once more. */
const burst = 30
const nextEveryMs = 10_000

/** The same rule as sisa_tunggu in the database: the fifth failure waits, each doubles it. */
function secondsLeft({ at, failures }: Count, now: number): number {
  if (failures <= 4) return 0
  const wait = Math.min(2 ** Math.min(failures - 4, 9), 300)
  return Math.max(0, Math.ceil((at + wait * 1_000 - now) / 1_000))
}

/** Whoever has an IPv6 address has 2^64 of them. */
const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.')
    ? (address.split('::')[0] ?? '').split(':').slice(0, 4).join(':')
    : address

/**
 * Passwords tried at the log-in, as this process saw them: by name, and by address
 * (docs/adr/0054). A try counts as a failure until it is taken back.
 */
export class Guesses {
  readonly #clock: Clock
  readonly #counts = new Map<string, Count>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @returns seconds to wait; 0 when the try may be made, which counts it */
  take(name: string): number {
    const now = this.#clock.millis()
    const count = this.#counts.get(name) ?? { failures: 0, at: now }
    const left = secondsLeft(count, now)
    if (left === 0) this.#remember(name, { failures: count.failures + 1, at: now })
    return left
  }

  forget(name: string): void {
    this.#counts.delete(name)
  }

  /** The same for all that one address tries: some at once, then one every ten seconds. */
  takeFrom(address: string): number {
    const { failures, at } = this.#ofAddress(address)
    if (failures + 1 > burst) return Math.ceil(((failures + 1 - burst) * nextEveryMs) / 1_000)
    this.#remember(`@${networkOf(address)}`, { failures: failures + 1, at })
    return 0
  }

  giveBack(address: string): void {
    const { failures, at } = this.#ofAddress(address)
    this.#remember(`@${networkOf(address)}`, { failures: Math.max(0, failures - 1), at })
  }

  /** What is left of an address's tries: they wear off with time. */
  #ofAddress(address: string): Count {
    const now = this.#clock.millis()
    const { failures, at } = this.#counts.get(`@${networkOf(address)}`) ?? { failures: 0, at: now }
    return { failures: Math.max(0, failures - (now - at) / nextEveryMs), at: now }
  }

  #remember(name: string, count: Count): void {
    this.#counts.delete(name)
    this.#counts.set(name, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest)
  }
}
