import { describe, expect, it } from 'vitest'
import { hitungTas, nilaiSegel } from './brankas.rules.ts'

const tas = (no_segel: string, lain: object = {}) => ({
  ...{ no_segel, no_faktur_hutang: `HT ${no_segel}`, nama_barang: 'KALUNG', berat: 12_345 },
  ...{ pokok: 7_350_000, status: 'AKTIF', toko_lain: null },
  ...lain,
})
const dikenal = [
  tas('S1'),
  tas('S2', { status: 'DITAHAN' }),
  tas('S3', { status: 'OPEN' }),
  tas('S4', { status: 'LUNAS' }),
  tas('S5', { toko_lain: 'Toko Sanggar' }),
  tas('S6', { status: 'LELANG', toko_lain: 'Toko Sanggar' }),
]

describe('a scan is answered', () => {
  it.each([
    ['S1', 'KETEMU'],
    ['S2', 'KETEMU'],
    ['S3', 'BELUM_CAIR'],
    ['S4', 'SELESAI'],
    ['S5', 'TOKO_LAIN'],
    ['S6', 'TOKO_LAIN'],
    ['S7', 'TIDAK_DIKENAL'],
  ])('%s: %s', (segel, hasil) => {
    expect(nilaiSegel(segel, dikenal).hasil).toBe(hasil)
  })

  it('and nothing is said of the loan of another shop', () => {
    expect(nilaiSegel('S5', dikenal)).toEqual({
      ...{ no_segel: 'S5', hasil: 'TOKO_LAIN', toko: 'Toko Sanggar' },
      ...{ no_faktur_hutang: null, nama_barang: '', berat: null },
    })
  })
})

describe('a count', () => {
  const harap = [tas('S1'), tas('S2')]
  it('of all that should be there differs in nothing; one not paid out may lie there', () => {
    expect(hitungTas(['S2', 'S1', 'S3'], { dikenal, harap })).toEqual({
      ...{ dihitung: 3, seharusnya: 2, jumlah_hilang: 0, jumlah_lebih: 0, hilang: [], lebih: [] },
    })
  })

  it('says what is missing and what does not belong there, each once', () => {
    const hasil = hitungTas(['S1', 'S4', 'S4', 'S5', 'S7'], { dikenal, harap })
    expect(hasil).toMatchObject({ dihitung: 4, seharusnya: 2, jumlah_hilang: 1, jumlah_lebih: 3 })
    expect(hasil.hilang).toMatchObject([{ no_segel: 'S2', pokok: 7_350_000 }])
    expect(hasil.lebih.map((one) => `${one.no_segel} ${one.hasil}`)).toEqual([
      ...['S4 SELESAI', 'S5 TOKO_LAIN', 'S7 TIDAK_DIKENAL'],
    ])
  })

  it('of an empty safe misses everything', () => {
    expect(hitungTas([], { dikenal: [], harap })).toMatchObject({ dihitung: 0, jumlah_hilang: 2 })
  })
})
