import { expect, it } from 'vitest'
import { parameterKupon } from './parameter-kupon.ts'

it.each([
  ['2030-01-01', undefined],
  ['2029-12-31', 'berlaku_sampai'],
])('a coupon that begins on 2030-01-01 and ends on %s', (berlaku_sampai, field) =>
  expect(parameterKupon.rule?.({ ...parameterKupon.contoh, berlaku_sampai })?.field).toBe(field),
)
