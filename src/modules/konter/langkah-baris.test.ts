import { expect, it } from 'vitest'
import { langkahDari } from './langkah-baris.ts'

it.each([
  ['BARANG_DITITIP', 'TITIPAN'],
  ['BARANG_DALAM_NOTA', 'NOTA'],
  ['BARANG_TERJUAL', 'NOTA'],
  ['BARANG_BARU_KEMBALI', 'KEMBALI'],
  ['BARANG_CONTOH', 'CONTOH'],
  ['DISKON_LEBIH', undefined],
  ['BAKI_DITUTUP', undefined],
])('%s is mended by %s', (kode, step) => {
  expect(langkahDari([{ kode }])).toBe(step)
})
