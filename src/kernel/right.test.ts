import { expect, it } from 'vitest'
import { isReserved, maySee } from './right.ts'

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

it("no tree takes a person's own away, nor gives the rest", () => {
  const kasir = { level: 'KASIR', akses: [{ path: '/sandi', is_show: false }] } as const
  expect(maySee(kasir, { path: '/sandi', everybody: true })).toBe(true)
  expect(maySee(kasir, { path: '/sandi' })).toBe(false)
})
