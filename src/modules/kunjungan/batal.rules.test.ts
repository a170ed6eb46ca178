import { describe, expect, test } from 'vitest'

import { nilaiNota, tukarTambah } from './batal.rules.ts'
import { kasKembali, pengembalian, type KasTercatat } from '#modules/pembayaran/uang-kembali.rules'

const cash: KasTercatat = {
  kategori: 'PENJUALAN',
  jenis: 'CASH',
  no_rekening: null,
  user_id: 'kasir1',
  laci: 'kasir1',
  jumlah: 1_000_000,
  fee: 0,
  no_ref: null,
}
const kartu: KasTercatat = {
  ...cash,
  jenis: 'CREDIT',
  no_rekening: '123',
  jumlah: 5_000_000,
  fee: 50_000,
}

describe('the money of a cancelled note (DOMAIN 5: a cancel returns by the same way)', () => {
  test('the only note of a group takes everything back, the fee too', () => {
    expect(pengembalian([cash, kartu], 6_000_000, true)).toEqual([cash, kartu])
  })
  test('one of several notes takes its total, in the order of the payments', () => {
    expect(pengembalian([cash, kartu], 2_500_000, false)).toEqual([
      cash,
      { ...kartu, jumlah: 1_500_000, fee: 0 },
    ])
  })
  test('what went back once does not go back twice', () => {
    const returned = { ...cash, jumlah: -1_000_000 }
    expect(pengembalian([cash, kartu, returned], 2_500_000, false)).toEqual([
      { ...kartu, jumlah: 2_500_000, fee: 0 },
    ])
    expect(
      pengembalian(
        [cash, kartu, returned, { ...kartu, jumlah: -2_500_000, fee: 0 }],
        2_500_000,
        true,
      ),
    ).toEqual([{ ...kartu, jumlah: 2_500_000 }])
  })
  test('a way that is emptied before the last note gives its fee back with it', () => {
    const first = pengembalian([kartu, cash], 5_000_000, false)
    expect(first).toEqual([kartu])
    const returned = { ...kartu, jumlah: -5_000_000, fee: -50_000 }
    expect(pengembalian([kartu, cash, returned], 1_000_000, true)).toEqual([cash])
  })
  test('money that is not there is a bug, not a sentence', () => {
    expect(() => pengembalian([cash], 2_000_000, false)).toThrow(RangeError)
  })
})

describe('cash goes back out of the drawer of whoever gives it', () => {
  const pemberi = { user_id: 'spv', laci: 'BRANKAS' }
  const di = { id: 'bt', id_group: 'g', nomor: 'FJ-1' }
  test('a card by the way it came', () => {
    expect(kasKembali([cash, kartu], di, pemberi)).toMatchObject([
      { jenis: 'CASH', user_id: 'spv', laci: 'BRANKAS', jumlah_out: cash.jumlah },
      { jenis: kartu.jenis, user_id: kartu.user_id, laci: kartu.laci },
    ])
  })
  test('what an earlier cancel paid out of another drawer is not given twice', () => {
    const dariBrankas = { ...cash, ...pemberi, jumlah: 0 - 412_000 }
    expect(pengembalian([cash, dariBrankas], cash.jumlah - 412_000, true)).toEqual([
      { ...cash, jumlah: cash.jumlah - 412_000 },
    ])
  })
})

describe('the money of a cancelled purchase comes back into the shop', () => {
  const keluar = { ...cash, kategori: 'PEMBELIAN', jumlah: -1_000_000 }
  const transfer = { ...kartu, jenis: 'TRANSFER', jumlah: -5_000_000, fee: -6_500 }
  test('all of it with the last one, what the bank charged too', () => {
    const back = pengembalian([keluar, transfer], -6_000_000, true)
    expect(back).toEqual([keluar, transfer])
    const pemberi = { user_id: 'spv', laci: 'BRANKAS' }
    const di = { id: 'bt', id_group: 'g', nomor: 'FB-1' }
    expect(kasKembali(back, di, pemberi)).toMatchObject([
      { jumlah_in: 1_000_000, jumlah_out: 0, fee: 0, keterangan: 'BATAL FB-1', laci: 'spv' },
      { jumlah_in: 5_000_000, jumlah_out: 0, fee: 6_500, laci: 'kasir1' },
    ])
  })
  test('one of several takes its total, by the ways that were paid out', () => {
    expect(pengembalian([keluar, transfer], -2_500_000, false)).toEqual([
      keluar,
      { ...transfer, jumlah: -1_500_000, fee: 0 },
    ])
  })
  test('what was never paid out cannot come back', () => {
    expect(() => pengembalian([keluar], -2_000_000, false)).toThrow(RangeError)
  })
})

describe('what these notes brought in', () => {
  const nota = (jenis: 'PEMBELIAN' | 'PENJUALAN', harga_total: number, status = 'VALID') => ({
    id: `${jenis} ${harga_total}`,
    nomor: 'F',
    jenis,
    status,
    versi: 1,
    tgl_system: '2026-11-21',
    harga_total,
    barang: [],
    kantong: [],
    gram: [],
    jurnal: [],
  })
  const group = (...notas: ReturnType<typeof nota>[]) => ({
    id: 'g',
    nomor: 'FG',
    versi: 1,
    nota: notas,
    jurnal: [],
    kas: [],
  })
  test('an exchange is sales less purchases, and may be below zero', () => {
    expect(nilaiNota([nota('PENJUALAN', 3_000_000), nota('PEMBELIAN', 5_000_000)])).toBe(-2_000_000)
  })
  test('both sides standing make an exchange; a side that is gone does not', () => {
    const jual = nota('PENJUALAN', 3_000_000)
    expect(tukarTambah(group(jual, nota('PEMBELIAN', 5_000_000)))).toBe(true)
    expect(tukarTambah(group(jual, nota('PEMBELIAN', 5_000_000, 'BATAL')))).toBe(false)
    expect(tukarTambah(group(jual, nota('PENJUALAN', 1_000_000)))).toBe(false)
  })
})
