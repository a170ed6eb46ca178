import { expect, it } from 'vitest'
import { choice, code, rupiah, text } from '#kernel/field'
import { scanTarget } from './scan-target.tsx'

const contoh = {
  no_pesanan: code({ label: 'No Pesanan' }),
  kode_barcode: code({ label: 'Barcode' }),
  keterangan: text({ label: 'Keterangan' }),
}
const ambil = {
  bukti: choice({ label: 'Bukti', of: { NOTA: 'Nota', KARTU: 'Kartu' } }),
  kode: text({ label: 'Kode', beside: ['bukti', 'NOTA'] }),
}

it.each([
  ['the note of an order', contoh, {}, 'PS-GS1-261124-0001', 'no_pesanan'],
  ['a barcode', contoh, {}, '020005474', 'kode_barcode'],
  [
    'a number where only a code is asked for',
    ambil,
    { bukti: 'NOTA' },
    'SV-GS1-261124-0001',
    'kode',
  ],
  ['the code of a note', ambil, { bukti: 'NOTA' }, 'SV-GS1-261124-0001.7K4M', 'kode'],
  ['a code that is not asked for', ambil, { bukti: 'KARTU' }, '7K4M', undefined],
  ['what no field wants', { harga: rupiah({ label: 'Harga' }) }, {}, '7K4M', undefined],
])('takes %s where it belongs', (_what, fields, values, scanned, target) =>
  expect(scanTarget(fields, values, scanned)).toBe(target),
)
