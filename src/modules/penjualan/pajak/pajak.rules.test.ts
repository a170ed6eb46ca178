import { describe, expect, test } from 'vitest'
import { hitungPajak, type AturanPajak, type KenaPajak, type ParaPajak } from './pajak.rules.ts'

const row = (kode_pajak: string, more: Partial<ParaPajak> = {}): ParaPajak => ({
  kode_pajak,
  berlaku_mulai: '2025-02-04',
  aturan: 'PMK 48/2023 jo. PMK 11/2025',
  jenis_pajak: 'PPN_PERSEN',
  objek: 'BARANG',
  kode_kategori: null,
  perolehan: 'SEMUA',
  tarif: 12_00,
  faktor_atas: 11,
  faktor_bawah: 120,
  per_gram: 0,
  ...more,
})
/** What a new shop begins with. */
const bawaan = [
  row('PPN-FAKTUR', { perolehan: 'ADA' }),
  row('PPN', { perolehan: 'TIDAK', faktor_bawah: 80 }),
  row('PPN-JASA', { objek: 'JASA' }),
  row('PPN-LM', { kode_kategori: 'LM', tarif: 0, faktor_atas: 1, faktor_bawah: 1 }),
]
const aturan = (more: Partial<AturanPajak> = {}): AturanPajak => ({
  baris: bawaan,
  jenis: ['PPN_PERSEN'],
  tgl: '2026-11-22',
  termasuk: true,
  ...more,
})
const cincin: KenaPajak = {
  kode_kategori: 'EMAS',
  berat: 4_123,
  faktur_perolehan: true,
  harga: 6_687_000,
  ongkos: 150_000,
}
const hasil = (kena: Partial<KenaPajak>, more: Partial<AturanPajak> = {}) => {
  const { pajak, pajak_baris, pajak_termasuk } = hitungPajak({ ...cincin, ...kena }, aturan(more))
  return { kode: pajak_baris.map(({ kode_pajak }) => kode_pajak), pajak, pajak_termasuk }
}

describe('the rate follows the acquisition of the piece (PMK 48/2023)', () => {
  test('with a complete tax invoice 1,1 %: 6.687.000 x 1,1 / 101,1 = 72.756,7', () =>
    expect(hasil({})).toEqual({ kode: ['PPN-FAKTUR'], pajak: 0, pajak_termasuk: 72_757 }))
  test('without one 1,65 %: 6.687.000 x 1,65 / 101,65 = 108.544,51', () =>
    expect(hasil({ faktur_perolehan: false })).toEqual({
      kode: ['PPN'],
      pajak: 0,
      pajak_termasuk: 108_545,
    }))
  test('on top of the price: 6.687.000 x 1,65 % = 110.335,5', () =>
    expect(hasil({ faktur_perolehan: false }, { termasuk: false })).toEqual({
      kode: ['PPN'],
      pajak: 110_336,
      pajak_termasuk: 0,
    }))
  test('the note keeps rule, base and rate', () =>
    expect(hitungPajak({ ...cincin, faktur_perolehan: false }, aturan()).pajak_baris).toEqual([
      {
        objek: 'BARANG',
        kode_pajak: 'PPN',
        aturan: 'PMK 48/2023 jo. PMK 11/2025',
        perolehan: 'TIDAK',
        dasar: 6_578_455,
        tarif: 1_65,
        pajak: 108_545,
      },
    ]))
})

describe('bars and 24K go by kategori, not by kadar', () => {
  test('a bar is free, its labour is a service: 150.000 x 1,1 / 101,1 = 1.632,05', () => {
    const { pajak_baris } = hitungPajak({ ...cincin, kode_kategori: 'LM' }, aturan())
    expect(pajak_baris.map(({ dasar, kode_pajak, pajak }) => [kode_pajak, dasar, pajak])).toEqual([
      ['PPN-LM', 6_537_000, 0],
      ['PPN-JASA', 148_368, 1_632],
    ])
  })
  test('a bar without labour is free altogether', () =>
    expect(hasil({ kode_kategori: 'LM', ongkos: 0 })).toEqual({
      kode: ['PPN-LM'],
      pajak: 0,
      pajak_termasuk: 0,
    }))
  test('the 24K tax of a kategori stands above the PPN while its module is on', () => {
    const baris = [
      ...bawaan,
      row('24K', {
        jenis_pajak: 'PAJAK_24K',
        kode_kategori: 'EMAS',
        tarif: 3_00,
        faktor_atas: 1,
        faktor_bawah: 1,
      }),
    ]
    expect(hasil({}, { baris }).kode).toEqual(['PPN-FAKTUR'])
    expect(hasil({}, { baris, jenis: ['PPN_PERSEN', 'PAJAK_24K'], termasuk: false })).toEqual({
      kode: ['24K'],
      pajak: 200_610,
      pajak_termasuk: 0,
    })
  })
  test('by weight: 4,123 gr x 1.250 = 5.153,75', () =>
    expect(
      hasil(
        {},
        { baris: [row('B', { jenis_pajak: 'PPN_BERAT', per_gram: 1_250 })], jenis: ['PPN_BERAT'] },
      ).pajak_termasuk,
    ).toBe(5_154))
})

describe('a rate begins on a date', () => {
  const baris = [
    ...bawaan,
    row('PPN-2027', { berlaku_mulai: '2026-11-23', perolehan: 'ADA', tarif: 15_00 }),
  ]
  test('the day before the old one', () =>
    expect(hasil({}, { baris }).kode).toEqual(['PPN-FAKTUR']))
  test('from that day on the new one', () =>
    expect(hasil({}, { baris, tgl: '2026-11-23' }).kode).toEqual(['PPN-2027']))
  test('before any has begun there is none', () =>
    expect(hasil({}, { tgl: '2020-01-01' })).toEqual({ kode: [], pajak: 0, pajak_termasuk: 0 }))
})
