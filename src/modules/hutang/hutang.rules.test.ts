import { describe, expect, it, test } from 'vitest'
import {
  bagiHasil,
  bungaHarian,
  bungaSampai,
  checkAngsurPokok,
  checkLelang,
  checkTebus,
  hariTahan,
  jadwalTebus,
  ltvDari,
  pokokBaru,
  rRiil,
  tebusPada,
  type IsiHutang,
} from './hutang.rules.ts'

const isi: IsiHutang = {
  ...{ id_pelanggan: 'p', kode_sales: 'SLS1', nama_barang: 'KALUNG', berat: 12_345, jaminan: [] },
  ...{ no_segel: 'S', tempat: null, kode_ambil: 'K', biaya: 10_000, asal: null },
  ...{ pokok: 7_350_000, bunga_persen: 1_75, bunga_rp: 4_288, hari_minimum: 15 },
  ...{ lama_hari: 120, tgl_hutang: '2026-11-21', jatuh_tempo: '2027-03-21' },
  ...{ taksiran: 21_295_700, plafond: 12_345_000, ltv: 3452 },
}

test.each([
  // principal, percent a month, step -> rupiah a day
  [7_350_000, 1_75, 1, 4_288], //   4,287.5 rounds up
  [1_000_000, 1_75, 1, 583], //     583.33
  [1_000_000, 1_75, 100, 600],
  [1_450_000, 2_00, 100, 1_000], // 966.67
  [100_000, 2_00, 1, 67], //        66.67
  [100_000, 0, 1, 0],
])('interest of a day of %i at %i by %i is %i', (pokok, persen, step, bunga) => {
  expect(bungaHarian(pokok, persen, step)).toBe(bunga)
})

describe('interest to a day', () => {
  test.each([
    ['2026-11-21', 0, 15 * 4_288], // never of fewer than its fewest days
    ['2026-12-05', 14, 15 * 4_288],
    ['2026-12-06', 15, 15 * 4_288],
    ['2026-12-07', 16, 16 * 4_288],
    ['2027-03-21', 120, 120 * 4_288],
    ['2027-11-21', 365, 365 * 4_288], // past its term it goes on, on the principal alone
  ])('%s: %i days', (tanggal, hari, bunga) => {
    expect(bungaSampai(isi, tanggal)).toEqual({ hari, bunga })
    expect(tebusPada(isi, tanggal)).toBe(7_350_000 + bunga)
  })

  test.each([
    ['2028-01-31', '2028-03-01', 30], // over a leap day
    ['2027-01-31', '2027-03-01', 29],
    ['2028-02-29', '2029-02-28', 365],
    ['2026-12-31', '2027-01-31', 31],
  ])('from %s to %s are %i days', (tgl_hutang, tanggal, hari) => {
    expect(bungaSampai({ ...isi, tgl_hutang }, tanggal).hari).toBe(hari)
  })
})

test.each([
  [158_656, 37, 7_350_000, 1_75], // 100 x 158,656 x 30 / 37 / 7,350,000 = 1.7502
  [64_320, 3, 7_350_000, 8_75], //   the fewest days make a short loan dear: 8.7510
  [150_000, 37, 7_350_000, 1_65], // 1.6547
  [64_320, 0, 7_350_000, 0],
])('R RIIL of %i in %i days of %i', (bunga, hari, pokok, persen) => {
  expect(rRiil(bunga, hari, pokok)).toBe(persen)
})

test('what is lent of its worth is rounded up: a limit is never passed by a fraction', () => {
  expect(ltvDari(7_350_000, 32_564_780)).toBe(22_58) // 22.5704
  expect(ltvDari(8_500_000, 10_000_000)).toBe(85_00)
  expect(ltvDari(8_500_001, 10_000_000)).toBe(85_01)
  expect(ltvDari(1, 0)).toBe(0)
})

describe('what redeems or renews', () => {
  const kini = { isi }
  it('is the principal at least, and never more than is owed', () => {
    expect(() => checkTebus(kini, 7_414_320, 7_414_320)).not.toThrow()
    expect(() => checkTebus(kini, 7_414_320, 7_350_000)).not.toThrow()
    expect(() => checkTebus(kini, 7_414_320, 7_349_999)).toThrow('Pembayaran Masih Kurang')
    expect(() => checkTebus(kini, 7_414_320, 7_414_321)).toThrow('Pembayaran Melebihi Sisa')
  })

  it('leaves the principal less what was paid above the interest', () => {
    expect(pokokBaru(7_350_000, 64_320, 64_320)).toBe(7_350_000)
    expect(pokokBaru(7_350_000, 64_320, 1_064_321)).toBe(6_349_999)
    expect(pokokBaru(7_350_000, 64_320, 7_414_319)).toBe(1)
    expect(() => pokokBaru(7_350_000, 64_320, 7_414_320)).toThrow('Pakai Tebus')
    expect(() => pokokBaru(7_350_000, 64_320, 64_319)).toThrow('Harus Dibayar')
  })

  it('pays the principal in steps, and leaves enough of it to be a loan', () => {
    const batas = { kelipatan: 50_000, minimum: 100_000 }
    const bayar = (lama: number, baru: number) => () => checkAngsurPokok([lama, baru], batas)
    expect(bayar(7_350_000, 7_350_000)).not.toThrow()
    expect(bayar(7_350_000, 6_300_000)).not.toThrow()
    expect(bayar(7_350_000, 6_299_999)).toThrow('Kelipatan')
    expect(bayar(7_350_000, 100_000)).not.toThrow()
    expect(bayar(7_350_000, 50_000)).toThrow('Paling Sedikit')
    // One from before the rules were changed is renewed as it is, and paid in steps.
    expect(bayar(77_777, 77_777)).not.toThrow()
    expect(bayar(177_777, 127_777)).not.toThrow()
  })
})

