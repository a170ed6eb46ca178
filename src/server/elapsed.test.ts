import { expect, test, vi } from 'vitest'
import { atMostEachSecond, elapsed } from './elapsed.ts'

test.each([
  [1404, '1,4 detik'],
  [45_000, '45 detik'],
  [80, '0,1 detik'],
])('%i ms is said as %s', (milliseconds, said) => expect(elapsed(milliseconds)).toBe(said))

test('of quick steps the first is said, then once a second the one that is under way', () => {
  vi.useFakeTimers()
  const said: string[] = []
  const { stop, tell } = atMostEachSecond((line) => said.push(line))
  for (const line of ['1', '2', '3']) tell(line)
  expect(said).toEqual(['1'])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['1', '3'])
  tell('4')
  stop()
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['1', '3'])
  vi.useRealTimers()
})
