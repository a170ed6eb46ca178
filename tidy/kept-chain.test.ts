import { afterEach, expect, test, vi } from 'vitest'
import { keptChain } from '../scripts/kept-chain.mjs'

afterEach(() => void vi.useRealTimers())

const at = (time: string): string => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  return keptChain()
}

test('a kept sample chain is of a day of its shops, not of the machine', () => {
  const evening = at('2026-11-21T16:59:00Z')
  const after = at('2026-11-21T17:01:00Z') // midnight has passed in Jakarta
  expect(after).not.toBe(evening)
  expect(at('2026-11-22T16:59:00Z')).toBe(after)
})
