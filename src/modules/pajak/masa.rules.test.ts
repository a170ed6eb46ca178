import { describe, expect, test } from 'vitest'
import { berkasFaktur, berkasGunggung } from './coretax.rules.ts'
import { jumlahBerkas, susunMasa, type BarisFaktur, type MasaTermuat } from './masa.rules.ts'

const line = (more: Partial<BarisFaktur> = {}): BarisFaktur => ({
  ...{ jenis: 'PENJUALAN', nomor: 'FJ-1', tgl_system: '2026-11-21', kode_barcode: '01' },
  ...{ nama_barang: 'CINCIN <POLOS> & CO', id_jual: 'a', tgl_jual: '2026-11-21' },
  ...{ pembeli_pajak: null, objek: 'BARANG', sifat: 'KENA', dasar: 6_991_638, ppn: 115_362 },
  ...{ npwp: '0012345678901000', nama: 'PT JAYA', alamat: '' },
  ...more,
})
const group = (more: Partial<MasaTermuat['kelompok'][number]>) => ({
  ...{ jenis: 'PENJUALAN', objek: 'BARANG' as const, sifat: 'KENA' as const, bernpwp: false },
  ...{ nota: 1, dasar: 1_000_003, ppn: 16_500 },
  ...more,
})
const termuat = (more: Partial<MasaTermuat> = {}): MasaTermuat => ({
  ...{ toko: { npwp: null, nitku: '000000' }, tutup: true, kelompok: [], faktur: [] },
  ...{ akun_ppn: 0, akun_pph22: 0, pph22: { nota: 0, dasar: 0, pajak: 0 } },
  meterai: { nota: 0, jumlah: 0, toko: 0 },
  ...more,
})
const retur = (more: Partial<BarisFaktur>) =>
  line({ jenis: 'RETUR', nomor: 'FB-1', dasar: -6_991_638, ppn: -115_362, ...more })

describe('a month', () => {
  test('parts a note of goods that are free and goods that are not into two invoices', () => {
    const faktur = [
      line(),
      line({ objek: 'JASA', dasar: 305_638, ppn: 3_362 }),
      line({ kode_barcode: '02', sifat: 'BEBAS', dasar: 6_798_000, ppn: 0 }),
    ]
    const masa = susunMasa(termuat({ faktur }), '2026-11-01')
    expect(
      masa.faktur.map(({ baris, dasar, ppn, sifat }) => [sifat, baris.length, dasar, ppn]),
    ).toEqual([
      ['KENA', 2, 7_297_276, 118_724],
      ['BEBAS', 1, 6_798_000, 0],
    ])
  })

  test('forgets what came back in it, and tells apart what came back of an earlier one', () => {
    const faktur = [
      line(),
      line({ kode_barcode: '02' }),
      retur({ tgl_jual: '2026-11-21' }),
      retur({ id_jual: 'z', tgl_jual: '2026-10-31' }),
    ]
    const masa = susunMasa(termuat({ faktur }), '2026-11-01')
    expect(masa.faktur.map(({ baris }) => baris.map(({ kode_barcode }) => kode_barcode))).toEqual([
      ['02'],
    ])
    expect(jumlahBerkas(masa).retur).toEqual({ dasar: -6_991_638, ppn: -115_362 })
  })

  test('adds up what names no buyer, less what came back, goods and services apart', () => {
    const kelompok = [
      group({}),
      group({ jenis: 'RETUR', dasar: -400_001, ppn: -6_600 }),
      group({ jenis: 'SERVICE', objek: 'JASA', dasar: 98_915, ppn: 1_088 }),
      group({ sifat: 'TANPA', dasar: 777_777, ppn: 0 }),
      group({ bernpwp: true, dasar: 6_991_638, ppn: 115_362 }),
    ]
    const masa = susunMasa(termuat({ kelompok }), '2026-11-01')
    expect(masa.gunggung).toEqual([
      { sifat: 'KENA', objek: 'BARANG', dasar: 600_002, ppn: 9_900 },
      { sifat: 'KENA', objek: 'JASA', dasar: 98_915, ppn: 1_088 },
    ])
    expect(masa.tanpa).toEqual({ dasar: 777_777, ppn: 0 })
    expect(masa.semua.ppn).toBe(16_500 - 6_600 + 1_088 + 115_362)
  })
})

describe('the files', () => {
  const penjual = { npwp: '0098765432109000', nitku: '000003' }
  const masa = susunMasa(termuat({ faktur: [line()] }), '2026-11-01')
  test('escape what XML reads as marks, and leave empty what is not told', () => {
    const xml = berkasFaktur(masa.faktur, penjual)
    expect(xml).toContain('<Name>CINCIN &lt;POLOS&gt; &amp; CO</Name>')
    expect(xml).toContain('<BuyerAdress>-</BuyerAdress>')
    expect(xml).toContain('<AddInfo/>')
    expect(xml).toContain('<SellerIDTKU>0098765432109000000003</SellerIDTKU>')
  })
  test('say the part of the price that comes to what was booked: 115.362 / 12 %', () =>
    expect(berkasFaktur(masa.faktur, penjual)).toContain('<OtherTaxBase>961350</OtherTaxBase>'))
  test('a NIK is no TIN, but of one who trades with gold', () => {
    const nik = { npwp: '3578012502900003' }
    const dengan = (more: Partial<BarisFaktur>) =>
      berkasFaktur(
        susunMasa(termuat({ faktur: [line({ ...nik, ...more })] }), '2026-11-01').faktur,
        penjual,
      )
    expect(dengan({})).toContain('<BuyerDocument>National ID</BuyerDocument>')
    expect(dengan({})).toContain('<BuyerTin>0000000000000000</BuyerTin>')
    expect(dengan({ pembeli_pajak: 'PENGUSAHA' })).toContain(
      '<BuyerTin>3578012502900003</BuyerTin>',
    )
  })
  test('what is added up is dated on the last day, with two decimals at most', () => {
    const [one] = susunMasa(termuat({ kelompok: [group({ ppn: 16_501 })] }), '2026-11-01').gunggung
    const xml = berkasGunggung(one ? [one] : [], penjual, '2026-11-30')
    expect(xml).toContain('<TransactionDate>2026-11-30</TransactionDate>')
    expect(xml).toContain('<OtherTaxBaseSellingPrice>137508.33</OtherTaxBaseSellingPrice>')
    expect(xml).toContain('<TrxCode>Normal</TrxCode>')
  })
})
