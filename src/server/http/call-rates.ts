import { Refusal } from '#kernel/refusal'
import type { Clock } from '../clock.ts'

interface Bucket {
  left: number
  at: number
}

/** The calls of so many seconds may come at once: a screen that opens, a sheet that is read. */
const burstSeconds = 40
/** Full buckets are forgotten; this is checked when there are so many. */
const most = 10_000

/** How often one user, or one address that nobody is signed in at, may call (docs/adr/0247). */
export class CallRates {
  readonly #perSecond: number
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  /** @param perSecond 0: as often as they like */
  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond
    this.#clock = clock
  }

  /**
   * Takes so many calls out of the bucket; with 0 it only checks.
   * @throws Refusal 429 when it is empty
   */
  take(who: string, calls = 1): void {
    if (this.#perSecond === 0) return
    const bucket = this.#bucketOf(who)
    if (bucket.left <= 0)
      throw new Refusal('Terlalu Banyak Permintaan, Tunggu {{detik}} Detik', {
        status: 429,
        params: { detik: Math.max(1, Math.ceil(-bucket.left / this.#perSecond)) },
      })
    bucket.left -= calls
  }

  #bucketOf(who: string): Bucket {
    const now = this.#clock.millis()
    const full = this.#perSecond * burstSeconds
    const known = this.#buckets.get(who) ?? { left: full, at: now }
    // A clock that was set back adds nothing and takes nothing.
    const passed = Math.max(0, now - known.at) / 1_000
    known.left = Math.min(full, known.left + passed * this.#perSecond)
    known.at = now
    this.#buckets.delete(who)
    this.#buckets.set(who, known)
    if (this.#buckets.size > most) this.#forgetFull(now, full)
    return known
  }

  #forgetFull(now: number, full: number): void {
    for (const [who, { at, left }] of this.#buckets)
      if (left + ((now - at) / 1_000) * this.#perSecond >= full) this.#buckets.delete(who)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > most && oldest !== undefined) this.#buckets.delete(oldest)
  }
}
