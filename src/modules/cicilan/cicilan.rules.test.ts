import { describe, expect, it } from 'vitest'
import {
  bagiRata,
  bungaBelumJalan,
  dendaSampai,
  keadaanCicilan,
  susunCicilan,
  tagihanDari,
  pajakCicilan,
  type IsiCicilan,
} from './cicilan.rules.ts'

describe('a sum in equal parts', () => {
  it.each([
    [6_000_000, 6, 1_000, [1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000]],
    [1_000_000, 3, 1_000, [334_000, 333_000, 333_000]],
    [1_000_001, 3, 1, [333_334, 333_334, 333_333]],
    [5_000_999, 4, 50_000, [1_250_000, 1_250_000, 1_250_000, 1_250_999]],
    [2_500, 3, 1_000, [834, 833, 833]], // smaller than the step: whole rupiah
    [3_000, 3, 1_000, [1_000, 1_000, 1_000]],
    [7, 1, 1_000, [7]],
    [2, 3, 1, [1, 1, 0]],
  ])('%i by %i in steps of %i', (jumlah, bagian, step, parts) => {
    expect(bagiRata(jumlah, bagian, step)).toEqual(parts)
  })

  it('sums exactly to the whole, whatever it is', () => {
    for (let jumlah = 1; jumlah < 100_000_000; jumlah += 1_234_567)
      for (const bagian of [1, 2, 3, 6, 7, 12, 36, 60])
        for (const step of [1, 100, 1_000, 50_000]) {
          const parts = bagiRata(jumlah, bagian, step)
          expect(parts.reduce((sum, each) => sum + each, 0)).toBe(jumlah)
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          // No part is a step away from another, but for what is no multiple, in the last.
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(2 * step)
        }
  })

  it('leaves no month with what the others did not pay', () => {
    const parts = bagiRata(119_000, 60, 1_000)
    expect([parts[0], parts[58], parts[59]]).toEqual([2_000, 2_000, 1_000])
  })
})

// By hand: 30 % of 7.107.000 is 2.132.100, with the charge 2.157.100: 2.158.000 are paid before.
const rencana = {
  kelipatan: 1_000,
  lama_bulan: 6,
  uang_muka_persen: 30_00,
  bunga_persen: 1_50,
  biaya_rp: 25_000,
}
const mulai = (tgl: string, lama_bulan = 6) =>
  susunCicilan({ harga: 7_107_000, tgl, uang_muka: 2_158_000 }, { ...rencana, lama_bulan })

describe('a plan', () => {
  it('asks for its part before and its charge, spreads the rest, and sums to the total', () => {
    const { bunga, jadwal, total } = mulai('2026-11-21')
    // 7.107.000 + 25.000 - 2.158.000 = 4.974.000; x 6 x 1,5 % = 447.660, up to the thousand
    expect([bunga, total]).toEqual([448_000, 7_580_000])
    expect(jadwal.map(({ jumlah }) => jumlah)).toEqual([
      2_158_000, 904_000, 904_000, 904_000, 904_000, 903_000, 903_000,
    ])
    expect(jadwal.map((each) => each.bunga)).toEqual([
      0, 75_000, 75_000, 75_000, 75_000, 74_000, 74_000,
    ])
    expect(jadwal.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(total)
  })

  it.each([
    ['2026-11-21', ['2026-12-21', '2027-01-21', '2027-02-21']],
    ['2026-10-31', ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['2027-12-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['2026-12-30', ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29']],
    ['2027-01-29', ['2027-02-28', '2027-03-29', '2027-04-29']],
  ])('begun on %s falls due on %j', (tgl, jatuh) => {
    expect(mulai(tgl, 3).jadwal.map((each) => each.tgl)).toEqual([tgl, ...jatuh])
  })

  it('reaches the same leap day again after four years', () => {
    const { jadwal } = mulai('2028-02-29', 48)
    expect([jadwal[12]?.tgl, jadwal[48]?.tgl]).toEqual(['2029-02-28', '2032-02-29'])
  })

  it.each([
    [2_157_999, 'Uang Muka Paling Sedikit Rp {{muka}}'],
    [7_132_000, 'Uang Muka Harus Di Bawah Rp {{harga}}'],
  ])('refuses Rp %i before', (uang_muka, text) => {
    const susun = () => susunCicilan({ harga: 7_107_000, tgl: '2026-11-21', uang_muka }, rencana)
    expect(susun).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ text })] }))
  })
})

const jadwal = [
  { ke: 0, tgl: '2026-01-31', jumlah: 200_000, bunga: 0 },
  { ke: 1, tgl: '2026-02-28', jumlah: 100_000, bunga: 10_000 },
  { ke: 2, tgl: '2026-03-31', jumlah: 100_000, bunga: 10_000 },
  { ke: 3, tgl: '2026-04-30', jumlah: 100_300, bunga: 10_003 },
]

describe('what came first pays what fell due first', () => {
  it.each([
    [0, '2026-01-31', [0, 0, 0, 0], [0, 0, 0, 0]],
    [200_000, '2026-02-28', [200_000, 0, 0, 0], [0, 0, 0, 0]],
    [200_000, '2026-03-01', [200_000, 0, 0, 0], [0, 1, 0, 0]],
    [350_000, '2026-04-05', [200_000, 100_000, 50_000, 0], [0, 0, 5, 0]],
    [500_300, '2027-01-01', [200_000, 100_000, 100_000, 100_300], [0, 0, 0, 0]],
    [600_000, '2027-01-01', [200_000, 100_000, 100_000, 100_300], [0, 0, 0, 0]],
  ])('Rp %i on %s', (terbayar, kini, dibayar, telat) => {
    const rows = tagihanDari(jadwal, terbayar, kini)
    expect([rows.map((row) => row.dibayar), rows.map((row) => row.telat)]).toEqual([dibayar, telat])
  })
})

