import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import type { BarangDijual } from './harga.rules.ts'
import type { ParaPajak } from './pajak/pajak.rules.ts'
import { priceNota, type BarisMasuk, type FaktaJual } from './penjualan.rules.ts'

const cincin: BarangDijual = {
  kode_barcode: '01',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_group: '75',
  kode_dept: 'CIN',
  kode_kategori: 'EMAS',
  kadar: 75_00,
  berat: 4_120,
  berat_atribut: 300,
  harga_atribut: 50_000,
  harga_tetap: null,
  harga_pokok: 6_000_000,
  ongkos: 0,
  murni: 3_090,
  data_berlian: null,
}
const berlian: BarangDijual = {
  ...cincin,
  kode_barcode: '02',
  nama_barang: 'CINCIN BERLIAN',
  harga_tetap: 25_000_000,
  harga_pokok: 18_000_000,
  harga_atribut: 0,
  ongkos: 250_000,
}
const facts: FaktaJual = {
  barang: new Map([
    ['01', cincin],
    ['02', berlian],
  ]),
  harga: new Map([['75', 1_650_000]]),
  aturan: {
    pembulatan: 500,
    pembulatan_ongkos: 500,
    arah: 'up',
    pajak: { baris: [], jenis: [], tgl: '2026-11-22', termasuk: true },
    ongkos: [
      { kode_group: null, kode_dept: null, jenis_ongkos: 'BARANG', nilai: 20_000, minimum: 0 },
      { kode_group: '75', kode_dept: null, jenis_ongkos: 'GRAM', nilai: 30_000, minimum: 0 },
    ],
  },
  nota_manual: false,
  toleransi_berat: 10,
  batas_diskon: 5_00,
  batas_tanpa_pokok: 5_00,
  batas_jual: 0,
  harga_emas_murni: 0,
}
const line = (kode_barcode: string, more: Partial<BarisMasuk> = {}): BarisMasuk => ({
  kode_barcode,
  berat_kotor: null,
  ongkos: null,
  diskon: null,
  harga_setuju: null,
  ...more,
})
const sentence = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'accepted'
}

describe('price of a line (DOMAIN 6)', () => {
  test('4,120 gr x 1.650.000 + 50.000 = 6.848.000, ongkos 4,120 x 30.000 = 123.600 -> 124.000', () => {
    const nota = priceNota([line('01')], null, facts)
    expect(nota.baris[0]).toMatchObject({
      harga_jual: 6_848_000,
      ongkos: 124_000,
      diskon: 0,
      harga_total: 6_972_000,
    })
    expect(nota.perlu).toEqual([])
  })
  test('rounding down with the KEBAWAH flag: 123.600 -> 123.500', () => {
    const nota = priceNota([line('01')], null, {
      ...facts,
      aturan: { ...facts.aturan, arah: 'down' },
    })
    expect(nota.baris[0]?.ongkos).toBe(123_500)
  })
  test('a fixed price skips the per-gram part and keeps its own ongkos', () => {
    expect(priceNota([line('02')], null, facts).total).toBe(25_250_000)
  })
  test('the calculation is told step by step', () => {
    const told = priceNota([line('01', { diskon: 72_000 })], null, pajak({})).baris[0]?.rincian
    expect(told?.map((step) => [step.label, step.rumus, step.nilai, step.hasil])).toEqual([
      ['Emas', '{{berat}} gr x {{harga}}', { berat: '4,120', harga: '1.650.000' }, 6_798_000],
      ['Atribut', '', {}, 50_000],
      ['Harga Jual', 'dibulatkan ke {{langkah}}', { langkah: '500' }, 6_848_000],
      ['Ongkos', '', {}, 124_000],
      ['Diskon', '', {}, -72_000],
      [
        'Termasuk Pajak',
        '{{tarif}} % dari {{harga}} ({{aturan}})',
        { tarif: '1,10', harga: '6.824.926', aturan: 'PMK 11/2025' },
        75_074,
      ],
      ['Total', '', {}, 6_900_000],
    ])
  })
})

