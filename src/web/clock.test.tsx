import { afterEach, expect, test, vi } from 'vitest'
import { clockAhead, readClock } from './clock.tsx'

const answered = (date: string) => new Response('', { headers: { date } })
const now = Date.parse('2026-11-22T07:05:00Z')

afterEach(() => {
  vi.useRealTimers()
  clockAhead.set(0)
})

test('a clock two minutes off is wrong by as much, less is the way of the answer', () => {
  vi.useFakeTimers({ now })
  readClock(answered('Sun, 22 Nov 2026 07:03:01 GMT'))
  expect(clockAhead.get()).toBe(0)
  readClock(answered('Sun, 22 Nov 2026 07:03:00 GMT'))
  expect(clockAhead.get()).toBe(120_000)
  readClock(answered('Sat, 21 Nov 2026 06:01:00 GMT'))
  expect(clockAhead.get()).toBe(25 * 3_600_000 + 4 * 60_000)
})

test('it stays as it was found until it is set right', () => {
  vi.useFakeTimers({ now })
  readClock(answered('Sun, 22 Nov 2026 08:00:00 GMT'))
  expect(clockAhead.get()).toBe(-55 * 60_000)
  readClock(answered('Sun, 22 Nov 2026 08:00:07 GMT'))
  readClock(new Response(''))
  expect(clockAhead.get()).toBe(-55 * 60_000)
  readClock(answered('Sun, 22 Nov 2026 07:05:02 GMT'))
  expect(clockAhead.get()).toBe(0)
})
