import { describe, expect, it } from 'vitest'
import {
  gerakBatalBeli,
  gerakBeli,
  gramBeli,
  jurnalBeli,
  type BeliEfek,
} from './pembelian.effects.ts'

const peta = {
  BARANG_EMAS: { PERSEDIAAN: '1203' },
  BARANG_BERLIAN: { PERSEDIAAN: '1204' },
  KOREKSI_EMAS: {
    PENJUALAN: '4101',
    ONGKOS: '4103',
    DISKON: '4104',
    PAJAK: '2103',
    HPP: '5101',
    PERSEDIAAN: '1203',
  },
}
const baris = (kode_kategori: string, kadar: number, harga: number) => ({
  kode_kategori,
  kadar,
  berat: 4_000,
  murni: 3_000,
  harga,
  asal: null,
})
const beli: BeliEfek = {
  id: 'beli-1',
  jenis: 'BELI',
  baris: [
    baris('EMAS', 75_00, 4_800_000),
    baris('EMAS', 75_00, 200_000),
    baris('BERLIAN', 75_00, 9_000_000),
  ],
}

const piece = {
  kode_barcode: 'A1',
  status: 'TERJUAL',
  id_pemegang: 'jual-1',
  id_asal: 'jual-1',
  berat: 4_000,
  murni: 3_000,
}

describe('a purchase', () => {
  it('takes its pieces out of the hands of the sale, then keeps them', () => {
    expect(gerakBeli('beli-1', [piece], 'DALAM_BELI')).toMatchObject([
      { id_dokumen: 'beli-1', dari_status: 'TERJUAL', ke_status: 'DALAM_BELI', pemegang: 'jual-1' },
    ])
    const inside = { ...piece, status: 'DALAM_BELI', id_pemegang: 'beli-1' }
    expect(gerakBeli('beli-1', [inside], 'DIBELI')).toMatchObject([
      { dari_status: 'DALAM_BELI', ke_status: 'DIBELI', pemegang: 'beli-1' },
    ])
  })

  it('cancelled, gives them back into the hands of the sale', () => {
    const bought = { ...piece, status: 'DIBELI', id_pemegang: 'beli-1' }
    expect(gerakBatalBeli([bought])).toMatchObject([
      { id_dokumen: 'jual-1', dari_status: 'DIBELI', ke_status: 'TERJUAL', pemegang: 'beli-1' },
    ])
  })

  it('brings gold in, one row a kadar and account, summing to zero', () =>
    expect(gramBeli(beli)).toEqual([
      { id_dokumen: 'beli-1', akun: 'PELANGGAN', kadar: 75_00, kotor: -12_000, murni: -9_000 },
      { id_dokumen: 'beli-1', akun: 'PEMBELIAN', kadar: 75_00, kotor: 12_000, murni: 9_000 },
    ]))

  it('books what it cost, diamonds apart', () => {
    expect(jurnalBeli(beli, peta)).toEqual([
      { id_dokumen: 'beli-1', nomor_akun: '1203', debit: 5_000_000, kredit: 0 },
      { id_dokumen: 'beli-1', nomor_akun: '1204', debit: 9_000_000, kredit: 0 },
    ])
  })
})

it("a koreksi books the sale's own figures back; the piece comes at what it had cost", () => {
  // sold at 6,000,000 with 50,000 tax inside, 100,000 ongkos, 40,000 diskon; it had cost 5,000,000
  const asal = {
    harga_jual: 6_000_000,
    ongkos: 100_000,
    diskon: 40_000,
    pajak: 0,
    pajak_termasuk: 50_000,
    pph22: 0,
    harga_pokok: 5_000_000,
  }
  const rows = jurnalBeli(
    { id: 'beli-1', jenis: 'KOREKSI', baris: [{ ...baris('EMAS', 75_00, 6_060_000), asal }] },
    peta,
  )
  const sides = Object.fromEntries(
    rows.map(({ debit, kredit, nomor_akun }) => [nomor_akun, debit - kredit]),
  )
  expect(sides).toEqual({
    4101: 5_950_000,
    4103: 100_000,
    4104: -40_000,
    2103: 50_000,
    5101: -5_000_000,
    1203: 5_000_000,
  })
  expect(Object.values(sides).reduce((sum, side) => sum + side, 0)).toBe(6_060_000)
})
