import { expect, it } from 'vitest'
import { bonusSales } from './bonus-sales.ts'

it.each([
  ['GRAM', 2_500, 0, undefined],
  ['BARANG', 0, 1_00, 'bonus_rp'],
  ['PERSEN', 0, 1_00, undefined],
  ['PERSEN', 2_500, 0, 'bonus_persen'],
] as const)('a bonus by %s of Rp %i or %i hundredths', (jenis_bonus, rp, persen, field) => {
  const row = { ...bonusSales.contoh, jenis_bonus, bonus_rp: rp, bonus_persen: persen }
  expect(bonusSales.rule?.(row)?.field).toBe(field)
})
