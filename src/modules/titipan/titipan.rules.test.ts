import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import {
  barangDititip,
  batalTitip,
  batasTitip,
  checkBatalTitip,
  checkDipakai,
  checkSetor,
  hargaTerkunci,
  tersedia,
  type TitipanKini,
} from './titipan.rules.ts'

// A ring of Rp 7.107.000, for which Rp 2.000.000 were left on 21 November, to be kept 30 days.
const nomor = 'TT-GS1-261121-0001'
const cincin = {
  kode_barcode: '010000014',
  status: 'TITIP',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  id_pemegang: 'tt',
  berat: 4_120,
  murni: 3_090,
}
const titipan: TitipanKini = {
  id: 'tt',
  nomor,
  status: 'TITIP',
  versi: 2,
  tgl_batas: '2026-12-21',
  jumlah: 2_000_000,
  saldo: 2_000_000,
  ditahan: 0,
  kunci_harga: true,
  kode_barcode: cincin.kode_barcode,
  harga_total: 7_107_000,
  barang: cincin,
}

/** What a rule says to this, its figures filled in; '' where it has nothing to say. */
function said(rule: () => unknown): string {
  try {
    rule()
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, params } = error
    const field = error.fields?.[0]
    return (field?.text ?? message).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String((field?.params ?? params)[name]),
    )
  }
}

describe('how long it is kept', () => {
  it.each([
    // 21 November and 30 days: 9 of November are left, 21 of December make them 30.
    [null, '2026-12-21'],
    ['2026-12-01', '2026-12-01'],
    ['2026-11-21', '2026-11-21'],
  ])('%s -> %s', (asked, until) => {
    expect(batasTitip('2026-11-21', 30, asked)).toBe(until)
  })

  it.each(['2026-12-22', '2026-11-20'])('not until %s', (asked) => {
    expect(said(() => batasTitip('2026-11-21', 30, asked))).toBe(
      'Batas Titipan Paling Lambat 2026-12-21',
    )
  })
})

describe('how much may be left', () => {
  it.each([
    // 7.107.000 - 2.000.000 = 5.107.000 is what remains of the price.
    [7_107_000, 0, 7_107_000, ''],
    [7_107_000, 2_000_000, 5_107_000, ''],
    [7_107_000, 2_000_000, 5_107_001, 'Titipan Melebihi Sisa Harga Rp 5.107.000'],
    [7_107_000, 7_107_000, 1, 'Titipan Melebihi Sisa Harga Rp 0'],
    [null, 50_000_000, 50_000_000, ''],
  ])('price %s, %s there, %s more', (harga, saldo, jumlah, text) => {
    expect(said(() => checkSetor(harga, saldo, jumlah))).toBe(text)
  })
})

describe('paying a visit', () => {
  const barcode = [cincin.kode_barcode]
  it.each<[string, Partial<TitipanKini>, number, readonly string[], string]>([
    ['all of it, for its ring', {}, 2_000_000, barcode, ''],
    ['a rupiah more', {}, 2_000_001, barcode, `Titipan ${nomor} Tinggal Rp 2.000.000`],
    // 2.000.000 less the 500.000 that another visit waits to take: 1.500.000.
    ['beside a visit that waits', { ditahan: 500_000 }, 1_500_000, barcode, ''],
    [
      'more than that visit leaves',
      { ditahan: 500_000 },
      1_500_001,
      barcode,
      `Titipan ${nomor} Tinggal Rp 1.500.000`,
    ],
    [
      'without its ring',
      {},
      1,
      ['010000099'],
      `Titipan ${nomor} Untuk Barang 010000014, Pindai Barangnya`,
    ],
    ['its ring was let go', { barang: { ...cincin, status: 'ADA' } }, 1, ['010000099'], ''],
    ['money only', { kode_barcode: null, barang: null }, 2_000_000, [], ''],
    ['not yet validated', { status: 'OPEN' }, 1, barcode, `Titipan ${nomor} Belum Divalidasi`],
    ['spent', { status: 'DIPAKAI' }, 1, barcode, `Titipan ${nomor} Sudah Dipakai`],
    ['cancelled', { status: 'BATAL' }, 1, barcode, `Titipan ${nomor} Sudah Dibatalkan`],
  ])('%s', (_case, other, jumlah, dijual, text) => {
    expect(said(() => checkDipakai({ ...titipan, ...other }, jumlah, dijual))).toBe(text)
  })

  it('leaves what waiting visits do not take', () => {
    expect(tersedia({ saldo: 2_000_000, ditahan: 1_250_000 })).toBe(750_000)
  })
})

describe('cancelling it', () => {
  const aturan = { potongan_batal: 2_50, potongan_hangus: 33_33 }
  it.each([
    // Up to the last day 2,5 % of 2.000.000 stay: 50.000; after it 33,33 %: 666.600.
    ['2026-12-21', 2_000_000, { lewat: false, hangus: 50_000, kembali: 1_950_000 }],
    ['2026-12-22', 2_000_000, { lewat: true, hangus: 666_600, kembali: 1_333_400 }],
    // 33,33 % of 100.001 are 33.330,33: the customer's rupiah is his.
    ['2026-12-22', 100_001, { lewat: true, hangus: 33_330, kembali: 66_671 }],
  ])('on %s', (kini, saldo, expected) => {
    expect(batalTitip({ ...titipan, saldo }, kini, aturan)).toEqual(expected)
  })

  it('forfeits nothing, or all, where the shop says so', () => {
    const of = (rate: number) =>
      batalTitip(titipan, '2027-01-01', { potongan_batal: 0, potongan_hangus: rate })
    expect(of(0)).toMatchObject({ hangus: 0, kembali: 2_000_000 })
    expect(of(100_00)).toMatchObject({ hangus: 2_000_000, kembali: 0 })
  })

  it('forfeits nothing of what a promise became, whenever it is cancelled', () => {
    const janji = { ...titipan, tgl_batas: null }
    const aturan = { potongan_batal: 25_00, potongan_hangus: 100_00 }
    expect(batalTitip(janji, '2031-01-01', aturan)).toEqual({
      ...{ lewat: false, hangus: 0, kembali: 2_000_000 },
    })
    expect(hargaTerkunci(janji, '2031-01-01')).toBe(true)
    expect(hargaTerkunci({ ...janji, kunci_harga: false }, '2031-01-01')).toBe(false)
  })

  it('not while a visit that waits is paid by it, nor twice', () => {
    expect(said(() => checkBatalTitip({ ...titipan, ditahan: 1 }))).toBe(
      `Titipan ${nomor} Sedang Dipakai Nota Yang Menunggu Validasi`,
    )
    expect(said(() => checkBatalTitip({ ...titipan, status: 'BATAL' }))).toBe(
      `Titipan ${nomor} Sudah Dibatalkan`,
    )
    expect(said(() => checkBatalTitip(titipan))).toBe('')
  })
})

describe('its ring and its price', () => {
  it('is kept while this deposit holds it', () => {
    expect(barangDititip(titipan)).toBe(cincin)
    expect(barangDititip({ ...titipan, barang: { ...cincin, id_pemegang: 'other' } })).toBeNull()
    expect(barangDititip({ ...titipan, barang: { ...cincin, status: 'DALAM_NOTA' } })).toBeNull()
  })

  it.each([
    [true, '2026-12-21', true],
    [true, '2026-12-22', false],
    [false, '2026-11-21', false],
  ])('locked %s, on %s: %s', (kunci_harga, kini, expected) => {
    expect(hargaTerkunci({ ...titipan, kunci_harga }, kini)).toBe(expected)
  })
})
