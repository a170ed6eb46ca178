import { expect, test } from 'vitest'
import { mayManage } from './data-users.rules.ts'

test.each([
  ['OWN', 'OWN', true],
  ['SU', 'OWN', true],
  ['MU', 'SPV', true],
  ['MU', 'DEV', false],
  ['SPV', 'KASIR', true],
  ['SPV', 'SPV', false],
  ['SPV', 'OWN', false],
  ['KASIR', 'KASIR', false],
] as const)('%s may manage %s: %s', (level, other, may) =>
  expect(mayManage(level, other)).toBe(may),
)
