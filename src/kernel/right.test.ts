import { expect, it } from 'vitest'
import { isReserved } from './right.ts'

const gate = { path: '/x', reserved: { flag: 'SEMBUNYI', levels: ['OWN' as const] } }
const on = (flag: string): boolean => flag === 'SEMBUNYI'
const off = (): boolean => false

it.each([
  ['OWN', on, false],
  ['SU', on, true],
  ['SPV', on, true],
  ['SPV', off, false],
] as const)('a reserved screen is hidden from %s by its flag', (level, isOn, hidden) => {
  expect(isReserved(level, gate, isOn)).toBe(hidden)
  expect(isReserved(level, { path: '/x' }, isOn)).toBe(false)
})
