import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { perluBuka, type Dibuka } from './buka.rules.ts'
import type { Kantong } from './kantong.rules.ts'

// Bought on 21 November; the shop waits three days.
const kantong: Kantong = {
  ...{ kode_kantong: 'FB-1/1', id_beli: 'b', n_beli: 1, no_faktur_beli: 'FB-1', jenis: 'BELI' },
  ...{ tgl_system: '2026-11-21', input_by: 'kasir1', nama_barang: 'GELANG', kode_barcode: null },
  ...{ kode_kategori: 'EMAS', kode_group: '75', kode_dept: 'CC', kondisi: 'Baik', kadar: 75_00 },
  ...{ kadar_eod: 75_00, no_segel: null, harga: 1, nilai: 1, gambar: null, tempat: 'BRANKAS' },
  ...{ berat: 4_123, murni: 3_092, versi: 2 },
}
const buka = (
  tgl_system: string,
  bag: Partial<Kantong>,
  lain: Partial<Dibuka> = {},
  segel = true,
) =>
  perluBuka([{ at: 'baris.0.', ...lain, kantong: { ...kantong, ...bag } }], {
    ...{ tgl_system, tunggu: 3, segel },
  })
const refusalOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return [error.fields[0]?.field, error.params?.['paling_cepat']]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('the days that bought gold waits', () => {
  it.each(['PEMBELIAN', 'BRANKAS'] as const)('keep a bag closed that lies in %s', (tempat) => {
    expect(refusalOf(() => buka('2026-11-23', { tempat }))).toEqual([
      'baris.0.kode_kantong',
      '2026-11-24',
    ])
    expect(buka('2026-11-24', { tempat })).toEqual([])
  })

  it('are over for what was sorted, and not meant for what a koreksi takes back', () => {
    expect(buka('2026-11-21', { tempat: 'SORTIR_HANCUR' })).toEqual([])
    expect(buka('2026-11-21', { jenis: 'KOREKSI' })).toEqual([])
  })
})

describe('a seal', () => {
  const bersegel = { no_segel: 'SG-17' }

  it('is read before the bag is opened', () => {
    expect(refusalOf(() => buka('2026-11-24', bersegel))[0]).toBe('baris.0.no_segel')
    expect(refusalOf(() => buka('2026-11-24', bersegel, { no_segel: '  ' }))[0]).toBe(
      'baris.0.no_segel',
    )
  })

  it('that is another one asks an approver, who sees both', () => {
    expect(buka('2026-11-24', bersegel, { no_segel: 'sg-17 ' })).toEqual([])
    expect(buka('2026-11-24', bersegel, { no_segel: 'sg-71' })).toEqual([
      {
        ...{ kategori: 'SEGEL_KANTONG', sebelum: { 'FB-1/1': 'SG-17' } },
        sesudah: { 'FB-1/1': 'SG-71' },
      },
    ])
  })

  it('is not asked of a bag without one, nor where the shop has none', () => {
    expect(buka('2026-11-24', {}, { no_segel: 'X' })).toEqual([])
    expect(buka('2026-11-24', bersegel, {}, false)).toEqual([])
    expect(buka('2026-11-24', { ...bersegel, tempat: 'SORTIR_JUAL' })).toEqual([])
  })
})
