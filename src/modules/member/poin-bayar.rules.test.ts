import { expect, it } from 'vitest'
import { nilaiPoin, palingPoin } from './poin-bayar.rules.ts'

const aturan = { nilai_rp: 1_250, point_minimum: 10, batas_persen: 33_33 }

it.each([
  [9, 1_000_000, 0],
  [41, 1_000_000, 51_250],
  [1_000, 1_000_000, 332_500], // 333.300 at most: 266 points
  [1_000, 30_000, 0], // 9.999 at most: 7 points, fewer than the least
  [-5, 1_000_000, 0],
])('%i points pay of Rp %i at most Rp %i', (poin, total, paling) => {
  expect(palingPoin(aturan, poin, total)).toBe(paling)
})

it.each([
  [51_250, { no_ref: 'K77' }],
  [
    51_251,
    { refused: 'Pembayaran Point Harus Kelipatan Rp {{nilai}}', params: { nilai: '1.250' } },
  ],
  [11_250, { refused: 'Paling Sedikit {{poin}} Point', params: { poin: 10 } }],
  [
    52_500,
    {
      refused: 'Point {{kode_member}} Tidak Cukup, Tinggal {{saldo}}',
      params: { kode_member: 'K77', saldo: 41 },
    },
  ],
])('Rp %i by points of a member who has 41', (jumlah, judged) => {
  const member = { kode_member: 'K77', poin: 41 }
  expect(nilaiPoin({ aturan, member }, jumlah, 1_000_000)).toEqual(judged)
})

it('pays no more than the shop lets points pay, and nothing for a stranger', () => {
  const member = { kode_member: 'K77', poin: 1_000 }
  expect(nilaiPoin({ aturan, member }, 333_750, 1_000_000)).toEqual({
    refused: 'Point Hanya Membayar Paling Banyak Rp {{paling}}',
    params: { paling: '333.300' },
  })
  expect(nilaiPoin({ aturan, member: null }, 51_250, 1_000_000)).toEqual({
    refused: 'Member Tidak Ditemukan',
  })
  expect(nilaiPoin({ aturan: null, member }, 51_250, 1_000_000)).toEqual({
    refused: 'Nilai Point Belum Ditentukan',
  })
})
