import { createStore } from './store.tsx'

/**
 * A clock that differs by this much from the server's is wrong; a smaller difference comes from the
 * time of the answer.
 */
export const wrongMs = 120_000

/** How far this computer's clock is ahead of the server's; 0 while it is near enough. */
export const clockAhead = createStore(0)

/** Every answer tells the server's time, to the second: a clock that was set right is seen, too. */
export function readClock(answer: Response): void {
  const there = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(there)) return
  const ahead = Date.now() - there
  const wrong = Math.abs(ahead) >= wrongMs
  // The figure does not move with the time that each answer took.
  if (!wrong) clockAhead.set(0)
  else if (Math.abs(ahead - clockAhead.get()) >= wrongMs) clockAhead.set(ahead)
}

/** The time by the server's clock, which this clock is ahead of by so much. */
export const nowThere = (ahead: number): number => Date.now() - ahead
