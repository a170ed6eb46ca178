import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otorisasiPembelian, checkAlasan } from './otorisasi.rules.ts'
import { hargaPembelian } from './pembelian.rules.ts'
import { persenBeli } from './nilai.rules.ts'
import { asked, barang, batas, facts, line, luar, price, sentence } from './test-cincin.ts'

describe('bargaining', () => {
  it('turns an agreed price of a line into potongan, or into what is paid on top', () => {
    expect(price(line({ harga_setuju: 4_700_000 }))).toMatchObject({ potongan: 1_300_000 })
    const above = price(line({ harga_setuju: 6_050_000 }))
    expect(above).toMatchObject({ potongan: 0, tambahan: 50_000, harga: 6_050_000 })
    expect(asked([above])).toEqual(['HARGA_BELI_DI_ATAS_NOTA'])
    expect(asked([above], { di_atas_nota: 'HITUNGAN' })).toEqual(['HARGA_BELI_DI_ATAS_NOTA'])
  })

  it('spreads an agreed price of the visit by value; the last line takes the remainder', () => {
    const two = new Map([
      ['A1', barang()],
      ['A2', barang({ n: 2, harga_jual: 3_000_000, berat: 2_000 }, 'A2')],
    ])
    const lines = [line(), line({ kode_barcode: 'A2', berat_kotor: 2_000 })]
    // 4,800,000 + 2,400,000 = 7,200,000; 100,000 less: 66,667 (down from -66,666.67) and 33,333
    const priced = hargaPembelian(lines, 7_100_000, facts({ barang: two }))
    expect(priced.map(({ harga }) => harga)).toEqual([4_733_333, 2_366_667])
    expect(priced.map(({ potongan }) => potongan)).toEqual([1_266_667, 633_333])
  })

  it('needs a word above the limit, whoever asks: 5 % over 4,800,000 is 5,040,000', () => {
    expect(asked([price(line({ harga_setuju: 5_040_000 }))])).toEqual([])
    const over = [price(line({ harga_setuju: 5_040_500 }))]
    expect(asked(over)).toEqual(['HARGA_BELI_DI_ATAS_BATAS'])
    expect(asked(over, { batas_naik: 10_00 })).toEqual([])
  })

  it('needs a word below what the note promised', () =>
    expect(asked([price(line({ harga_setuju: 4_799_500 }))])).toEqual(['POTONGAN_PEMBELIAN']))

  it('asks once for all lines, with the figures of each', () => {
    const two = new Map([
      ['A1', barang()],
      ['A2', barang({ n: 2 }, 'A2')],
    ])
    const lines = [
      line({ harga_setuju: 6_100_000 }),
      line({ kode_barcode: 'A2', harga_setuju: 6_200_000 }),
    ]
    expect(otorisasiPembelian(hargaPembelian(lines, null, facts({ barang: two })), batas)).toEqual([
      {
        kategori: 'HARGA_BELI_DI_ATAS_NOTA',
        sebelum: { A1: '6.000.000', A2: '6.000.000' },
        sesudah: { A1: '6.100.000', A2: '6.200.000' },
      },
    ])
  })
})

describe('a koreksi', () => {
  const given = facts({ koreksi: true }, { koreksi_hari: 30 })

  it('takes the piece back at all that the note said, with a word', () => {
    const taken = price(line({ kode_kondisi: 'RUSAK' }), given)
    expect(taken).toMatchObject({ harga: 6_100_000, potongan: 0, tambahan: 0 })
    expect(asked([taken], { koreksi: true })).toEqual(['PEMBELIAN_KOREKSI'])
  })

  it('shows its approver the note, its age, what comes back, how, and why', () => {
    const masuk = line({ kode_kondisi: 'RUSAK', berat_kotor: 3_500, batu_hilang: true })
    const alasan = 'salah harga'
    expect(
      otorisasiPembelian([price(masuk, given)], { ...batas, koreksi: true, alasan }),
    ).toContainEqual({
      kategori: 'PEMBELIAN_KOREKSI',
      sebelum: { A1: 'FJ-GS1-261101-0001 · 2026-11-01 · 4,000 gr · 6.100.000' },
      sesudah: {
        A1: '20 hari · 3,500 gr · Rusak · batu hilang · 6.100.000 · salah harga',
      },
    })
  })

  it('says why, and comes within the days that the shop allows', () => {
    const why = 'Alasan Koreksi Harus Diisi Di Keterangan'
    expect(sentence(() => checkAlasan({ koreksi: true, alasan: null }))).toBe(why)
    expect(sentence(() => checkAlasan({ koreksi: true, alasan: 'x' }))).toBe('was not refused')
    expect(sentence(() => checkAlasan({ koreksi: false, alasan: null }))).toBe('was not refused')
    const old = { koreksi: true, barang: new Map([['A1', barang({ tgl_nota: '2026-11-13' })]]) }
    expect(sentence(() => price(line(), facts(old)))).toBe(
      'Nota {{umur}} Hari Lalu, Koreksi Paling Lama {{hari}} Hari',
    )
    const week = { koreksi: true, barang: new Map([['A1', barang({ tgl_nota: '2026-11-14' })]]) }
    expect(price(line(), facts(week)).harga).toBe(6_100_000)
  })

  it('is not bargained, and not for pieces of others', () => {
    const agreed = 'Harga Koreksi Mengikuti Nota'
    expect(sentence(() => price(line({ harga_setuju: 1 }), given))).toBe(agreed)
    expect(sentence(() => hargaPembelian([line()], 1, given))).toBe(agreed)
    expect(sentence(() => price(luar(), given))).toBe(
      'Koreksi Hanya Untuk Barang Dari Nota Sendiri',
    )
  })
})

