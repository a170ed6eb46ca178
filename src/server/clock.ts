import type { Saat } from '#kernel/tanggal'

/** The time of the server; tests bring their own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  millis(): number
}

export const systemClock: Clock = { millis: () => Date.now() }

/** Now, as an instant. */
export const saatIni = (clock: Clock): Saat => new Date(clock.millis()).toISOString()
