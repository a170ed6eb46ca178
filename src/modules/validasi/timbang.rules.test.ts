import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { timbangSerah } from './timbang.rules.ts'

const piece = (kode_barcode: string, berat_nota: number) => ({
  id_penjualan: 'jual-1',
  kode_barcode,
  berat_nota,
})
const cincin = [piece('A1', 4_120), piece('A2', 2_000)]
const bacaan = (kode_barcode: string, berat: number) => ({ kode_barcode, berat })

const sentence = (timbangan: Parameters<typeof timbangSerah>[1]): unknown => {
  try {
    return timbangSerah(cincin, timbangan, 10).map((each) => each.berat_baca)
  } catch (error) {
    return error instanceof Refusal ? [error.message, error.params] : error
  }
}

describe('weighing at hand-over', () => {
  it('keeps what was read, the last reading of each piece', () =>
    expect(sentence([bacaan('A2', 1_990), bacaan('A1', 3_000), bacaan('A1', 4_130)])).toEqual([
      4_130, 1_990,
    ]))

  it.each([
    ['not weighed', [bacaan('A1', 4_120)], 'Barang {{kode_barcode}} Belum Ditimbang', 'A2'],
    [
      'another one',
      [bacaan('A1', 4_120), bacaan('A2', 2_000), bacaan('B1', 4_120)],
      'Barang {{kode_barcode}} Bukan Dari Faktur Ini',
      'B1',
    ],
  ])('is refused: %s', (_, timbangan, text, kode_barcode) =>
    expect(sentence(timbangan)).toEqual([text, { kode_barcode }]),
  )

  it('is refused 11 mg off at a tolerance of 10', () =>
    expect(sentence([bacaan('A1', 4_131), bacaan('A2', 2_000)])).toEqual([
      'Barang {{kode_barcode}} Beratnya {{berat}} gr, Di Nota {{nota}} gr',
      { kode_barcode: 'A1', berat: '4,131', nota: '4,120' },
    ]))
})