describe('bargaining (DOMAIN 5)', () => {
  test('an agreed line price becomes its discount', () => {
    expect(priceNota([line('01', { harga_setuju: 6_900_000 })], null, facts).baris[0]?.diskon).toBe(
      72_000,
    )
  })
  test('an agreed note price is spread by value; the last line takes the remainder, unrounded', () => {
    // 6.972.000 + 25.250.000 = 32.222.000; agreed 32.000.000 leaves 222.000:
    // 222.000 x 6.972.000 / 32.222.000 = 48.035,01 -> 48.035; the rest is 173.965
    const nota = priceNota([line('01'), line('02')], 32_000_000, facts)
    expect(nota.baris.map((each) => each.diskon)).toEqual([48_035, 173_965])
    expect(nota.total).toBe(32_000_000)
  })
})

const ppn: ParaPajak = {
  kode_pajak: 'PPN',
  berlaku_mulai: '2025-02-04',
  aturan: 'PMK 11/2025',
  jenis_pajak: 'PPN_PERSEN',
  objek: 'BARANG',
  kode_kategori: null,
  perolehan: 'SEMUA',
  tarif: 12_00,
  faktor_atas: 11,
  faktor_bawah: 120,
  per_gram: 0,
}
const pajak = (more: Partial<ParaPajak>, termasuk = true): FaktaJual => ({
  ...facts,
  aturan: {
    ...facts.aturan,
    pajak: {
      baris: [{ ...ppn, ...more }],
      jenis: ['PPN_PERSEN', 'PPN_BERAT', 'PAJAK_24K'],
      tgl: '2026-11-22',
      termasuk,
    },
  },
})
describe('tax (DOMAIN 6: 1,1 %, included by default, whole rupiah)', () => {
  test('included: 6.972.000 x 1,1 / 101,1 = 75.857,57 -> 75.858, the total stays', () => {
    expect(priceNota([line('01')], null, pajak({})).baris[0]).toMatchObject({
      pajak: 0,
      pajak_termasuk: 75_858,
      harga_total: 6_972_000,
    })
  })
  test('on top: 6.972.000 x 1,1 % = 76.692', () => {
    expect(priceNota([line('01')], null, pajak({}, false)).baris[0]).toMatchObject({
      pajak: 76_692,
      harga_total: 7_048_692,
    })
  })
  test('by weight: 4,120 gr x 1.000 = 4.120', () => {
    expect(
      priceNota([line('01')], null, pajak({ jenis_pajak: 'PPN_BERAT', per_gram: 1000 }, false))
        .baris[0]?.pajak,
    ).toBe(4_120)
  })
})

describe('refusals (SPEC 5)', () => {
  test.each([
    [[], null, 'Belum Ada Barang Yang Dijual'],
    [[line('99')], null, 'Barcode {{kode_barcode}} Tidak Ditemukan'],
    [[line('01'), line('01')], null, 'Barcode {{kode_barcode}} Sudah Ada Di Tabel'],
    [
      [line('01', { berat_kotor: 4_109 })],
      null,
      'Berat {{berat}} gr Kurang Dari Berat Emas {{emas}} gr',
    ],
    [[line('01', { berat_kotor: 4_110 })], null, 'accepted'],
    [[line('01', { berat_kotor: 4_430 })], null, 'accepted'],
    [
      [line('01', { berat_kotor: 4_431 })],
      null,
      'Berat {{berat}} gr Melebihi Berat Stock {{stock}} gr',
    ],
    [[line('01', { diskon: 6_972_001 })], null, 'Diskon Tidak Boleh Melebihi Total'],
    [
      [line('01', { harga_setuju: 6_972_001 })],
      null,
      'Harga Setuju Tidak Boleh Melebihi Rp {{harga}}',
    ],
    [[line('01')], 6_972_001, 'Harga Setuju Tidak Boleh Melebihi Rp {{harga}}'],
  ])('%#: %s', (lines, agreed, expected) =>
    expect(sentence(() => priceNota(lines, agreed, facts))).toBe(expected),
  )
  test('an unpriced group stops the sale', () => {
    expect(sentence(() => priceNota([line('01')], null, { ...facts, harga: new Map() }))).toBe(
      'Harga Group {{kode_group}} Belum Diisi',
    )
  })
})

