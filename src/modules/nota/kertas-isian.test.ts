import { expect, test } from 'vitest'
import { isianKertas, kadarKertas, type DataKertas } from './kertas/isian.ts'

test.each([
  [75_00, '750', '750'],
  [75_00, '18K', '18K'],
  [33_30, '', '333'],
  [41_75, '', '417,5'],
  [99_99, '', '999,9'],
  [100_00, '', '1000'],
  [110_50, '', '110,50'],
])('kadar %d with the label %j is %s on every paper', (kadar, label, words) => {
  expect(kadarKertas(kadar, label)).toBe(words)
})

const data: DataKertas = {
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'Toko',
  alamat_toko: '',
  no_hp_toko: '',
  npwp: '',
  no_faktur_group: 'FG-1',
  tgl_system: '2026-11-22',
  jam: '14:05',
  kode_sales: 'SLS3',
  nama_sales: 'Rina',
  input_by: 'kasir1',
  valid_by: 'kasir2',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  keterangan: '',
  url: '',
  cetak_ulang: 0,
}

test('a paper names who served and who took the money, who signs it, too', () => {
  const { input, kasir, petugas } = isianKertas(data, 'FJ-1')
  expect([input, kasir, petugas]).toEqual(['kasir1', 'kasir2', 'kasir2'])
})

test('before it is valid nobody took the money, and who served signs', () => {
  const { input, kasir, petugas } = isianKertas({ ...data, valid_by: '' }, 'FJ-1')
  expect([input, kasir, petugas]).toEqual(['kasir1', '-', 'kasir1'])
})
