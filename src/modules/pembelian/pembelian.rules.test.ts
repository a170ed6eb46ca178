import { describe, expect, it } from 'vitest'
import { hargaPasar } from './nilai.rules.ts'
import { hargaPembelian } from './pembelian.rules.ts'
import { asked, barang, facts, line, luar, price } from './test-cincin.ts'

describe('our own piece', () => {
  it('is worth its note less 20 % for money: 6,000,000 - 1,200,000', () => {
    expect(price(line())).toMatchObject({
      harga_nota: 6_000_000,
      rata_asal: 1_500_000,
      harga_dasar: 6_000_000,
      potongan: 1_200_000,
      tambahan: 0,
      harga: 4_800_000,
      harga_gram: 1_200_000,
      harga_emas: 1_650_000,
      murni: 3_000,
    })
  })

  it('and less 15 % up to the value of the sales: 4,000,000 x 15 % + 2,000,000 x 20 %', () => {
    expect(price(line(), facts({ nilai_jual: 4_000_000 })).potongan).toBe(1_000_000)
    expect(price(line(), facts({ nilai_jual: 9_000_000 })).potongan).toBe(900_000)
    const semua = facts({ nilai_jual: 1 }, { tukar_sebatas: 'SEMUA' })
    expect(price(line(), semua).potongan).toBe(900_000)
    const tanpa = facts({ nilai_jual: 0 }, { tukar_sebatas: 'SEMUA' })
    expect(price(line(), tanpa).potongan).toBe(1_200_000)
  })

  it('spends the value of the sales on its lines in their order', () => {
    const two = new Map([
      ['A1', barang()],
      ['A2', barang({ n: 2 }, 'A2')],
    ])
    const lines = [line(), line({ kode_barcode: 'A2' })]
    const priced = hargaPembelian(lines, null, facts({ barang: two, nilai_jual: 8_000_000 }))
    // the first is all exchange, of the second 2,000,000: 300,000 + 4,000,000 x 20 % = 1,100,000
    expect(priced.map(({ potongan }) => potongan)).toEqual([900_000, 1_100_000])
  })

  it('counts without ongkos and tax, after diskon', () => {
    // 6,000,000 - 200,000; of 59,000 tax inside 5,900,000 the goods bear 58,000
    const taxed = barang({ diskon: 200_000, pajak_termasuk: 59_000, harga_total: 5_900_000 })
    expect(price(line(), facts({ barang: new Map([['A1', taxed]]) })).harga_nota).toBe(5_742_000)
  })

  it('is paid for what is there when it is lighter: 3.000 of 4.000 gr', () => {
    const light = price(line({ berat_kotor: 3_000 }))
    expect(light).toMatchObject({ harga_dasar: 4_500_000, harga: 3_600_000, murni: 2_250 })
    expect(asked([light])).toEqual(['TOLERANSI_BERAT_BELI'])
    // 2 % of 4.000 gr
    expect(asked([price(line({ berat_kotor: 3_920 }))])).toEqual([])
    expect(asked([price(line({ berat_kotor: 3_919 }))])).toEqual(['TOLERANSI_BERAT_BELI'])
  })

  it.each([
    [{ persen: null, gram: 55 }, 3_945, 3_944], // grams of its kategori, whatever the percent
    [{ persen: 25, gram: null }, 3_990, 3_989], // 0.25 % is 0.010 gr
    [{ persen: null, gram: 0 }, 3_990, 3_989], //  a scale's error is nobody's wear
  ])('of a kategori with %j may be %i mg, not %i', (own, boleh, tidak) => {
    const ringan = { persen: 2_00, kategori: new Map([['EMAS', own]]) }
    expect(asked([price(line({ berat_kotor: boleh }))], { ringan })).toEqual([])
    expect(asked([price(line({ berat_kotor: tidak }))], { ringan })).toEqual([
      'TOLERANSI_BERAT_BELI',
    ])
  })

  it('is never worth more than its note when it is heavier, and stops for a word', () => {
    const heavy = price(line({ berat_kotor: 4_200 }))
    expect(heavy.harga).toBe(4_800_000)
    expect(asked([heavy])).toEqual(['TOLERANSI_BERAT_BELI'])
  })

  it('has its stones weighed off: 4.300 gross, 0.300 stone', () => {
    const stone = price(line({ berat_kotor: 4_300, potong_batu: 300 }))
    expect(stone).toMatchObject({ berat: 4_000, harga: 4_800_000 })
    expect(asked([stone])).toEqual([])
  })

  it('loses the price of a stone that is gone, but not by its weight', () => {
    // 500,000 of the 6,000,000 was the stone's; 3.000 gr: 5,500,000 x 3/4 = 4,125,000
    const withStone = facts({ barang: new Map([['A1', barang({ harga_atribut: 500_000 })]]) })
    expect(price(line({ berat_kotor: 3_000 }), withStone).harga_dasar).toBe(4_625_000)
    const gone = line({ berat_kotor: 3_000, batu_hilang: true })
    expect(price(gone, withStone).harga_dasar).toBe(4_125_000)
  })

  it('is worth as much of its gold as the test finds: 70 of 75, and needs a word', () => {
    const poor = price(line({ kadar_uji: 70_00, cara_uji: 'XRF' }))
    expect(poor).toMatchObject({ harga_dasar: 5_600_000, harga: 4_480_000, murni: 2_800 })
    expect(asked([poor])).toEqual(['KADAR_BELI'])
    const rich = price(line({ kadar_uji: 76_00, cara_uji: 'XRF' }))
    expect(rich).toMatchObject({ harga: 4_800_000, murni: 3_040 })
    expect(asked([rich])).toEqual(['KADAR_BELI_LEBIH'])
  })

  it('damaged, loses 35 % (SPEC 9), which is more than its note promised', () => {
    const broken = price(line({ kode_kondisi: 'RUSAK' }))
    expect(broken).toMatchObject({ potongan: 2_100_000, harga: 3_900_000, harga_janji: 4_800_000 })
    expect(asked([broken])).toEqual(['POTONGAN_PEMBELIAN'])
    expect(asked([broken], { potongan_kondisi: false })).toEqual([])
  })

  it('loses with the age of its note: from 20 days on 2 %, from 90 on 5 %', () => {
    const rugi = [
      { umur_hari: 90, cara: 'PERSEN' as const, nilai: 5_00 },
      { umur_hari: 20, cara: 'PERSEN' as const, nilai: 2_00 },
    ]
    expect(price(line(), facts({ rugi })).potongan).toBe(1_320_000)
    const later = facts({ rugi, tgl_system: '2027-01-30' }) // day 90
    expect(price(line(), later).potongan).toBe(1_500_000)
    const perGram = [{ umur_hari: 0, cara: 'GRAM' as const, nilai: 10_000 }]
    expect(price(line(), facts({ rugi: perGram })).potongan).toBe(1_240_000)
  })

  it('costs 5 % more when its note is lost', () =>
    expect(price(line({ nota_hilang: true })).potongan).toBe(1_500_000))

  it('back on the same day and unworn, is exchanged without potongan', () => {
    const today = facts({
      barang: new Map([['A1', barang({ tgl_nota: '2026-11-21' })]]),
      nilai_jual: 4_000_000,
    })
    expect(price(line({ belum_dipakai: true }), today).potongan).toBe(400_000)
    expect(price(line(), today).potongan).toBe(1_000_000)
    const broken = line({ belum_dipakai: true, kode_kondisi: 'RUSAK' })
    expect(price(broken, today).potongan).toBe(2_100_000)
  })

  it('of a note that promised nothing follows the parameter, the closest row first', () => {
    const silent = new Map([['A1', barang({ potongan_tukar: null, potongan_jual: null })]])
    const persen = (jual: number) => ({ cara: 'PERSEN' as const, tukar: 20_00, jual })
    const all = { kode_kategori: null, kode_dept: null, kode_kondisi: null }
    const potongan = [
      { ...all, tarif: persen(22_00) },
      { ...all, kode_kategori: 'EMAS', tarif: persen(23_00) },
      { ...all, kode_dept: 'CC', tarif: persen(25_00) }, // SPEC 9: wedding ring 20 / 25
      { ...all, kode_dept: 'KL', tarif: persen(50_00) },
    ]
    expect(price(line(), facts({ barang: silent, potongan })).potongan).toBe(1_500_000)
    const three = potongan.toSpliced(2, 1)
    expect(price(line(), facts({ barang: silent, potongan: three })).potongan).toBe(1_380_000)
    expect(price(line(), facts({ barang: silent })).potongan).toBe(1_200_000)
    // the note's own promise is kept, whatever the parameter says today
    expect(price(line(), facts({ potongan })).potongan).toBe(1_200_000)
  })

  it('in a condition that the parameter names follows it: 50,000 a gram', () => {
    const tarif = { cara: 'GRAM' as const, tukar: 30_000, jual: 50_000 }
    const potongan = [{ kode_kategori: null, kode_dept: null, kode_kondisi: 'RUSAK', tarif }]
    const broken = line({ kode_kondisi: 'RUSAK' })
    expect(price(broken, facts({ potongan })).potongan).toBe(200_000)
    // half of it exchanged: 2.000 gr x 30,000 + 2.000 gr x 50,000
    expect(price(broken, facts({ potongan, nilai_jual: 3_000_000 })).potongan).toBe(160_000)
  })

  it('is bought by the market where the parameter says so: 4.000 gr x 1,400,000', () => {
    const di = (harga_beli: number) => ({
      group: new Map([['75', { kadar: 75_00, harga: 1_650_000, harga_beli }]]),
    })
    const market = facts(di(1_400_000), { dasar: 'PASAR' })
    expect(price(line(), market)).toMatchObject({ harga: 5_600_000, potongan: 0 })
    expect(price(line({ nota_hilang: true }), market).harga).toBe(5_320_000)
    const dear = facts(di(1_600_000), { dasar: 'PASAR' })
    const above = price(line(), dear)
    expect(above.harga).toBe(6_400_000)
    expect(asked([above])).toEqual(['HARGA_BELI_DI_ATAS_NOTA'])
    expect(asked([above], { di_atas_nota: 'HITUNGAN' })).toEqual([])
    // Of poorer gold its part: 1,600,000 x 70 / 75; the rows of others' gold do not count here.
    const poor = price(line({ kadar_uji: 70_00, cara_uji: 'XRF' }), dear)
    expect(poor.harga_dasar).toBe(5_973_332)
  })

  it('is not bought by the market below what its note promised without a word', () => {
    const group = new Map([['75', { kadar: 75_00, harga: 1_650_000, harga_beli: 1_130_000 }]])
    const market = facts({ group }, { dasar: 'PASAR' })
    const low = price(line(), market)
    // 6,000,000 less 20 % was promised.
    expect(low).toMatchObject({ harga: 4_520_000, harga_janji: 4_800_000 })
    expect(asked([low])).toEqual(['POTONGAN_PEMBELIAN'])
    expect(asked([low], { potongan_kondisi: false })).toEqual(['POTONGAN_PEMBELIAN'])
    const broken = price(line({ kode_kondisi: 'RUSAK' }), market)
    expect(asked([broken], { potongan_kondisi: false })).toEqual(['POTONGAN_PEMBELIAN'])
    const tukar = price(line(), facts({ group, nilai_jual: 9_000_000 }, { dasar: 'PASAR' }))
    expect(tukar.harga_janji).toBe(5_100_000) // all of it is exchanged: 15 %
  })

  it('of a fixed price is not weighed pro rata', () => {
    const diamond = new Map([['A1', barang({ harga_gram: 0 })]])
    expect(price(line({ berat_kotor: 3_995 }), facts({ barang: diamond })).harga).toBe(4_800_000)
  })
})

