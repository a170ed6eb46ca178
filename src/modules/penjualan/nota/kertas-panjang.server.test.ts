import { describe, expect, it } from 'vitest'
import type { NotaPage, NotaSize } from '#kernel/nota'
import { renderNota } from '#server/paper/nota-pdf'
import { readPdf } from '#server/paper/test-read-pdf'
import { notaBeli } from '#modules/pembelian/nota/nota-beli'
import { contohBaris as contohBeli, contohNotaBeli } from '#modules/pembelian/nota/test-nota-beli'
import { notaJual } from './nota-jual.ts'
import { perjanjian } from './perjanjian.ts'
import { slipAcc } from './slip-acc.ts'
import { contohBaris, contohNotaJual } from './test-nota-jual.ts'

const nama_barang =
  'CINCIN BELAH ROTAN UKIR BUNGA MELATI DENGAN BATU ZIRKON PUTIH BERKILAU KOLEKSI HARI RAYA XL'
const orang = {
  nama_customer: 'IBU HAJJAH SITI NURHALIZAH BINTI ABDULLAH',
  alamat_customer: 'Perumahan Griya Asri Permai Sentosa Blok C-14 Nomor 27 RT 003 RW 012, Surabaya',
  no_hp: '081234567890',
  nama_sales: 'Rina Wulandari Kusumawardhani',
  input_by: 'kasir-panjang-namanya.gs1',
  valid_by: 'kasir-kedua-panjangnya.gs1',
  cetak_ulang: 3,
}

const delapan = Array.from({ length: 8 })
const jual = (ukuran: NotaSize) => ({
  ...contohNotaJual,
  ...orang,
  ukuran,
  baris: delapan.map(() => ({ ...contohBaris, nama_barang })),
  koreksi: 'KO-GS1-261121-0001',
  dibeli_kembali: ['FB-GS1-261122-0001'],
})
const batu = ['1 RD 0,50 ct F VS1 EX', '12 RD 0,24 ct F VS1', '4 PRINCESS 0,24 ct G VVS2 VG']

const kertas: Record<string, (ukuran: NotaSize) => NotaPage[]> = {
  'nota jual': (ukuran) => notaJual(jual(ukuran)),
  'nota berlian': (ukuran) => {
    const data = jual(ukuran)
    const baris = data.baris.map((line) => ({ ...line, batu, karat: 98 }))
    return notaJual({ ...data, kertas: 'BERLIAN', baris })
  },
  'slip ACC': (ukuran) => slipAcc(jual(ukuran)),
  perjanjian: (ukuran) => perjanjian(jual(ukuran)),
  'nota beli': (ukuran) => {
    const baris = delapan.map(() => ({ ...contohBeli, nama_barang }))
    return notaBeli({ ...contohNotaBeli, ...orang, ukuran, baris })
  },
}

const sizes: NotaSize[] = ['SETENGAH', 'A4']
const semua = sizes.flatMap((ukuran) => Object.keys(kertas).map((name) => [ukuran, name] as const))

describe('a paper with eight long names', () => {
  it.each(semua)('%s, %s: cuts nothing and breaks no word', async (ukuran, name) => {
    const pages = readPdf(await renderNota(kertas[name]?.(ukuran) ?? []))
    const said = pages.flatMap(({ texts }) => texts.map(({ text }) => text))
    expect(said.filter((text) => text.includes('…'))).toEqual([])
    const words = new Set(said.flatMap((text) => text.split(' ')))
    for (const word of [...nama_barang.split(' '), ...orang.nama_customer.split(' ')])
      expect(words).toContain(word)
    expect(words).toContain('kasir-panjang-namanya.gs1')
    expect(words).toContain('kasir-kedua-panjangnya.gs1')
    expect(words).toContain('Kusumawardhani')
  })
})
