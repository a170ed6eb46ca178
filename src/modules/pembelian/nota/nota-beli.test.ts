import { describe, expect, it } from 'vitest'
import { NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { contohBaris as BARIS, contohNotaBeli as DATA } from './test-nota-beli.ts'
import { notaBeli, type NotaBeliBaris, type NotaBeliData } from './nota-beli.ts'

const nota = (change: Partial<NotaBeliData> = {}) => notaBeli({ ...DATA, ...change })
const lines = (count: number, change: Partial<NotaBeliBaris> = {}): NotaBeliBaris[] =>
  Array.from({ length: count }, (_, index) => ({
    ...BARIS,
    kode_barcode: String(10_000 + index),
    ...change,
  }))
const isi = (page: NotaPage | undefined, name: string) =>
  page?.elements.find((element) => element.name === name)?.isi
const all = (page: NotaPage | undefined, name: string) =>
  (page?.elements ?? []).filter((element) => element.name === name).map((element) => element.isi)
const bawah = (page: NotaPage | undefined): string[] =>
  [0, 1, 2, 3, 4].flatMap((row) => {
    const label = isi(page, `label_bayar_${row}`)
    return label === undefined ? [] : [`${label} ${isi(page, `jumlah_bayar_${row}`)}`]
  })

describe('notaBeli', () => {
  it('says what was bought, of whom, for how much, and how it was paid', () => {
    const [page] = nota()
    expect(isi(page, 'judul')).toBe('NOTA PEMBELIAN')
    expect(isi(page, 'nomor')).toBe('FB-GS1-261121-0001')
    expect(isi(page, 'label_customer')).toBe('Dibeli dari')
    expect(isi(page, 'alamat_customer')).toContain('KTP ...1234')
    expect(isi(page, 'baris_Nama Barang')).toBe(
      'CINCIN BELAH ROTAN\nBatu 0,100 gr · Nota FJ-GS1-261101-0001',
    )
    expect(isi(page, 'baris_Kondisi')).toBe('Baik')
    expect(isi(page, 'baris_Kadar')).toBe('750')
    expect(isi(page, 'baris_Berat (gr)')).toBe('4,120')
    expect(isi(page, 'baris_Harga')).toBe('6.798.000')
    expect(isi(page, 'baris_Potongan')).toBe('-1.359.500')
    expect(isi(page, 'grand_total')).toBe('5.438.500')
    expect(isi(page, 'terbilang')).toBe(
      'Lima juta empat ratus tiga puluh delapan ribu lima ratus rupiah',
    )
    expect(bawah(page)).toEqual(['Dibayar Tunai 5.438.500'])
    expect(isi(page, 'judul_paraf_1')).toBe('Penjual,')
    expect(isi(page, 'paraf_1')).toBe('Ibu Sari')
    const nama_customer = 'RADEN AYU SITI NURHALIZA KUSUMAWARDHANI PRAWIRODIRDJO DIPONEGORO'
    const [panjang] = nota({ nama_customer })
    expect(isi(panjang, 'nama_customer')).toBe(nama_customer)
    expect(isi(panjang, 'paraf_1')).toBe('RADEN AYU SITI NURHALIZA KUSUMAWARDHANI P. D.')
    expect(isi(page, 'ketentuan')).toContain('tidak dalam sengketa')
  })

  it('prints the terms of the shop where it has some', () => {
    expect(isi(nota({ ketentuan: ['Satu.', 'Dua.'] })[0], 'ketentuan')).toBe('Satu.\nDua.')
  })

  it('of an exchange tells the sales beside it and who paid the difference', () => {
    const [page] = nota({
      nilai_jual: 7_107_000,
      pembayaran: [{ jenis: 'CASH', jumlah: 1_668_500, fee: 0, keterangan: '' }],
    })
    expect(bawah(page)).toEqual(['Penjualan kunjungan 7.107.000', 'Diterima Tunai 1.668.500'])
  })

  it('tells the visit apart from the note where a visit has two', () => {
    const [page] = nota({
      nilai_beli: 10_877_000,
      pembayaran: [{ jenis: 'TRANSFER', jumlah: -10_877_000, fee: 6_500, keterangan: 'BCA' }],
    })
    expect(bawah(page)).toEqual([
      'Pembelian kunjungan 10.877.000',
      'Dibayar Transfer BCA 10.877.000',
      'Biaya bank 6.500',
    ])
  })

  it('is a preview in words, too, and its code leads nowhere', () => {
    const [page] = nota({ lembar: ['CONTOH'] })
    expect([isi(page, 'judul'), all(page, 'qr')]).toEqual(['CONTOH, BUKAN NOTA', []])
  })

  it.each([
    ['SETENGAH', 8, 1],
    ['SETENGAH', 9, 2],
    ['A4', 4, 1],
    ['A4', 5, 2],
  ] as const)('%s: %d lines take %d pages, every line once', (ukuran, count, expected) => {
    const pages = nota({ ukuran, baris: lines(count) })
    expect(pages).toHaveLength(expected)
    expect(pages.flatMap((page) => all(page, 'baris_Barcode'))).toEqual(
      lines(count).map((line) => line.kode_barcode),
    )
  })

  const sizes: NotaSize[] = ['SETENGAH', 'A4']
  it.each(sizes)('%s: keeps everything on the paper', (ukuran) => {
    const { lebar, tinggi } = NOTA_SIZES[ukuran]
    for (const count of [1, 2, 5, 8, 20])
      for (const nama_barang of ['CINCIN', 'GELANG RANTAI '.repeat(6)])
        for (const { elements } of nota({ ukuran, baris: lines(count, { nama_barang }) }))
          for (const one of elements) {
            expect(one.position_x).toBeGreaterThanOrEqual(4)
            expect(one.position_x + one.width).toBeLessThanOrEqual(lebar - 4)
            expect(one.position_y + one.height).toBeLessThanOrEqual(tinggi - 3.9)
          }
  })
})
