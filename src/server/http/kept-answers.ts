import type { Bus } from '../live/bus.ts'
import type { Handler } from '../serve.ts'
import type { Outcome, RawCall } from './incoming.ts'

interface KeptAnswer {
  readonly until: number
  readonly topics: readonly string[]
  readonly outcome: Promise<Outcome>
}

/** What nobody announces, as the turn of a day, is seen after so long. */
const keptMs = 5_000
/** Whoever invents questions fills no memory. */
const most = 200

const keyOf = ({ endpoint: { method, path } }: Handler, { language, params, query }: RawCall) =>
  JSON.stringify([method, path, language, params, query])

/**
 * Answers that anyone may have, worked out once for all who ask: a crowd of guests costs the
 * counters nothing. Forgotten as soon as one of their topics is news.
 */
export class KeptAnswers {
  readonly #bus: Pick<Bus, 'up'>
  readonly #kept = new Map<string, KeptAnswer>()

  constructor(bus: Pick<Bus, 'listen' | 'onGap' | 'up'>) {
    this.#bus = bus
    bus.onGap(() => this.#kept.clear())
    bus.listen(({ facts, kind }) => {
      if (kind === 'toko' || kind === 'settings') this.#kept.clear()
      if (kind !== 'berubah') return
      const news = [facts?.['jenis'], facts?.['juga']].flat()
      for (const [key, { topics }] of this.#kept)
        if (topics.some((topic) => news.includes(topic))) this.#kept.delete(key)
    })
  }

  /** @param run works the answer out */
  async answer(handler: Handler, raw: RawCall, run: () => Promise<Outcome>): Promise<Outcome> {
    const { topics } = handler
    if (!topics || !this.#bus.up) return run()
    const key = keyOf(handler, raw)
    const known = this.#kept.get(key)
    if (known && known.until > performance.now()) return known.outcome
    // It is kept before it is there: news that come meanwhile throw it away.
    const outcome = run()
    this.#kept.set(key, { topics, outcome, until: performance.now() + keptMs })
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > most) this.#kept.delete(oldest)
    const { status } = await outcome
    if (status !== 200 && this.#kept.get(key)?.outcome === outcome) this.#kept.delete(key)
    return outcome
  }
}