describe('approvals (SPEC 6)', () => {
  const kinds = (lines: BarisMasuk[], more: Partial<FaktaJual> = {}) =>
    priceNota(lines, null, { ...facts, ...more }).perlu.map((each) => each.kategori)
  test.each([
    ['a discount within 5 %', [line('01', { diskon: 348_600 })], {}, []],
    ['one rupiah more', [line('01', { diskon: 348_601 })], {}, ['DISKON_PENJUALAN']],
    ['at cost', [line('01', { diskon: 848_000 })], { batas_diskon: 100_00 }, []],
    [
      'below cost',
      [line('01', { diskon: 848_001 })],
      { batas_diskon: 100_00 },
      ['JUAL_DIBAWAH_MODAL'],
    ],
    [
      "below today's fine gold: 3,090 x 2.300.000 = 7.107.000",
      [line('01')],
      { harga_emas_murni: 2_300_000 },
      ['JUAL_DIBAWAH_MODAL'],
    ],
    [
      'a diamond piece below cost: a kind of its own',
      [line('02', { diskon: 7_000_001 })],
      { batas_diskon: 100_00, barang: new Map([['02', { ...berlian, kode_kategori: 'BERLIAN' }]]) },
      ['BERLIAN_DIBAWAH_MODAL'],
    ],
    [
      'gold and diamonds below cost: one of each',
      [line('01', { diskon: 848_001 }), line('02', { diskon: 7_000_001 })],
      {
        batas_diskon: 100_00,
        barang: new Map([
          ['01', cincin],
          ['02', { ...berlian, kode_kategori: 'BERLIAN' }],
        ]),
      },
      ['JUAL_DIBAWAH_MODAL', 'BERLIAN_DIBAWAH_MODAL'],
    ],
    [
      // 6,972,000 x 5 % = 348,600: nothing is below a cost that nobody knows.
      'no cost known, above what a cashier gives',
      [line('01', { diskon: 348_601 })],
      { batas_diskon: 100_00, barang: new Map([['01', { ...cincin, harga_pokok: 0 }]]) },
      ['DISKON_PENJUALAN'],
    ],
    [
      'no cost known, as much as a cashier gives',
      [line('01', { diskon: 348_600 })],
      { batas_diskon: 100_00, barang: new Map([['01', { ...cincin, harga_pokok: 0 }]]) },
      [],
    ],
    ['less ongkos', [line('01', { ongkos: 123_999 })], {}, ['KURANG_ONGKOS']],
    ['above the limit', [line('01')], { batas_jual: 6_971_999 }, ['LIMIT_PENJUALAN']],
    ['at the limit', [line('01')], { batas_jual: 6_972_000 }, []],
  ])('%s', (_, lines, more, expected) => expect(kinds(lines, more)).toEqual(expected))
  test('an approval names the figures it is bound to', () => {
    expect(priceNota([line('01', { ongkos: 0 })], null, facts).perlu).toEqual([
      { kategori: 'KURANG_ONGKOS', sebelum: { '01': '124.000' }, sesudah: { '01': '0' } },
    ])
  })
})

describe('agreed prices at the edges', () => {
  const ketiga = { ...cincin, kode_barcode: '03' }
  const tiga: FaktaJual = {
    ...facts,
    barang: new Map([...facts.barang, ['03', ketiga], ['04', { ...cincin, kode_barcode: '04' }]]),
  }
  const baris = ['01', '03', '04'].map((kode) => line(kode))

  test('no line falls below nothing: three pieces for one rupiah', () => {
    const nota = priceNota(baris, 1, tiga)
    expect(nota.total).toBe(1)
    expect(Math.min(...nota.baris.map(({ harga_total }) => harga_total))).toBe(0)
  })
  test('a note written by hand may be dearer, by line and as a whole', () => {
    const manual = { ...tiga, nota_manual: true }
    const satu = priceNota([line('01', { harga_setuju: 7_001_337 })], null, manual)
    expect(satu.baris[0]).toMatchObject({ harga_total: 7_001_337, diskon: 0, ongkos: 124_000 })
    const semua = priceNota(baris, 21_000_001, manual)
    expect(semua.total).toBe(21_000_001)
    expect(semua.baris.map(({ diskon }) => diskon)).toEqual([0, 0, 0])
  })
  test('and no other', () =>
    expect(sentence(() => priceNota(baris, 21_000_001, tiga))).toBe(
      'Harga Setuju Tidak Boleh Melebihi Rp {{harga}}',
    ))
})
