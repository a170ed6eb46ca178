import { describe, expect, it } from 'vitest'
import type { Kantong } from '#modules/pembelian/kantong/kantong.rules'
import { kembaliDari } from './kirim-cuci.rules.ts'

const bag: Kantong = {
  ...{ kode_kantong: 'FB-1/1', id_beli: 'b', n_beli: 1, no_faktur_beli: 'FB-1', jenis: 'BELI' },
  ...{ tgl_system: '2026-11-21', input_by: 'kasir', nama_barang: 'CINCIN', kode_barcode: null },
  ...{ kode_kategori: 'EMAS', kode_group: '75', kode_dept: 'CC', kondisi: 'BAIK' },
  ...{ kadar: 75_00, kadar_eod: 75_00, no_segel: null, harga: 5_438_500, nilai: 5_438_500 },
  ...{ gambar: null, tempat: 'TUKANG', berat: 4_123, murni: 3_092, versi: 3 },
}
/** It was read as `dikirim` when it went, and is read as `timbang` now. */
const kembali = (dikirim: number, timbang: number) => {
  const lot = { di_tukang: [bag], dikirim: [{ id_beli: 'b', n_beli: 1, timbang: dikirim }] }
  const [one] = kembaliDari([{ kode_kantong: 'FB-1/1', timbang }], lot, 10)
  return [one?.berat, one?.murni, one?.rugi, one?.timbang]
}

describe('a bag that comes back from a goldsmith', () => {
  it('lacks nothing where the scale says what it said when it went', () => {
    expect(kembali(4_115, 4_115)).toEqual([4_123, 3_092, 0, 4_115])
    expect(kembali(4_130, 4_130)).toEqual([4_123, 3_092, 0, 4_130])
  })

  it('lacks what the scale lost, whatever the book says', () => {
    // 5 of 4,123 mg of 5,438,500 are 6,595.3
    expect(kembali(4_115, 4_110)).toEqual([4_118, 3_088, 6_595, 4_110])
    expect(kembali(4_130, 4_125)).toEqual([4_118, 3_088, 6_595, 4_125])
  })

  it('reads a little more by its scale, and no more than that', () => {
    expect(kembali(4_115, 4_125)).toEqual([4_123, 3_092, 0, 4_125])
    expect(() => kembali(4_115, 4_126)).toThrow('Dikirim {{berat}} gr')
  })

  it('lacks all of it where it never came back', () => {
    expect(kembali(4_115, 0)).toEqual([0, 0, 5_438_500, 0])
    expect(kembali(4_130, 1)[0]).toBe(1)
  })
})
