import type { BarangBerharga, CaraBulat } from './harga-barang.rules.ts'

/** A piece, the price of its group, how the shop rounds, and what it then is sold for. */
export interface KasusHarga {
  readonly kasus: string
  readonly barang: BarangBerharga
  readonly harga_gram: number
  readonly cara: CaraBulat
  readonly harga_jual: number | null
}

const emas = (berat: number, harga_atribut = 0): BarangBerharga => ({
  berat,
  harga_atribut,
  harga_tetap: null,
})
const cara = (pembulatan: number, arah: CaraBulat['arah'] = 'up'): CaraBulat => ({
  pembulatan,
  arah,
})

/**
 * What every place that shows a price is asked: the rule, the SQL function, the counter, the lists
 * and the reports (scenarios/satu-harga.test.ts). Each figure tells a wrong rounding from a right
 * one.
 */
export const kasusHarga: readonly KasusHarga[] = [
  {
    kasus: 'up to the step', // 6.802.950
    barang: emas(4_123),
    harga_gram: 1_650_000,
    cara: cara(500),
    harga_jual: 6_803_000,
  },
  {
    kasus: 'down to the step',
    barang: emas(4_123),
    harga_gram: 1_650_000,
    cara: cara(500, 'down'),
    harga_jual: 6_802_500,
  },
  {
    kasus: 'a price on the step stays, up',
    barang: emas(3_080), // 4.004.000
    harga_gram: 1_300_000,
    cara: cara(500),
    harga_jual: 4_004_000,
  },
  {
    kasus: 'a price on the step stays, down',
    barang: emas(3_080),
    harga_gram: 1_300_000,
    cara: cara(500, 'down'),
    harga_jual: 4_004_000,
  },
  {
    kasus: 'odd rupiah without a step, up',
    barang: emas(3_337), // 4.119.750,079
    harga_gram: 1_234_567,
    cara: cara(1),
    harga_jual: 4_119_751,
  },
  {
    kasus: 'odd rupiah without a step, down',
    barang: emas(3_337),
    harga_gram: 1_234_567,
    cara: cara(1, 'down'),
    harga_jual: 4_119_750,
  },
  {
    kasus: 'gold and what hangs on it are rounded together, once',
    barang: emas(1_001, 200), // 1.001.300,3 + 200: gold rounded before would stay at 1.001.500
    harga_gram: 1_000_300,
    cara: cara(500),
    harga_jual: 1_002_000,
  },
  {
    kasus: 'what hangs on it lifts a price over the next step, down',
    barang: emas(2_017, 61_750), // 3.529.750 + 61.750
    harga_gram: 1_750_000,
    cara: cara(1_000, 'down'),
    harga_jual: 3_591_000,
  },
  {
    kasus: 'a fixed price is not rounded',
    barang: { berat: 4_321, harga_atribut: 0, harga_tetap: 7_654_321 },
    harga_gram: 1_650_000,
    cara: cara(500),
    harga_jual: 7_654_321,
  },
  {
    kasus: 'a fixed price needs no price of the group',
    barang: { berat: 4_321, harga_atribut: 0, harga_tetap: 7_654_321 },
    harga_gram: 0,
    cara: cara(500, 'down'),
    harga_jual: 7_654_321,
  },
  {
    kasus: 'a group without a price sells nothing, whatever hangs on the piece',
    barang: emas(4_123, 25_000),
    harga_gram: 0,
    cara: cara(500),
    harga_jual: null,
  },
  {
    kasus: 'a price below one step comes to one step, up',
    barang: emas(1), // 1.650
    harga_gram: 1_650_000,
    cara: cara(5_000),
    harga_jual: 5_000,
  },
]

/** What was paid, fine gold in mg, its price a gram, and what the piece has cost. */
export const kasusModal: readonly (readonly [
  pokok: number,
  murni: number,
  hargaMurni: number,
  modal: number,
])[] = [
  [6_200_000, 3_092, 0, 6_200_000],
  [6_200_000, 2_001, 2_300_500, 6_200_000],
  [4_603_300, 2_001, 2_300_500, 4_603_301], // 4.603.300,5: half goes up
  [0, 3_092, 2_345_678, 7_252_836], // 7.252.836,376
  [0, 3_092, 0, 0],
]