describe('the late charge of 0,1 % a day', () => {
  const muka = { tgl: '2026-01-31', jumlah: 200_000 }
  it.each([
    ['nothing is late on the day itself', [muka], '2026-02-28', 0],
    ['a day late: 100.000 x 0,1 %', [muka], '2026-03-01', 100],
    ['ten days late', [muka], '2026-03-10', 1_000],
    [
      'half of it paid after four days: 4 x 100 + 6 x 50',
      [muka, { tgl: '2026-03-04', jumlah: 50_000 }],
      '2026-03-10',
      700,
    ],
    [
      'paid late and nothing since: the charge stays',
      [muka, { tgl: '2026-03-10', jumlah: 100_000 }],
      '2026-03-31',
      1_000,
    ],
    ['paid before it fell due', [muka, { tgl: '2026-02-10', jumlah: 300_300 }], '2026-12-31', 0],
    ['two are late: 33 x 100 + 2 x 100', [muka], '2026-04-02', 3_500],
    ['the money before was never paid: 10 days of 200', [], '2026-02-10', 2_000],
    [
      "a fraction is the customer's: 333 x 1 day",
      [muka, { tgl: '2026-02-20', jumlah: 99_667 }],
      '2026-03-01',
      0,
    ],
  ])('%s', (_, masuk, kini, denda) => {
    expect(dendaSampai(jadwal, masuk, { kini, persen: 10, step: 1 })).toBe(denda)
  })
})

it('charges whole steps, rounded down', () => {
  const masuk = [{ tgl: '2026-01-31', jumlah: 200_000 }]
  const pada = (kini: string) => dendaSampai(jadwal, masuk, { kini, persen: 10, step: 1_000 })
  expect([pada('2026-03-09'), pada('2026-03-10')]).toEqual([0, 1_000])
})

describe('settling early', () => {
  it.each([
    ['2026-01-31', 20_003], // the first month is always paid
    ['2026-02-28', 20_003], // the second begins tomorrow
    ['2026-03-01', 10_003],
    ['2026-03-31', 10_003],
    ['2026-04-01', 0],
    ['2026-12-01', 0],
  ])('on %s spares Rp %i', (kini, potongan) => {
    expect(bungaBelumJalan(jadwal, kini)).toBe(potongan)
  })

  it('costs what is left, the late charge, and no month that has not begun', () => {
    const isi: Pick<IsiCicilan, 'denda_persen' | 'jadwal' | 'total'> = {
      ...{ denda_persen: 10, jadwal, total: 500_300 },
    }
    const masuk = [{ tgl: '2026-01-31', jumlah: 200_000 }]
    const kini = keadaanCicilan(
      { isi: { ...kosong, ...isi }, masuk, status: 'AKTIF' },
      '2026-03-10',
    )
    expect(kini).toMatchObject({
      ...{ tunggakan: 100_000, telat: 10, denda: 1_000, potongan: 10_003 },
      sisa: 500_300 + 1_000 - 10_003 - 200_000,
      berikut: { ke: 1 },
    })
  })
})

const kosong: IsiCicilan = {
  ...{ id_pelanggan: '', kode_sales: '', keterangan: null, kode_cicilan: '', nama_cicilan: '' },
  ...{ lama_bulan: 3, uang_muka_persen: 0, bunga_persen: 0, denda_persen: 0, biaya_rp: 0 },
  ...{ kode_barcode: '', nama_barang: '', kode_group: '', kode_kategori: 'EMAS', kadar: 75_00 },
  ...{ kadar_cetak: '', berat: 1, gambar: null, harga_jual: 0, ongkos: 0, diskon: 0, pajak: 0 },
  ...{
    pajak_termasuk: 0,
    harga_total: 0,
    harga_gram: 0,
    uang_muka: 0,
    bunga: 0,
    total: 0,
    kelipatan: 1,
  },
  jadwal: [],
}

describe('the tax inside what was paid', () => {
  const isi = { ...kosong, harga_total: 7_107_000, pajak: 78_177, pajak_termasuk: 0 }
  it.each([
    ['a part of the price', 2_158_001, undefined, 23_738, 2_134_263],
    ['the months above it are no goods', 8_000_003, 'LUNAS', 78_177, 7_028_823],
    ['an auction: what it brought, and what that has cost', 1, 'LELANG', 89_650, 8_060_360],
  ] as const)('%s', (_, jumlah, jenis, pajak, dasar) => {
    const laku = { ...isi, bersih: 8_000_003, biaya_lelang: 150_007 }
    expect(pajakCicilan(laku, jumlah, jenis)).toEqual({ pajak, dasar })
  })
  it('is that of the price, where nobody froze what the auction brought', () => {
    expect(pajakCicilan(isi, 7_107_000, 'LELANG').pajak).toBe(78_177)
  })
  it('has no base where nothing is taxed', () => {
    const bebas = { ...isi, pajak: 0 }
    expect(pajakCicilan(bebas, 7_107_000)).toEqual({ pajak: 0, dasar: 0 })
  })
})
