interface Limits {
  readonly atOnce: number
  /** How many may wait for a place. */
  readonly queue: number
  /** How long each of them waits. */
  readonly waitMs: number
}

/** Gives a place back; twice is harmless. */
export type Leave = () => void

/** Room for so much work at once, and a queue for so many who wait. */
export class Places {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #taken = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** How many are in, and how many wait. */
  figures(): { readonly taken: number; readonly waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.length }
  }

  /**
   * Takes a place, at once or in turn; undefined when the queue is full or the wait is too long.
   */
  take(): Promise<Leave | undefined> {
    if (this.#taken < this.#limits.atOnce) {
      this.#taken += 1
      return Promise.resolve(this.#leave())
    }
    if (this.#waiting.length >= this.#limits.queue) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const turn = (): void => {
        clearTimeout(limit)
        resolve(this.#leave())
      }
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        resolve(undefined)
      }, this.#limits.waitMs)
      this.#waiting.push(turn)
    })
  }

  /** The place goes to the next in the queue, if somebody waits. */
  #leave(): Leave {
    let left = false
    return () => {
      if (left) return
      left = true
      const next = this.#waiting.shift()
      if (next) next()
      else this.#taken -= 1
    }
  }
}
