import { describe, expect, it } from 'vitest'
import { NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { belakangJual } from './belakang-jual.ts'
import type { NotaJualBaris, NotaJualData } from './isian-jual.ts'
import { notaJual } from './nota-jual.ts'
import { contohBaris as BARIS, contohNotaJual as DATA } from './test-nota-jual.ts'

const lines = (count: number, change: Partial<NotaJualBaris> = {}): NotaJualBaris[] =>
  Array.from({ length: count }, (_, index) => ({
    ...BARIS,
    kode_barcode: String(10_000 + index),
    ...change,
  }))

const nota = (change: Partial<NotaJualData> = {}) => notaJual({ ...DATA, ...change })
const isi = (page: NotaPage | undefined, name: string) =>
  page?.elements.find((element) => element.name === name)?.isi
/** Each way of payment beside its amount, as they stand on one line of the paper. */
const bayar = (page: NotaPage | undefined): string[] => {
  const elements = page?.elements ?? []
  return elements
    .filter(({ name }) => name.startsWith('label_bayar_'))
    .map((label) => {
      const beside = elements.find(
        ({ name, position_y }) =>
          name.startsWith('jumlah_bayar_') && position_y === label.position_y,
      )
      return `${label.isi} ${beside?.isi}`
    })
}
const all = (page: NotaPage | undefined, name: string) =>
  (page?.elements ?? []).filter((element) => element.name === name).map((element) => element.isi)

describe('notaJual', () => {
  it('says what was sold, for how much, and how it was paid', () => {
    const [page] = nota()
    expect(isi(page, 'alamat_toko')).toBe(
      'JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C\nSURABAYA\nTelp. 0812-3456-7890',
    )
    expect(isi(page, 'tanggal')).toBe('21/11/2026  14:05')
    expect(isi(page, 'nama_customer')).toBe('Umum')
    expect(isi(page, 'baris_Nama Barang')).toBe('CINCIN BELAH ROTAN\nZIRCON 0,120 gr')
    expect(isi(page, 'baris_Berat (gr)')).toBe('4,120')
    expect(isi(page, 'baris_Diskon')).toBe('-72.000')
    expect(isi(page, 'grand_total')).toBe('6.850.000')
    expect(isi(page, 'terbilang')).toBe('Enam juta delapan ratus lima puluh ribu rupiah')
    expect(bayar(page)).toEqual(['Tunai 7.000.000', 'Kembali 150.000'])
    expect(isi(page, 'ketentuan')).toContain('Potongan tukar 15 %, jual 20 %')
    expect(isi(page, 'barcode')).toBe('FJ-GS1-261121-0001')
    expect(isi(page, 'qr')).toBe('https://toko.example/nota/1')
  })

  it('says the stones of a diamond', () => {
    const batu = ['1 RD 0,50 ct F VS1 EX']
    const [page] = nota({ baris: [{ ...BARIS, batu }] })
    expect(isi(page, 'baris_Nama Barang')).toBe(
      'CINCIN BELAH ROTAN\nZIRCON 0,120 gr · 1 RD 0,50 ct F VS1 EX',
    )
  })

  it('adds the lines up at the foot of the table', () => {
    const [page] = nota({ baris: lines(3) })
    expect(isi(page, 'jumlah_Barcode')).toBe('3 barang')
    expect(isi(page, 'jumlah_Berat (gr)')).toBe('12,360')
    expect(isi(page, 'jumlah_Harga')).toBe('20.394.000')
    expect(isi(page, 'jumlah_Ongkos')).toBe('372.000')
    expect(isi(page, 'jumlah_Diskon')).toBe('-216.000')
    expect(isi(page, 'jumlah_Jumlah')).toBe('20.550.000')
    expect(isi(page, 'grand_total')).toBe('20.550.000')
  })

  it('shows tax, fees and every way of payment, and freezes the promised rates', () => {
    const [page] = nota({
      baris: lines(1, { pajak_termasuk: 75_350, potongan_tukar: 10_00, potongan_jual: 12_50 }),
      dpp: 6_850_000,
      pembayaran: [
        { jenis: 'DEBET', jumlah: 5_000_000, fee: 50_000, keterangan: 'BCA' },
        { jenis: 'BARTER', jumlah: 1_850_000, fee: 0, keterangan: '' },
      ],
      kembali: 0,
    })
    expect(bayar(page)).toEqual([
      'DPP 6.850.000',
      'Sudah termasuk PPN 75.350',
      'Kartu Debet BCA 5.000.000',
      'BARTER 1.850.000',
      'Biaya kartu 50.000',
    ])
    expect(isi(page, 'ketentuan')).toContain('jual 12,50 %')
  })

  it('promises what each line promises, and no percent where the shop`s terms of the day hold', () => {
    const kawin = { ...BARIS, potongan_tukar: 20_00, potongan_jual: 25_00 }
    const pergram = { ...BARIS, potongan_tukar: null, potongan_jual: null }
    const [page] = nota({ baris: [kawin, pergram, kawin] })
    expect(isi(page, 'ketentuan')).toContain(
      'Potongan baris 1, 3 tukar 20 %, jual 25 %; ' +
        'baris 2 menurut ketentuan toko saat dibeli kembali,',
    )
    const [back] = belakangJual({ ...DATA, baris: [pergram] })
    expect(JSON.stringify(back)).toContain('Potongan menurut ketentuan toko saat dibeli kembali,')
    expect(JSON.stringify(back)).not.toContain('tukar 0 %')
  })

  it('leaves out labels that have nothing to say', () => {
    const bare = nota({ no_faktur_group: '' })[0]
    for (const name of ['no_nota_manual', 'catatan', 'halaman', 'keterangan', 'tanda']) {
      expect(all(bare, name)).toEqual([])
    }
    const full = nota({
      no_nota_manual: 'M-1',
      cetak_ulang: 2,
      koreksi: 'KJ-GS1-261121-0001',
      keterangan: 'Jangan dipoles',
    })[0]
    expect(isi(full, 'no_nota_manual')).toBe('No. nota manual M-1')
    expect(isi(full, 'catatan')).toBe('Cetak ulang ke-2 · Koreksi KJ-GS1-261121-0001')
    expect(isi(full, 'keterangan')).toBe('Keterangan:\nJangan dipoles')
  })

  it("tells the visit's payments apart from the note's own total", () => {
    const [page] = nota({
      pembayaran: [{ jenis: 'CASH', jumlah: 9_000_000, fee: 0, keterangan: '' }],
      kembali: 1_000_000,
    })
    expect(bayar(page)).toEqual([
      'Total kunjungan 8.000.000',
      'Tunai 9.000.000',
      'Kembali 1.000.000',
    ])
  })

  it('of an exchange tells what was bought, and that the shop paid the rest', () => {
    const [page] = nota({
      nilai_beli: 9_850_000,
      pembayaran: [{ jenis: 'CASH', jumlah: -3_000_000, fee: 0, keterangan: '' }],
      kembali: 0,
    })
    expect(bayar(page)).toEqual([
      'Pembelian kunjungan -9.850.000',
      'Total kunjungan -3.000.000',
      'Dibayar toko Tunai 3.000.000',
    ])
  })

  it('is a nota sisa where part of it was bought back', () => {
    const [page] = nota({
      sisa: true,
      dibeli_kembali: ['FB-GS1-261122-0001'],
      pembayaran: [],
      kembali: 0,
    })
    expect(isi(page, 'judul')).toBe('NOTA SISA')
    expect(isi(page, 'catatan')).toBe('Sudah dibeli kembali FB-GS1-261122-0001')
    expect(bayar(page)).toEqual([])
  })

  it('is a preview in words, too, and its code leads nowhere', () => {
    const [page] = nota({ lembar: ['CONTOH'] })
    expect(isi(page, 'tanda')).toBe('CONTOH')
    expect(isi(page, 'judul')).toBe('CONTOH, BUKAN NOTA')
    expect(all(page, 'qr')).toEqual([])
    expect(isi(nota()[0], 'judul')).toBe('NOTA PENJUALAN')
  })

  it.each(['SETENGAH', 'A4'] as const)('%s: bears its terms on the back', (ukuran) => {
    const [page, more] = belakangJual({ ...DATA, ukuran })
    expect(more).toBeUndefined()
    expect(all(page, 'no_faktur_jual')).toEqual(['FJ-GS1-261121-0001'])
    expect(JSON.stringify(page)).toContain('Potongan tukar 15 %, jual 20 %')
    expect(JSON.stringify(page)).not.toContain('6.850.000')
    const { lebar, tinggi } = NOTA_SIZES[ukuran]
    expect(page ? misplaced(page, lebar, tinggi) : []).toEqual([])
  })

  it('prints two copies, the second marked COPY (SPEC 9)', () => {
    const pages = nota({ lembar: ['', 'COPY'] })
    expect(pages.map((page) => isi(page, 'tanda'))).toEqual([undefined, 'COPY'])
    const [first = '', second = ''] = pages.map((page) =>
      JSON.stringify(page.elements.filter(({ name }) => name !== 'tanda')),
    )
    expect(first).toBe(second)
  })

  it.each([
    ['SETENGAH', 1, 1],
    ['SETENGAH', 8, 1],
    ['SETENGAH', 9, 2],
    ['SETENGAH', 20, 2],
    ['A4', 4, 1],
    ['A4', 5, 2],
    ['A4', 20, 3],
  ] as const)('%s: %d lines take %d pages, every line once', (ukuran, count, expected) => {
    const pages = nota({ ukuran, baris: lines(count) })
    expect(pages).toHaveLength(expected)
    const codes = pages.flatMap((page) => all(page, 'baris_Barcode'))
    expect(codes).toEqual(lines(count).map((line) => `${line.kode_barcode}\nA12-R`))
    pages.forEach((page, index) => {
      const last = index === expected - 1
      expect(all(page, 'grand_total')).toHaveLength(last ? 1 : 0)
      expect(all(page, 'bersambung')).toHaveLength(last ? 0 : 1)
    })
    const numbers = pages.map((page) => isi(page, 'halaman'))
    const wanted = pages.map((_, index) => `Halaman ${index + 1} dari ${expected}`)
    expect(numbers).toEqual(expected > 1 ? wanted : [undefined])
  })

  it.each([
    [1, 'foto', 22.5],
    [2, 'foto', 22.5],
    [5, 'foto', 9.2],
  ])('gives %d pieces photos as large as there is room for', (count, name, side) => {
    const [page] = nota({ baris: lines(count, { gambar: 'g' }) })
    const photos = page?.elements.filter((element) => element.name === name) ?? []
    expect(photos.map(({ width, height }) => [width, height])).toEqual(
      lines(count).map(() => [side, side]),
    )
  })

  const sizes: NotaSize[] = ['SETENGAH', 'A4']
  it.each(sizes)('%s: keeps everything on the paper and rows above the totals', (ukuran) => {
    const { lebar, tinggi } = NOTA_SIZES[ukuran]
    for (let count = 1; count <= 30; count++) {
      for (const gambar of ['', 'g']) {
        for (const nama_barang of ['CINCIN', 'GELANG RANTAI '.repeat(6)]) {
          const baris = lines(count, { gambar, nama_barang })
          const pages = nota({ ukuran, baris, lembar: ['COPY'] })
          expect(pages.flatMap((page) => misplaced(page, lebar, tinggi))).toEqual([])
        }
      }
    }
  })
})

/** What comes within 4 mm of the paper's edge, and rows that reach into the sums. */
function misplaced({ elements }: NotaPage, lebar: number, tinggi: number): string[] {
  const sums = elements.find(({ name }) => name === 'garis_jumlah' || name === 'bersambung')
  const bottomOf = (name: string) =>
    name.startsWith('baris_') || name === 'foto' ? (sums?.position_y ?? 0) : tinggi - 3.9
  return elements
    .filter(({ name, position_x, position_y, width, height }) => {
      const low = position_y + height > bottomOf(name)
      return position_x < 4 || position_y < 4 || position_x + width > lebar - 4 || low
    })
    .map(({ name, position_y, height }) => `${name} at ${position_y} + ${height}`)
}