describe('a purchase is refused', () => {
  it.each([
    ['nothing to buy', [], 'Belum Ada Barang Yang Dibeli'],
    ['twice', [line(), line()], 'Barcode {{kode_barcode}} Sudah Ada Di Tabel'],
    ['unknown', [line({ kode_barcode: 'X' })], 'Barcode {{kode_barcode}} Tidak Ditemukan'],
    ['no weight', [line({ berat_kotor: 0 })], 'Berat Tidak Boleh 0'],
    ['all stone', [line({ potong_batu: 4_000 })], 'Potong Batu Tidak Boleh Melebihi Berat'],
    ['kondisi', [line({ kode_kondisi: 'X' })], '{{field}} Tidak Valid'],
    ['no name', [luar({ nama_barang: null })], '{{field}} Tidak Boleh Kosong'],
    ['no group', [luar({ kode_group: null })], '{{field}} Tidak Boleh Kosong'],
    ['strange group', [luar({ kode_group: 'X' })], '{{field}} Tidak Valid'],
    ['no jenis', [luar({ kode_dept: null })], '{{field}} Tidak Boleh Kosong'],
    ['strange jenis', [luar({ kode_dept: 'X' })], '{{field}} Tidak Valid'],
    ['a test of no kind', [line({ kadar_uji: 70_00 })], '{{field}} Tidak Boleh Kosong'],
    ['for nothing', [line({ harga_setuju: 0 })], 'Harga Beli Tidak Boleh 0'],
    [
      'a kadar above gold',
      [luar({ kadar_uji: 400_00, cara_uji: 'XRF' })],
      'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi',
    ],
  ])('%s', (_, lines, message) =>
    expect(sentence(() => hargaPembelian(lines, null, facts()))).toBe(message),
  )

  it('without a price for its kadar', () =>
    expect(sentence(() => price(luar(), facts({ harga_beli: [] })))).toBe(
      'Harga Beli Kadar {{kadar}} Belum Diisi',
    ))
})

it.each([
  [1_650_000, 1_320_000, 20_00], // SPEC 9: (1,650,000 - 1,320,000) / 1,650,000
  [1_650_000, 1_815_000, -10_00],
  [0, 1_000_000, 0],
  [100, 999_999_999_999_000, -9_900_00],
])('of gold at %i a gram bought at %i the percent is %i', (emas, gram, persen) => {
  expect(persenBeli(emas, gram)).toBe(persen)
})

describe('the steps', () => {
  const labels = [
    'Harga Nota',
    'Berat Kurang',
    'Potongan Tukar',
    'Potongan Jual',
    'Nota Hilang',
    'Harga Beli',
    'Kadar Kurang',
    'Batu Hilang',
    'Harga Pasar',
    'Rugi Nota',
    'Harga Setuju',
  ]

  it('say how the price came about', () => {
    const { rincian } = price(
      line({ berat_kotor: 3_000, nota_hilang: true }),
      facts({ nilai_jual: 1_500_000 }),
    )
    expect(rincian.map(({ hasil, label }) => [label, hasil])).toEqual([
      ['Harga Nota', 6_000_000],
      ['Berat Kurang', -1_500_000],
      ['Potongan Tukar', -225_000],
      ['Potongan Jual', -600_000],
      ['Nota Hilang', -225_000],
      ['Harga Beli', 3_450_000],
    ])
  })

  it('are phrases that have their translations', () => {
    const read = (path: string): string[] =>
      readFileSync(new URL(path, import.meta.url), 'utf8')
        .split('\n')
        .map((row) => row.split('\t')[0] ?? '')
    const known = ['.', '../kunjungan', '../penjualan', '../../kernel'].flatMap((room) =>
      read(`${room}/phrases.tsv`),
    )
    expect(labels.filter((text) => !known.includes(text))).toEqual([])
  })
})
