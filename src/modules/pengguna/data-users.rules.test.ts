import { expect, test } from 'vitest'
import { levels } from '#kernel/right'
import { mayManage } from './data-users.rules.ts'

test.each([
  ['OWN', 'OWN', true],
  ['OWN', 'SPV', true],
  ['SU', 'SU', true],
  ['SU', 'OWN', false],
  ['SU', 'SPV', false],
  ['MU', 'KASIR', true],
  ['MU', 'SPV', false],
  ['MU', 'MU', false],
  ['MU', 'DEV', false],
  ['SPV', 'KASIR', true],
  ['SPV', 'SPV', false],
  ['SPV', 'OWN', false],
  ['KASIR', 'KASIR', false],
] as const)('%s may manage %s: %s', (level, other, may) =>
  expect(mayManage(level, other)).toBe(may),
)

test('who is not OWN gives nobody the right to approve', () => {
  for (const level of levels.filter((one) => one !== 'OWN'))
    for (const approver of ['SPV', 'OWN'] as const) expect(mayManage(level, approver)).toBe(false)
})
