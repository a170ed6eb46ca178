import { expect, it } from 'vitest'
import { getPointMember } from './get-point-member.ts'

it.each([
  ['GRAM', 0, 1_000, undefined],
  ['GRAM', 10_000, 0, 'tiap_berat'],
  ['RUPIAH', 10_000, 0, undefined],
  ['RUPIAH', 0, 1_000, 'tiap_rp'],
] as const)('points by %s, for every Rp %i or %i mg', (dasar_point, tiap_rp, tiap_berat, field) => {
  const row = { ...getPointMember.contoh, dasar_point, tiap_rp, tiap_berat }
  expect(getPointMember.rule?.(row)?.field).toBe(field)
})
