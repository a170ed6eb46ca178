import { describe, expect, it } from 'vitest'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { jurnalProfit } from './profit.effects.ts'
import { hargaBaru, profitDari, type MintaProfit } from './profit.rules.ts'

/** A ring of 4,120 gr that cost Rp 6.180.000 (1.500.000 a gram). */
const cincin = (change: Partial<BarangKini> = {}): BarangKini => ({
  kode_barcode: '1',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_kategori: 'EMAS',
  kode_dept: 'CC',
  kode_group: '75',
  kadar: 75_00,
  kadar_cetak: '750',
  kadar_eod: 75_00,
  kode_intern: '',
  berat: 4_120,
  murni: 3_090,
  nama_atribut: '',
  berat_atribut: 0,
  harga_atribut: 0,
  kode_bandrol: null,
  berat_bandrol: 0,
  size: '',
  harga_pokok: 6_180_000,
  harga_tetap: null,
  ongkos: 100_000,
  kode_kondisi: null,
  no_sertifikat: null,
  supplier: null,
  gambar: null,
  data_berlian: null,
  status: 'ADA',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  versi: 2,
  ...change,
})
const minta = (cara: MintaProfit['cara'], rupiah: number | null, persen: number | null = null) => ({
  cara,
  rupiah,
  persen,
})

describe('the figure of a piece', () => {
  it.each([
    // 4,120 gr x 1.600.000 = 6.592.000
    ['POKOK_GRAM', 1_600_000, null, { harga_pokok: 6_592_000 }],
    // 6.180.000 x 2,50 % = 154.500
    ['POKOK_NAIK', null, 2_50, { harga_pokok: 6_334_500 }],
    ['POKOK_TURUN', null, 2_50, { harga_pokok: 6_025_500 }],
    ['ONGKOS', 125_000, null, { ongkos: 125_000, harga_pokok: 6_180_000 }],
  ] as const)('%s', (cara, rupiah, persen, wanted) =>
    expect(hargaBaru(minta(cara, rupiah, persen), cincin())).toMatchObject(wanted),
  )

  it('of a fixed price is its cost plus the margin', () => {
    // 6.180.000 + 20 % (1.236.000) = 7.416.000; a piece sold by the gram has no fixed price.
    const margin = minta('MARGIN', null, 20_00)
    expect(hargaBaru(margin, cincin({ harga_tetap: 7_000_000 })).harga_tetap).toBe(7_416_000)
    expect(hargaBaru(margin, cincin()).harga_tetap).toBeNull()
  })

  it('needs its own number', () => {
    expect(() => hargaBaru(minta('POKOK_NAIK', 5), cincin())).toThrow('Tidak Boleh Kosong')
    expect(() => hargaBaru(minta('ONGKOS', null, 5), cincin())).toThrow('Tidak Boleh Kosong')
  })
})

describe('a change', () => {
  const naik = minta('POKOK_GRAM', 1_600_000)

  it('keeps before and after, and the difference in the journal', () => {
    const changed = profitDari(naik, ['1'], [cincin()])
    expect(changed).toMatchObject([
      { sebelum: { harga_pokok: 6_180_000 }, sesudah: { harga_pokok: 6_592_000 } },
    ])
    const peta = { PERSEDIAAN: '1201', LAWAN: '5106' }
    expect(
      jurnalProfit('d', changed, peta).map((row) => [row.nomor_akun, row.debit, row.kredit]),
    ).toEqual(
      expect.arrayContaining([
        ['1201', 412_000, 0],
        ['5106', 0, 412_000],
      ]),
    )
  })

  it('of labour alone moves no money', () =>
    expect(
      jurnalProfit('d', profitDari(minta('ONGKOS', 5), ['1'], [cincin()]), {
        PERSEDIAAN: '1201',
        LAWAN: '5106',
      }),
    ).toEqual([]))

  it('leaves out what stays, and is refused when all does', () => {
    const sama = minta('POKOK_GRAM', 1_500_000)
    expect(() => profitDari(sama, ['1'], [cincin()])).toThrow('Tidak Ada Yang Dikoreksi')
    expect(
      profitDari(sama, ['1', '2'], [cincin(), cincin({ kode_barcode: '2', harga_pokok: 1 })]),
    ).toHaveLength(1)
  })

  it.each([
    ['gone', [cincin({ status: 'TERJUAL' })], 'Status'],
    ['nowhere', [], 'Tidak Ditemukan'],
  ])('is refused for a piece that is %s', (_, pieces, said) =>
    expect(() => profitDari(naik, ['1'], pieces)).toThrow(said),
  )
})
