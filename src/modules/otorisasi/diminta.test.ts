import { expect, it } from 'vitest'
import { otorisasiDiminta, perubahanDari } from './diminta.ts'

const ongkos = {
  no_otorisasi: 'OT-1',
  kategori: 'KURANG_ONGKOS',
  sebelum: { '010000017': '124.000' },
  sesudah: { '010000017': '100.000' },
}
const limit = {
  no_otorisasi: 'OT-2',
  kategori: 'LIMIT_PENJUALAN',
  sebelum: { limit: '50.000.000' },
  sesudah: { total: '62.000.000' },
}

it('takes all that are missing', () => {
  expect(otorisasiDiminta({ ...ongkos, semua: [ongkos, limit] })).toEqual([ongkos, limit])
})

it('takes the only one, and nothing from an answer that asks for nothing', () => {
  expect(otorisasiDiminta(ongkos)).toEqual([ongkos])
  expect(otorisasiDiminta({})).toEqual([])
})

it('does not stumble over figures of another shape', () => {
  expect(otorisasiDiminta({ ...ongkos, sebelum: null })).toEqual([{ ...ongkos, sebelum: {} }])
})

it('puts before and after side by side', () => {
  expect(perubahanDari(ongkos)).toEqual([
    { nama: '010000017', sebelum: '124.000', sesudah: '100.000' },
  ])
  expect(perubahanDari(limit)).toEqual([
    { nama: 'limit', sebelum: '50.000.000', sesudah: '' },
    { nama: 'total', sebelum: '', sesudah: '62.000.000' },
  ])
})
