import { expect, test } from 'vitest'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { jurnalUang } from '#modules/pembayaran/uang.effects'
import { gerakNota, gramNota, jurnalNota, type NotaEfek } from './penjualan.effects.ts'

const line = {
  kode_barcode: '01',
  kode_gudang: 'TOKO',
  kode_kategori: 'EMAS',
  kadar: 75_00,
  berat: 4_120,
  murni: 3_090,
  harga_pokok: 6_000_000,
  harga_jual: 6_848_000,
  ongkos: 124_000,
  diskon: 72_000,
  pajak: 0,
  pph22: 0,
  pajak_termasuk: 75_075,
}
const nota: NotaEfek = {
  meterai: 0,
  id: 'n1',
  baris: [
    line,
    { ...line, kode_barcode: '02', kode_kategori: 'BERLIAN', diskon: 0, pajak_termasuk: 0 },
  ],
}
const barangEmas = {
  PENJUALAN: '4101',
  ONGKOS: '4103',
  DISKON: '4104',
  PAJAK: '2103',
  HPP: '5101',
  PERSEDIAAN: '1201',
}
const peta = {
  PEMBAYARAN: { CASH: '1101', CREDIT: '1112', FEE: '4105' },
  BARANG_EMAS: barangEmas,
  BARANG_BERLIAN: { ...barangEmas, PENJUALAN: '4102', HPP: '5102', PERSEDIAAN: '1202' },
}
const bayar: Lunas[] = [
  {
    jenis: 'CASH',
    no_rekening: null,
    jumlah: 6_000_000,
    fee: 0,
    no_ref: null,
    diterima: 6_100_000,
    kembali: 100_000,
  },
  {
    jenis: 'CREDIT',
    no_rekening: '9',
    jumlah: 7_872_000,
    fee: 78_720,
    no_ref: 'X',
    diterima: 7_950_720,
    kembali: 0,
  },
]

test('gold leaves STOK for PELANGGAN and sums to zero, gross and fine', () => {
  expect(gramNota(nota)).toEqual([
    { id_dokumen: 'n1', akun: 'STOK/TOKO', kadar: 75_00, kotor: -8_240, murni: -6_180 },
    { id_dokumen: 'n1', akun: 'PELANGGAN', kadar: 75_00, kotor: 8_240, murni: 6_180 },
  ])
})

test('money and goods sides of the journal balance together; diamonds have accounts of their own', () => {
  const rows = [...jurnalUang('MASUK', 'g1', bayar, peta), ...jurnalNota(nota, peta)]
  const sum = (side: 'debit' | 'kredit') => rows.reduce((total, row) => total + row[side], 0)
  expect(sum('debit')).toBe(sum('kredit'))
  // 6.848.000 less the 75.075 of tax inside it
  expect(rows.find((row) => row.nomor_akun === '4101')?.kredit).toBe(6_772_925)
  expect(rows.find((row) => row.nomor_akun === '4102')?.kredit).toBe(6_848_000)
  expect(rows.find((row) => row.nomor_akun === '1112')?.debit).toBe(7_950_720)
})

test('an account missing from the map is said by its name', () => {
  expect(() => jurnalNota(nota, {})).toThrow('Parameter Akun {{kode_akun}} Belum Diisi')
})

test('a sold piece lies nowhere; a freed one goes back to its tray', () => {
  const piece = {
    kode_barcode: '01',
    status: 'DALAM_NOTA',
    kode_gudang: 'TOKO',
    kode_baki: 'A01',
    id_pemegang: 'n1',
    berat: 4_120,
    murni: 3_090,
  }
  expect(gerakNota('n1', [piece], 'TERJUAL')[0]).toMatchObject({
    pemegang: 'n1',
    ke_gudang: null,
    ke_baki: null,
  })
  expect(gerakNota('n1', [piece], 'ADA')[0]).toMatchObject({ ke_gudang: 'TOKO', ke_baki: 'A01' })
})
