import type { NotaBeliBaris, NotaBeliData } from './nota-beli.ts'

/** A ring of 4.120 gr, 6,798,000 less 20 %, up to 500. */
export const contohBaris: NotaBeliBaris = {
  kode_barcode: '010000017',
  nama_barang: 'CINCIN BELAH ROTAN',
  no_faktur_jual: 'FJ-GS1-261101-0001',
  kondisi: 'Baik',
  kadar: 75_00,
  potong_batu: 100,
  berat: 4_120,
  harga_gram: 1_320_024,
  harga_dasar: 6_798_000,
  tambahan: 0,
  potongan: 1_359_500,
  harga: 5_438_500,
  gambar: '',
}

/** A purchase of one ring, paid in cash: what tests and pictures of the paper start from. */
export const contohNotaBeli: NotaBeliData = {
  ukuran: 'SETENGAH',
  lembar: [''],
  latar: '',
  logo: '',
  nama_toko: 'TOKO MAS KENCANA',
  alamat_toko: 'JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C SURABAYA',
  no_hp_toko: '0812-3456-7890',
  npwp: '',
  no_faktur_beli: 'FB-GS1-261121-0001',
  no_faktur_group: 'FG-GS1-261121-0001',
  tgl_system: '2026-11-21',
  jam: '14:05:12',
  kode_sales: 'SLS1',
  nama_sales: 'Rina',
  input_by: 'kasir1',
  nama_customer: 'Ibu Sari',
  alamat_customer: 'Jl. Melati 4, Surabaya',
  no_hp: '081234567890',
  identitas: 'KTP ...1234',
  keterangan: '',
  url: 'https://toko.example/nota?toko=GS1&id=1',
  cetak_ulang: 0,
  baris: [contohBaris],
  pembayaran: [{ jenis: 'CASH', jumlah: -5_438_500, fee: 0, keterangan: '' }],
  nilai_jual: 0,
  nilai_beli: 5_438_500,
  ketentuan: [],
}
