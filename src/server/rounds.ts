import type { Logger } from 'pino'
import { DatabaseAway } from './db-errors.ts'

/** Another server may have died while it held something: who waits looks now and then. */
const lookEveryMs = 30_000

/** Work that waits in the database and comes up at any time, on any server. */
interface Rounds {
  /** Does everything that is due. @returns milliseconds until the next; null: nothing waits */
  readonly round: () => Promise<number | null>
  readonly log: Pick<Logger, 'error'>
  readonly name: string
}

/** Goes round whenever it is woken, when the next thing is due, and now and then. */
export class RoundsOf {
  readonly #of: Rounds
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #begun = false
  #over = false

  constructor(of: Rounds) {
    this.#of = of
  }

  /** It was told to stop: nothing new is begun. */
  get over(): boolean {
    return this.#over
  }

  start(): void {
    this.#begun = true
    this.wake()
  }

  /** Begins nothing new; finishes what is under way. */
  async stop(): Promise<void> {
    this.#over = true
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Something may be due. */
  wake(): void {
    if (this.#over || !this.#begun) return
    if (this.#running) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#running = this.#round().finally(() => {
      this.#running = undefined
      if (this.#again) {
        this.#again = false
        this.wake()
      }
    })
  }

  async #round(): Promise<void> {
    let pause: number | null = null
    try {
      pause = await this.#of.round()
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, this.#of.name)
    }
    if (this.#over) return
    const ms = Math.min(pause === null ? lookEveryMs : Math.max(pause, 100), lookEveryMs)
    this.#timer = setTimeout(() => this.wake(), ms)
    this.#timer.unref()
  }
}

/** Tries again after 2, 4, 8 ... seconds, at last every `most`. */
export const pauseAfter = (tries: number, most: number): number =>
  Math.min(2 ** Math.min(tries, 9), most)
