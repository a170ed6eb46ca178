import { Refusal } from '#kernel/refusal'
import { Places, type Leave } from '../places.ts'

/** How many reports one user reads at once, and how many more of his wait. */
const ofOne = { atOnce: 2, queue: 20, waitMs: 30_000 }

const busy = (): Refusal => new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })

/**
 * Turns for reading reports (docs/adr/0151): half of the connections at most, so that lists,
 * log-ins and postings have the rest; two for each user, so that a user who clicks ten times waits
 * for himself.
 */
export class ReportTurns {
  readonly #all: Places
  readonly #users = new Map<string, Places>()

  /** @param connections of the pool; without a pool (a program) nobody waits */
  constructor(connections = Infinity) {
    const atOnce = Math.max(1, Math.trunc(connections / 2))
    this.#all = new Places({ atOnce, queue: 200, waitMs: 30_000 })
  }

  /** @throws Refusal when the wait is too long, or the user has too many reports waiting */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#users.get(userId) ?? new Places(ofOne)
    this.#users.set(userId, own)
    const left: Leave[] = []
    try {
      for (const places of [own, this.#all]) {
        const leave = await places.take()
        if (!leave) throw busy()
        left.unshift(leave)
      }
      return await work()
    } finally {
      for (const leave of left) leave()
      const { taken, waiting } = own.figures()
      if (taken + waiting === 0) this.#users.delete(userId)
    }
  }
}
