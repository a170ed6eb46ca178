import { describe, expect, it } from 'vitest'
import type { Kantong } from '#modules/pembelian/kantong/kantong.rules'
import { sortirDari, type BarisSortir } from './sortir.rules.ts'

const bag: Kantong = {
  ...{ kode_kantong: 'FB-1/1', id_beli: 'b', n_beli: 1, no_faktur_beli: 'FB-1', jenis: 'BELI' },
  ...{ tgl_system: '2026-11-21', input_by: 'kasir', nama_barang: 'CINCIN', kode_barcode: null },
  ...{ kode_kategori: 'EMAS', kode_group: '75', kode_dept: 'CC', kondisi: 'BAIK' },
  ...{ kadar: 75_00, kadar_eod: 75_00, no_segel: null, harga: 5_438_500, nilai: 5_438_500 },
  ...{ gambar: null, tempat: 'BRANKAS', berat: 4_123, murni: 3_092, versi: 3 },
}
const sortir = (lain: Partial<BarisSortir>) => {
  const line: BarisSortir = { kode_kantong: 'FB-1/1', timbang: 4_123, tujuan: 'SORTIR_LEBUR' }
  const [one] = sortirDari([{ ...line, ...lain }], [bag], { toleransi: 10, kadar_eod: new Map() })
  return [one?.murni_taksir, one?.murni]
}

describe('what a bag was appraised at', () => {
  it('is told of the gold that is there: what the safe lost is no wrong appraisal', () => {
    // 75 % of 4.017 gr, whoever says so
    expect(sortir({ timbang: 4_017, kadar_uji: 75_00, cara_uji: 'XRF' })).toEqual([3_013, 3_013])
  })

  it('is blamed for the kadar alone', () => {
    expect(sortir({ timbang: 4_017, kadar_uji: 72_00, cara_uji: 'XRF' })).toEqual([3_013, 2_892])
    expect(sortir({ timbang: 4_120, kadar_uji: 72_00, cara_uji: 'XRF' })).toEqual([3_092, 2_969])
  })
})
