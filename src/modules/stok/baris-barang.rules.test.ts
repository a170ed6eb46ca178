import { expect, test } from 'vitest'
import { perBaris } from './baris-barang.rules.ts'

const pieces = [
  { kode_barcode: 'A', berat: 4_123 },
  { kode_barcode: 'B', berat: 3_917 },
]
const line = (kode_barcode: string) => ({ kode_barcode })
const dari = (...codes: readonly string[]) =>
  perBaris(codes.map(line), pieces, (_, { berat }, at) => `${at}${berat}`)

test('each line gets its piece, in the order of the lines', () =>
  expect(dari('B', 'A')).toEqual(['baris.0.3917', 'baris.1.4123']))

test.each([
  ['twice', ['A', 'A'], 'Barcode {{kode_barcode}} Sudah Ada Di Tabel'],
  ['of no piece', ['A', 'C'], 'Barcode {{kode_barcode}} Tidak Ditemukan'],
])('a barcode %s is refused at its line', (_, codes, text) =>
  expect(() => dari(...codes)).toThrow(
    expect.objectContaining({
      fields: [expect.objectContaining({ field: 'baris.1.kode_barcode', text })],
    }),
  ),
)
