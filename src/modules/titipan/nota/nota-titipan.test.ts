import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaTitipan, type NotaTitipanData } from './nota-titipan.ts'

// A ring of Rp 7.000.000: Rp 2.000.000 were left for it in two ways, Rp 1.000.000 were added.
const data: NotaTitipanData = {
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'TOKO MAS KENCANA GRESIK',
  alamat_toko: 'Jl. Raya Gubernur Suryo No. 12, Gresik, Jawa Timur 61118',
  no_hp_toko: '031-3981234',
  npwp: '',
  no_faktur_group: '',
  tgl_system: '2026-11-21',
  jam: '10:32:00',
  kode_sales: 'SLS1',
  nama_sales: 'Rina Wulandari',
  input_by: 'kasir1.gs1',
  valid_by: 'kasir2.gs1',
  nama_customer: 'IBU SITI NURHALIZAH BINTI ABDULLAH',
  alamat_customer: 'Perum Griya Asri Blok C No. 14',
  no_hp: '6281234567890',
  keterangan: 'Diambil setelah tanggal muda',
  url: 'TT-GS1-261121-0001',
  cetak_ulang: 0,
  no_titipan: 'TT-GS1-261121-0001',
  jumlah: 3_000_000,
  terpakai: 0,
  tambahan: 1_000_000,
  pembayaran: [
    { jenis: 'CASH', jumlah: 1_500_000, fee: 0, keterangan: '' },
    { jenis: 'DEBET', jumlah: 500_000, fee: 0, keterangan: '123456' },
  ],
  batas: '21/12/2026',
  kunci_harga: true,
  ketentuan: [],
  barang: {
    kode_barcode: '020000123',
    nama_barang: 'CINCIN BELAH ROTAN UKIR BUNGA MELATI DENGAN BATU ZIRKON PUTIH BERKILAU',
    kadar: '750',
    berat: 4_120,
    harga_gram: 1_650_000,
    ongkos: 309_000,
    diskon: 107_000,
    harga_total: 7_000_000,
    gambar: '',
  },
}

const texts = (pages: readonly NotaPage[]): string => JSON.stringify(pages)

describe('the nota of a deposit', () => {
  it('says what was left, for what, until when, and what is still to pay', () => {
    const pages = notaTitipan(data)
    expect(pages).toHaveLength(1)
    const said = texts(pages)
    for (const text of [
      'NOTA TITIPAN',
      'TT-GS1-261121-0001',
      '3.000.000',
      'Tiga juta rupiah',
      'Barang disimpan sampai 21/12/2026.',
      // 7.000.000 - 3.000.000
      'Sisa pembayaran Rp 4.000.000',
      'Diterima Tunai',
      'Diterima Kartu Debet 123456',
      'Ditambah',
    ])
      expect(said).toContain(text)
  })

  it('promises no price that the shop does not lock', () => {
    const said = texts(notaTitipan({ ...data, kunci_harga: false }))
    expect(said).toContain('Harga mengikuti harga hari pengambilan.')
    expect(said).not.toContain('Sisa pembayaran')
  })

  it('is of money only, once more and marked, with what of it is gone', () => {
    const pages = notaTitipan({
      ...data,
      barang: null,
      tambahan: 0,
      terpakai: 500_000,
      lembar: ['COPY'],
      cetak_ulang: 1,
    })
    const said = texts(pages)
    for (const text of ['TITIPAN UANG', 'COPY', 'Sudah dipakai', 'Cetak ulang ke-1'])
      expect(said).toContain(text)
  })
})