describe('rounding', () => {
  const odd = facts({ barang: new Map([['A1', barang({ harga_jual: 6_000_101 })]]) })

  it('goes up to 500, or down with the module: 6,000,101 less 1,200,020', () => {
    expect(price(line(), odd).harga).toBe(4_800_500)
    const down = facts({ barang: odd.barang }, { arah: 'down' })
    expect(price(line(), down).harga).toBe(4_800_000)
  })

  it('never above what the piece is worth by its note', () => {
    const today = barang({ tgl_nota: '2026-11-21', harga_jual: 6_000_101 })
    const given = facts({ barang: new Map([['A1', today]]), nilai_jual: 9_000_000 })
    expect(price(line({ belum_dipakai: true }), given)).toMatchObject({ harga: 6_000_000 })
  })
})

describe("another shop's piece", () => {
  it('is bought per gram by the kadar that is there', () => {
    expect(price(luar())).toMatchObject({
      asal: null,
      kode_kategori: 'EMAS',
      kadar: 75_00,
      harga: 5_600_000,
      harga_nota: 0,
    })
    const tiers = [
      { kode_harga: 'HB75', kadar: 75_00, harga: 1_400_000 },
      { kode_harga: 'HB70', kadar: 70_00, harga: 1_300_000 },
    ]
    const tested = luar({ kadar_uji: 74_00, cara_uji: 'XRF' })
    // Between two rows: 1,300,000 + 4/5 of 100,000.
    expect(price(tested, facts({ harga_beli: tiers })).harga).toBe(5_520_000)
  })

  it.each([
    [66_66, 1_231_638], // between 42 and 70: 690,000 + 614,999 x 24.66 / 28
    [21_00, 345_000], //   below the lowest: half of 42
    [42_00, 690_000],
    [80_00, 1_304_999], // above the highest no more than that
  ])('of %i is never paid as the row below it: %i a gram', (kadar, expected) => {
    const rows = [
      { kode_harga: 'HB70', kadar: 70_00, harga: 1_304_999 },
      { kode_harga: 'HB42', kadar: 42_00, harga: 690_000 },
    ]
    const emas = { kode_group: 'X', kadar, group: undefined }
    expect(hargaPasar(emas, false, rows)).toBe(expected)
  })

  it('needs a word above the limit of a visit, and purer than its group', () => {
    const visit = [price(luar()), price(luar())]
    expect(asked(visit, { limit: 11_200_000 })).toEqual([])
    expect(asked(visit, { limit: 11_199_999 })).toEqual(['LIMIT_PEMBELIAN'])
    expect(asked([...visit, price(line())], { limit: 11_200_000 })).toEqual([]) // ours has its note
    const rich = price(luar({ kadar_uji: 75_01, cara_uji: 'XRF' }))
    expect(asked([rich])).toEqual(['KADAR_BELI_LEBIH'])
  })

  it('by the row of its own group first, and by what the group says last', () => {
    const own = [
      { kode_harga: 'HB75', kadar: 75_00, harga: 1_400_000 },
      { kode_harga: '75', kadar: null, harga: 1_450_000 },
    ]
    expect(price(luar(), facts({ harga_beli: own })).harga).toBe(5_800_000)
    const group = new Map([['75', { kadar: 75_00, harga: 1_650_000, harga_beli: 1_350_000 }]])
    expect(price(luar(), facts({ harga_beli: [], group })).harga).toBe(5_400_000)
  })

  it('loses what its condition costs, and asks no note', () => {
    const broken = price(luar({ kode_kondisi: 'RUSAK' }))
    expect(broken.harga).toBe(3_640_000)
    expect(asked([broken])).toEqual([])
  })

  it('counts in the books as its test says, where no master knows the kadar', () =>
    expect(price(luar({ kadar_uji: 76_50, cara_uji: 'XRF' })).murni).toBe(3_060))
})
