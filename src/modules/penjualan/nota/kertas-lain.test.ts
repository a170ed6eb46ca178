import { describe, expect, it } from 'vitest'
import type { NotaPage, NotaSize } from '#kernel/nota'
import type { NotaJualBaris, NotaJualData } from './isian-jual.ts'
import { notaJual } from './nota-jual.ts'
import { perjanjian } from './perjanjian.ts'
import { slipAcc } from './slip-acc.ts'
import { contohBaris, contohNotaJual } from './test-nota-jual.ts'

const all = (pages: readonly NotaPage[], name: string): string[] =>
  pages.flatMap(({ elements }) =>
    elements.filter((element) => element.name === name).map(({ isi }) => isi),
  )
const batu = (count: number): string[] =>
  Array.from({ length: count }, (_, row) => `${row + 1} RD 0,24 ct F VS1 EX`)

const soliter: NotaJualBaris = {
  ...contohBaris,
  nama_barang: 'CINCIN SOLITER',
  batu: ['1 RD 0,50 ct F VS1 EX', '12 RD 0,24 ct F VS1'],
  karat: 74,
  harga_per_gram: 0,
  potongan_tukar: 20_00,
  potongan_jual: 25_00,
}
const berlian = (change: Partial<NotaJualData>): NotaJualData => ({
  ...contohNotaJual,
  kertas: 'BERLIAN',
  baris: [soliter],
  ...change,
})

describe('the nota of diamonds', () => {
  it('says each stone, the carats, and the rates of SPEC 9', () => {
    const pages = notaJual(berlian({}))
    expect(all(pages, 'judul')).toEqual(['NOTA PENJUALAN BERLIAN'])
    expect(all(pages, 'baris_Batu')).toEqual(['1 RD 0,50 ct F VS1 EX\n12 RD 0,24 ct F VS1'])
    expect(all(pages, 'baris_Karat')).toEqual(['0,74'])
    expect(all(pages, 'jumlah_Karat')).toEqual(['0,74'])
    expect(all(pages, 'ketentuan')[0]).toContain('Potongan tukar 20 %, jual 25 %')
  })

  it('says nothing of carats where a line has no stones', () => {
    const pages = notaJual(berlian({ baris: [soliter, contohBaris] }))
    expect(all(pages, 'baris_Karat')).toEqual(['0,74', '-'])
    expect(all(pages, 'baris_Batu')[1]).toBe('-')
  })

  const sizes: NotaSize[] = ['SETENGAH', 'A4']
  it.each(sizes)('%s: loses no stone, however many there are', (ukuran) => {
    for (const count of [1, 2, 3, 7, 23, 50]) {
      for (const pieces of [1, 3, 8]) {
        const baris = Array.from({ length: pieces }, () => ({ ...soliter, batu: batu(count) }))
        const pages = notaJual(berlian({ ukuran, baris }))
        const stones = all(pages, 'baris_Batu').flatMap((text) => text.split('\n'))
        expect(stones).toEqual(baris.flatMap((line) => line.batu))
        expect(all(pages, 'baris_Jumlah')).toHaveLength(pieces)
      }
    }
  })

  it('of gold alone is called so', () => {
    expect(all(notaJual({ ...contohNotaJual, kertas: 'EMAS' }), 'judul')).toEqual([
      'NOTA PENJUALAN EMAS',
    ])
  })
})

describe('the agreement', () => {
  it('promises for three months what the rates come to, from the price after discount', () => {
    // 6.798.000 - 72.000 = 6.726.000; less 15 % 5.717.100, less 20 % 5.380.800.
    const pages = perjanjian(contohNotaJual)
    expect(all(pages, 'baris_Dasar Janji')).toEqual(['6.726.000'])
    expect(all(pages, 'baris_Nilai Tukar')).toEqual(['5.717.100'])
    expect(all(pages, 'baris_Nilai Jual')).toEqual(['5.380.800'])
    expect(all(pages, 'ketentuan')[0]).toContain('3 bulan, sampai 21/02/2027')
  })

  it('ends on the last day of a shorter month', () => {
    const pages = perjanjian({ ...contohNotaJual, tgl_system: '2026-11-30' })
    expect(all(pages, 'ketentuan')[0]).toContain('sampai 28/02/2027')
  })

  it('promises no rupiah where the terms of the day decide', () => {
    const baris = [contohBaris, { ...contohBaris, potongan_tukar: null, potongan_jual: null }]
    const pages = perjanjian({ ...contohNotaJual, baris })
    expect(all(pages, 'baris_Nilai Tukar')).toEqual(['5.717.100', '-'])
    expect(all(pages, 'baris_Jual')).toEqual(['20 %', '-'])
    expect(all(pages, 'jumlah_Nilai Jual')).toEqual(['5.380.800'])
  })
})

describe('the slip ACC', () => {
  it('names the goods and who signs for them, and no way of payment', () => {
    const pages = slipAcc({ ...contohNotaJual, nama_customer: 'Ibu Sari' })
    expect(all(pages, 'judul')).toEqual(['SLIP ACC'])
    expect(all(pages, 'paraf_0')).toEqual(['SLS1 Rina'])
    expect(all(pages, 'paraf_1')).toEqual(['Ibu Sari'])
    expect(all(pages, 'label_bayar_0')).toEqual([])
  })
})