describe('an auction', () => {
  const hari = { notis: 7, tenggang: 5 }
  test.each([
    ['2027-03-26', '2027-03-21', 'Baru Boleh Dilelang'], // five days of grace after the 21st
    ['2027-03-29', undefined, 'Belum Diberitahukan'],
    ['2027-03-29', '2027-03-20', 'Catat Yang Baru'], // a reminder of before the term's end
    ['2027-03-28', '2027-03-22', 'Baru Boleh Dilelang'],
  ])('on %s, told on %s, is refused', (tanggal, tgl_notis, kalimat) => {
    const kini = { nomor: 'HT-1', isi: { ...isi, ...(tgl_notis ? { tgl_notis } : {}) } }
    const lelang = () => checkLelang(kini, tanggal, hari)
    expect(lelang).toThrow(kalimat)
  })
  it('is open after both', () => {
    const kini = { nomor: 'HT-1', isi: { ...isi, tgl_notis: '2027-03-21' } }
    expect(() => checkLelang(kini, '2027-03-28', hari)).not.toThrow()
  })
  it('waits as many days longer as the law held the pledge', () => {
    const lama = { ...isi, tgl_notis: '2027-03-21', hari_tahan: 12 }
    const kini = { nomor: 'HT-1', isi: lama }
    expect(() => checkLelang(kini, '2027-04-07', hari)).toThrow('Baru Boleh Dilelang')
    expect(() => checkLelang(kini, '2027-04-08', hari)).not.toThrow()
  })
})

describe('a hold', () => {
  it('stops the interest on its first day, and lets it go on when it is lifted', () => {
    const ditahan = { ...isi, tgl_tahan: '2026-12-21' }
    expect(bungaSampai(ditahan, '2026-12-21')).toEqual({ hari: 30, bunga: 128_640 })
    expect(bungaSampai(ditahan, '2027-02-01')).toEqual({ hari: 30, bunga: 128_640 })
    const lepas = { ...isi, tgl_tahan: null, hari_tahan: hariTahan(ditahan, '2027-01-04') }
    expect(lepas.hari_tahan).toBe(14)
    expect(bungaSampai(lepas, '2027-01-05')).toEqual({ hari: 31, bunga: 132_928 })
    // Held a second time, the days add up.
    const lagi = { ...lepas, tgl_tahan: '2027-01-10' }
    expect(hariTahan(lagi, '2027-01-13')).toBe(17)
  })
})

describe('what an auction brings', () => {
  const owed = { pokok: 5_000_000, biaya: 150_003, bunga: 393_795 }
  test.each([
    [9_000_000, { pokok: 5_000_000, biaya: 150_003, bunga: 393_795, rugi: 0, lebih: 3_456_202 }],
    [5_543_798, { pokok: 5_000_000, biaya: 150_003, bunga: 393_795, rugi: 0, lebih: 0 }],
    [5_300_000, { pokok: 5_000_000, biaya: 150_003, bunga: 149_997, rugi: 0, lebih: 0 }],
    [5_100_000, { pokok: 5_000_000, biaya: 100_000, bunga: 0, rugi: 0, lebih: 0 }],
    [4_200_001, { pokok: 4_200_001, biaya: 0, bunga: 0, rugi: 799_999, lebih: 0 }],
  ])('of %i pays principal, cost, interest, and the rest is his', (hasil, bagi) => {
    expect(bagiHasil(hasil, owed)).toEqual(bagi)
    expect(bagi.pokok + bagi.biaya + bagi.bunga + bagi.lebih).toBe(hasil)
  })
})

test('the letter says what redeems it at each part of its term', () => {
  expect(jadwalTebus(isi)).toEqual([
    { tanggal: '2026-12-21', hari: 30, total: 7_350_000 + 128_640 },
    { tanggal: '2027-01-20', hari: 60, total: 7_350_000 + 257_280 },
    { tanggal: '2027-02-19', hari: 90, total: 7_350_000 + 385_920 },
    { tanggal: '2027-03-21', hari: 120, total: 7_350_000 + 514_560 },
  ])
  expect(jadwalTebus({ ...isi, lama_hari: 14 })).toHaveLength(1)
  const setahun = jadwalTebus({ ...isi, lama_hari: 365 })
  expect([setahun.length, setahun.at(-1)?.hari]).toEqual([6, 365])
})
