import { expect, test } from 'vitest'
import type { BarangNota, NotaTercatat } from '#modules/kunjungan/batal.rules'
import { checkBatalBeli, bukuBatalNota } from './batal.rules.ts'
import { sentence } from './test-cincin.ts'

const piece: BarangNota = {
  kode_barcode: '01',
  status: 'DIBELI',
  id_pemegang: 'beli-1',
  nomor_pemegang: 'FB-GS1-261121-0001',
  berat: 4_000,
  murni: 3_000,
  dari_gudang: null,
  id_asal: 'jual-1',
}
const beli: NotaTercatat = {
  id: 'beli-1',
  nomor: 'FB-GS1-261121-0001',
  jenis: 'PEMBELIAN',
  status: 'VALID',
  versi: 2,
  tgl_system: '2026-11-21',
  harga_total: 5_000_000,
  barang: [piece],
  kantong: [{ kode_kantong: 'FB-GS1-261121-0001/1', tempat: 'PEMBELIAN' }],
  gram: [],
  jurnal: [],
}

test.each([
  [{}, '2026-11-21', 'was not refused'],
  [{ status: 'BATAL' }, '2026-11-21', 'Pembelian {{nomor}} Sudah Dibatalkan'],
  [{ status: 'OPEN' }, '2026-11-21', 'Pembelian {{nomor}} Belum Divalidasi'],
  [{}, '2026-11-22', 'Tidak Dapat Membatalkan Pembelian Kemarin'],
  [
    { barang: [{ ...piece, status: 'HANCUR' }] },
    '2026-11-21',
    'Barang {{kode_barcode}} Sudah Diolah Atau Dijual Lagi',
  ],
  [
    { barang: [{ ...piece, id_pemegang: 'beli-2' }] },
    '2026-11-21',
    'Barang {{kode_barcode}} Sudah Diolah Atau Dijual Lagi',
  ],
  [
    { kantong: [{ kode_kantong: 'FB-GS1-261121-0001/1', tempat: 'BRANKAS' }] },
    '2026-11-21',
    'Kantong {{kode_kantong}} Sudah Disetor Atau Diolah',
  ],
  [
    { kantong: [{ kode_kantong: 'FB-GS1-261121-0001/1', tempat: 'HANCUR' }] },
    '2026-11-21',
    'Kantong {{kode_kantong}} Sudah Disetor Atau Diolah',
  ],
])('who may cancel which purchase %#', (change, today, expected) =>
  expect(sentence(() => checkBatalBeli({ ...beli, ...change }, today))).toBe(expected),
)

test('our piece is the customer`s again, held by the sale it was sold with', () => {
  expect(bukuBatalNota(beli)[0]?.rows).toMatchObject([
    {
      id_dokumen: 'jual-1',
      kode_barcode: '01',
      dari_status: 'DIBELI',
      ke_status: 'TERJUAL',
      pemegang: 'beli-1',
    },
  ])
})
