import { expect, it } from 'vitest'
import { jalanCetak, tanyaCetak } from './cetak.rules.ts'

it.each([
  [1, 'PUSAT', 'DESKTOP', 'CETAK'],
  [10, 'PUSAT', 'DESKTOP', 'CETAK'],
  [11, 'PUSAT', 'DESKTOP', 'BERKAS'],
  [1, 'PUSAT', 'MOBILE', 'JEMBATAN'],
  [11, 'PUSAT', 'MOBILE', 'BERKAS'],
  [1, 'GS1', 'DESKTOP', 'BERKAS'],
  [1, 'GS2', 'MOBILE', 'BERKAS'],
  [1, 'GS3', 'DESKTOP', 'BERKAS'],
  [1, 'NQC', 'DESKTOP', 'BERKAS'],
] as const)('%i notas of %s on %s: %s (SPEC 9)', (jumlah, toko, platform, jalan) => {
  expect(jalanCetak(jumlah, toko, platform)).toBe(jalan)
})

it.each([
  ['by the button on a desktop', 1, 'PUSAT', false, false, { platform: true, sisi: true }],
  ['by the button in a hand', 1, 'PUSAT', true, false, { platform: true, sisi: true }],
  ['after validation on a desktop', 1, 'PUSAT', false, true, { platform: false, sisi: false }],
  ['after validation in a hand', 1, 'PUSAT', true, true, { platform: true, sisi: false }],
  ['by the button of a shop of files', 1, 'GS1', true, false, { platform: false, sisi: true }],
  ['more than ten by themselves', 11, 'PUSAT', true, true, { platform: false, sisi: false }],
] as const)('%s: asked is %5$j (SPEC 2, 9)', (_, jumlah, toko, dipegang, otomatis, asked) => {
  expect(tanyaCetak(jumlah, toko, { dipegang, otomatis })).toEqual(asked)
})
