import type { Saat } from '#kernel/tanggal'

/** The time as the server sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  millis(): number
}

export const systemClock: Clock = { millis: () => Date.now() }

/** Now, as an instant. */
export const saatIni = (clock: Clock): Saat => new Date(clock.millis()).toISOString()
