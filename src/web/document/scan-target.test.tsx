import { expect, it } from 'vitest'
import { berat, choice, code, list, rupiah, text } from '#kernel/field'
import { scanLine, scanTarget } from './scan-target.tsx'

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

const dipilih = { label: 'Kantong', pick: { call: 'kantong/pilihan', value: 'kode_kantong' } }
const timbang = berat({ label: 'Berat' })
const baru = { baris: list({ kode: text(dipilih), timbang }, { max: 2 }) }
const kembali = { baris: list({ kode_kantong: text({ label: 'Kantong', given: true }), timbang }) }

it.each([
  ['the first line', baru, [], 0, [{ kode: 'FB-1/2' }]],
  [
    'an empty line',
    baru,
    [{ kode: 'FB-1/1' }, { kode: null }],
    1,
    [{ kode: 'FB-1/1' }, { kode: 'FB-1/2' }],
  ],
  ['its own line', baru, [{ kode: 'FB-1/2' }], 0, [{ kode: 'FB-1/2' }]],
  ['a line that is given', kembali, [{ kode_kantong: 'FB-1/2' }], 0, [{ kode_kantong: 'FB-1/2' }]],
])('lays a scan into %s', (_what, fields, lines, at, after) =>
  expect(scanLine(fields, { baris: lines }, 'FB-1/2')).toEqual({
    ...{ name: 'baris', at, lines: after, next: 'timbang' },
  }),
)

it.each([
  ['a full table', baru, [{ kode: 'FB-1/1' }, { kode: 'FB-1/3' }]],
  ['lines that are given, where it is none of them', kembali, [{ kode_kantong: 'FB-1/1' }]],
])('leaves a scan out of %s', (_what, fields, lines) =>
  expect(scanLine(fields, { baris: lines }, 'FB-1/2')).toBeUndefined(),
)
