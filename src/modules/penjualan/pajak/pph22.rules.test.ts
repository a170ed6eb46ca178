import { describe, expect, test } from 'vitest'
import { meteraiNota, meteraiToko } from './meterai.rules.ts'
import { npwpPembeli } from './npwp.rules.ts'
import { hitungPajak, pph22Hilang, type AturanPajak, type ParaPajak } from './pajak.rules.ts'

const row = (kode_pajak: string, more: Partial<ParaPajak> = {}): ParaPajak => ({
  ...{ kode_pajak, berlaku_mulai: '2023-05-01', aturan: 'PMK 48/2023', jenis_pajak: 'PPN_PERSEN' },
  ...{ objek: 'BARANG', kode_kategori: null, perolehan: 'SEMUA' },
  ...{ tarif: 12_00, faktor_atas: 11, faktor_bawah: 80, per_gram: 0 },
  ...more,
})
const pph22 = row('PPH22', { jenis_pajak: 'PPH22', tarif: 25, faktor_atas: 1, faktor_bawah: 1 })
const aturan = (more: Partial<AturanPajak> = {}): AturanPajak => ({
  baris: [row('PPN'), pph22],
  jenis: ['PPN_PERSEN'],
  tgl: '2026-11-22',
  termasuk: true,
  pph22: true,
  ...more,
})
const cincin = {
  kode_kategori: 'EMAS',
  berat: 4_123,
  faktur_perolehan: false,
  harga: 6_687_000,
  ongkos: 150_000,
}
const hasil = (more: Partial<AturanPajak> = {}) => {
  const { pajak, pajak_termasuk, pph22: pungut } = hitungPajak(cincin, aturan(more))
  return { pajak, pajak_termasuk, pph22: pungut }
}

describe('PPh 22 of 0,25 % is asked of the price without PPN, on top of it', () => {
  test('PPN inside: 6.687.000 - 108.545 = 6.578.455 x 0,25 % = 16.446,1', () =>
    expect(hasil()).toEqual({ pajak: 16_446, pajak_termasuk: 108_545, pph22: 16_446 }))
  test('PPN on top, 110.336: 6.687.000 x 0,25 % = 16.717,5', () =>
    expect(hasil({ termasuk: false })).toEqual({
      ...{ pajak: 110_336 + 16_718, pajak_termasuk: 0, pph22: 16_718 },
    }))
  test('without PPN: of the whole price', () =>
    expect(hasil({ jenis: [] })).toEqual({ pajak: 16_718, pajak_termasuk: 0, pph22: 16_718 }))
  test('of an end consumer none', () =>
    expect(hasil({ pph22: false })).toEqual({ pajak: 0, pajak_termasuk: 108_545, pph22: 0 }))
  test('a kategori may have a rate of its own, from a day on', () => {
    const sendiri = { kode_kategori: 'EMAS', berlaku_mulai: '2026-11-22', tarif: 50 }
    const baris = [row('PPN'), pph22, { ...pph22, kode_pajak: 'PPH22-EMAS', ...sendiri }]
    expect(hasil({ baris }).pph22).toBe(32_892) // 6.578.455 x 0,5 % = 32.892,3
    expect(hasil({ baris, tgl: '2026-11-21' }).pph22).toBe(16_446)
  })
  test('the note keeps its rule beside that of the PPN', () =>
    expect(hitungPajak(cincin, aturan()).pajak_baris).toMatchObject([
      { objek: 'BARANG', kode_pajak: 'PPN', pajak: 108_545 },
      { objek: 'PPH22', kode_pajak: 'PPH22', dasar: 6_578_455, tarif: 25, pajak: 16_446 },
    ]))
  test('without a rate it is missing, not free', () => {
    expect(pph22Hilang(cincin, aturan())).toBe(false)
    expect(pph22Hilang(cincin, aturan({ tgl: '2023-04-30' }))).toBe(true)
    expect(pph22Hilang(cincin, aturan({ tgl: '2023-04-30', pph22: false }))).toBe(false)
  })
})

describe('a stamp', () => {
  const bea = { batas: 5_000_000, jumlah: 10_000, ditanggung: 'TOKO' } as const
  test('is due above the limit, not at it', () => {
    expect(meteraiNota(5_000_000, bea)).toBeNull()
    expect(meteraiNota(5_000_001, bea)).toEqual({ jumlah: 10_000, ditanggung: 'TOKO' })
    expect(meteraiNota(9_000_000, null)).toBeNull()
  })
  test('costs the shop what it bears', () => {
    expect(meteraiToko({ jumlah: 10_000, ditanggung: 'TOKO' })).toBe(10_000)
    expect(meteraiToko({ jumlah: 10_000, ditanggung: 'PEMBELI' })).toBe(0)
    expect(meteraiToko(null)).toBe(0)
  })
})

describe('the number of a buyer', () => {
  const dia = { nama_customer: 'PT JAYA', alamat_customer: 'Jalan Emas 5', pembeli_pajak: null }
  test.each([
    ['01.234.567.8-901.000', '0012345678901000'], // fifteen digits, as they were until 2024
    ['0012345678901000', '0012345678901000'],
    ['3578012502900003', '3578012502900003'], // a man of 25 February
    ['3578016502900003', '3578016502900003'], // a woman of that day
  ])('%s is %s', (npwp, digits) => expect(npwpPembeli({ ...dia, npwp })).toBe(digits))
  test.each([
    '12345678901234',
    '12345678901234567',
    '0000000000000000',
    '3578013202900003',
    '3578012513900003',
    '0978012502900003 x',
  ])('%s is none', (npwp) =>
    expect(() => npwpPembeli({ ...dia, npwp })).toThrow('NPWP Atau NIK Tidak Valid'),
  )
  test('is asked of a trader, and of nobody else', () => {
    expect(npwpPembeli({ ...dia, npwp: null })).toBeNull()
    expect(npwpPembeli({ ...dia, npwp: null, pembeli_pajak: 'KONSUMEN' })).toBeNull()
    for (const pembeli_pajak of ['PENGUSAHA', 'BEBAS'] as const)
      expect(() => npwpPembeli({ ...dia, npwp: null, pembeli_pajak })).toThrow('Ia Berdagang Emas')
  })
})
