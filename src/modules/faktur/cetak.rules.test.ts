import { expect, it } from 'vitest'
import { jalanCetak } from './cetak.rules.ts'

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
