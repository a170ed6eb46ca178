import { describe, expect, it } from 'vitest'
import { check } from '#kernel/schema'
import { bayarBaru } from '#modules/faktur/bayar.rules'
import { notaMasuk } from '../penjualan.ts'
import {
  adaIsi,
  dariDraf,
  ingatHarga,
  isiDraf,
  isiSimpan,
  keluarkan,
  kembalikan,
  notaKosong,
  tambah,
  tawar,
} from './nota-konter.ts'

const id = '0193c1f0-0000-7000-8000-000000000001'
const dua = tambah(tambah(notaKosong(id), '010000017'), '010000025')
const harga = new Map([
  ['010000017', 6_900_000],
  ['010000025', 1_250_000],
])

describe('what lies on the counter', () => {
  it('takes a piece once', () => {
    expect(dua.baris.map((line) => line.kode_barcode)).toEqual(['010000017', '010000025'])
    expect(tambah(dua, '010000017')).toBe(dua)
  })

  it('gives a line back to where it was', () => {
    const line = dua.baris[0]
    const without = keluarkan(dua, '010000017')
    expect(without.baris).toHaveLength(1)
    expect(line && kembalikan(without, line, 0)).toEqual(dua)
  })

  it('is empty without pieces, money and words', () => {
    expect(adaIsi(notaKosong(id))).toBe(false)
    expect(adaIsi(dua)).toBe(true)
    expect(adaIsi({ ...notaKosong(id), bayar: [bayarBaru(0, 'CASH')] })).toBe(true)
  })

  it('forgets the old price of a line that is bargained about', () => {
    const remembered = ingatHarga(dua, harga)
    expect(remembered.baris.map((line) => line.harga_lama)).toEqual([6_900_000, 1_250_000])
    const bargained = tawar(remembered, '010000017', { diskon: 50_000 })
    expect(bargained.baris[0]).toMatchObject({ diskon: 50_000, harga_lama: null })
  })

  it('keeps the oldest price that was not yet looked at', () => {
    const once = ingatHarga(dua, harga)
    expect(ingatHarga(once, new Map([['010000017', 7_000_000]])).baris[0]?.harga_lama).toBe(
      6_900_000,
    )
  })
})

describe('a draft', () => {
  const nota = {
    ...tawar(dua, '010000017', { berat_kotor: 4_120, harga_setuju: 6_850_000 }),
    kepala: { ...dua.kepala, kode_sales: 'SLS1', nama_customer: 'Ibu Ani', no_hp: '0812' },
    bayar: [{ ...bayarBaru(0, 'TRANSFER', 1_000_000), no_rekening: '1234567890' }],
  }

  it('comes back as it was, with its prices as the old ones', () => {
    const { judul: _judul, ...kept } = { judul: null, ...isiDraf(nota, harga) }
    const back = dariDraf(id, JSON.parse(JSON.stringify(kept)))
    expect(back).toEqual({
      ...nota,
      kepala: { ...nota.kepala, no_hp: null }, // half a number is not kept
      baris: nota.baris.map((line) => ({ ...line, harga_lama: harga.get(line.kode_barcode) })),
    })
  })

  it('of another time is read as far as it can be', () => {
    expect(dariDraf(id, { kode_sales: 7, baris: 'x' })).toEqual(notaKosong(id))
  })

  it('becomes a sale that the server understands', () => {
    const full = { ...nota, kepala: { ...nota.kepala, no_hp: '081234567890' } }
    const { id_draf, total, ...body } = isiSimpan(full, 'SLS1', 8_100_000)
    expect({ id_draf, total }).toEqual({ id_draf: id, total: 8_100_000 })
    expect(check(notaMasuk, JSON.parse(JSON.stringify(body)))).toHaveProperty('value')
  })
})
