import { expect, it } from 'vitest'
import { approvalsAsked, changesOf } from './approval-asked.tsx'

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
  expect(approvalsAsked({ ...ongkos, semua: [ongkos, limit] })).toEqual([ongkos, limit])
})

it('takes the only one, and nothing from an answer that asks for nothing', () => {
  expect(approvalsAsked(ongkos)).toEqual([ongkos])
  expect(approvalsAsked({})).toEqual([])
})

it('does not stumble over figures of another shape', () => {
  expect(approvalsAsked({ ...ongkos, sebelum: null })).toEqual([{ ...ongkos, sebelum: {} }])
})

it('puts before and after side by side', () => {
  expect(changesOf(ongkos)).toEqual([{ nama: '010000017', sebelum: '124.000', sesudah: '100.000' }])
  expect(changesOf(limit)).toEqual([
    { nama: 'limit', sebelum: '50.000.000', sesudah: '' },
    { nama: 'total', sebelum: '', sesudah: '62.000.000' },
  ])
})
