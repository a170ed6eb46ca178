import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  open,
  persen,
  rupiah,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import { problems } from '#kernel/problem'
import { whoSees } from '#kernel/right'
import { rincian } from '#kernel/langkah'
import { masalahBeli, perhatianBeli } from './masalah.ts'
import { otorisasiBeli } from './otorisasi.ts'
import { barisBeliMasuk, daftarBeli, pembelianMasuk } from './pembelian.ts'

const sure = { required: true } as const
/** A visit sells and buys at one counter. */
const counter = whoSees('/transaksi-penjualan', '/transaksi-pembelian')

/** A line as the counter shows it: priced, with how it came about and what is in its way. */
export const barisBeliHarga = {
  kode_barcode: code({ label: 'Barcode', max: 30 }),
  no_faktur_jual: text({ label: 'Nota Asal' }),
  tgl_nota: tanggal({ label: 'Tanggal Nota' }),
  umur: integer({ label: 'Umur Nota (Hari)' }),
  nama_barang: text({ label: 'Nama Barang' }),
  kode_group: text({ label: 'Group' }),
  kode_dept: text({ label: 'Jenis' }),
  kondisi: text({ label: 'Kondisi' }),
  kadar: kadar({ label: 'Kadar' }),
  kadar_nota: kadar({ label: 'Kadar Nota' }),
  gambar: text({ label: 'Gambar' }),
  berat_kotor: berat({ label: 'Berat Timbang' }),
  potong_batu: berat({ label: 'Potong Batu' }),
  berat: berat({ label: 'Berat' }),
  berat_hitung: berat({ label: 'Berat Dihitung' }),
  berat_nota: berat({ label: 'Berat Nota' }),
  harga_emas: rupiah({ label: 'Harga Emas' }),
  harga_nota: rupiah({ label: 'Harga Nota' }),
  rata_asal: rupiah({ label: 'Rata Asal' }),
  harga_dasar: rupiah({ label: 'Harga Dasar' }),
  hitungan: rupiah({ label: 'Hitungan' }),
  potongan: rupiah({ label: 'Potongan' }),
  tambahan: rupiah({ label: 'Tambahan' }),
  harga: rupiah({ label: 'Harga' }),
  harga_gram: rupiah({ label: 'Harga/Gram' }),
  persen_beli: persen({ label: 'Persen Beli' }), // below zero: above today's gold price
  rincian,
  masalah: problems(masalahBeli, 'Masalah'), // the line cannot be saved while there is one
  perhatian: problems(perhatianBeli, 'Perhatian'),
}

/** Prices what the customer brings; saves and reserves nothing. */
export const hitungPembelian = defineEndpoint({
  method: 'POST',
  path: 'pembelian/hitung',
  summary: 'Price the lines of a purchase without saving',
  right: counter,
  body: {
    ...pembelianMasuk,
    baris: list({ ...barisBeliMasuk, harga_lama: rupiah({ label: 'Harga Lama' }) }, daftarBeli),
    nilai_jual: rupiah({ label: 'Nilai Penjualan' }), // of the same visit: so far tukar applies
  },
  answer: group({
    baris: list(barisBeliHarga),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    total: rupiah({ label: 'Total', ...sure }),
    perlu: list({
      kategori: choice({ label: 'Kategori', of: otorisasiBeli, ...sure }),
      sebelum: open({ label: 'Sebelum' }),
      sesudah: open({ label: 'Sesudah' }),
    }),
    penjual_wajib: texts({ label: 'Data Penjual' }), // names of the seller's fields
  }),
})

/** A line of a sale note that may come back. */
export const barisNotaAsal = {
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_group: text({ label: 'Group', ...sure }),
  kode_dept: text({ label: 'Jenis', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  berat_nota: berat({ label: 'Berat Nota', ...sure }),
  harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
  rata_asal: rupiah({ label: 'Rata Asal', ...sure }),
  potongan_tukar: persen({ label: 'Potongan Tukar (%)' }),
  potongan_jual: persen({ label: 'Potongan Jual (%)' }),
  gambar: text({ label: 'Gambar' }),
  halangan: text({ label: 'Halangan' }), // why it cannot be bought; null: it can
}

/**
 * Finds a nota in hand by its QR, number or barcode, and a lost one by anything the customer
 * remembers.
 */
export const notaDicari = {
  kunci: text({ label: 'Nota Atau Barcode', max: 300 }),
  nama_customer: text({ label: 'Nama Customer' }),
  no_hp: text({ label: 'No HP', max: 20 }),
  tgl_from: tanggal({ label: 'Tanggal Awal' }),
  tgl_to: tanggal({ label: 'Tanggal Akhir' }),
  berat: berat({ label: 'Berat' }),
}

/** Finds the note that a customer brings, or has lost (DOMAIN 5). */
export const cariNota = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cari-nota',
  summary: 'Sale notes by QR, number or barcode; lost ones by name, phone, date or weight',
  right: counter,
  reads: true,
  body: notaDicari,
  answer: list({
    no_faktur_jual: text({ label: 'No Faktur Jual', ...sure, open: 'nota' }),
    no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
    tgl_nota: tanggal({ label: 'Tanggal Nota', ...sure }),
    umur: integer({ label: 'Umur Nota (Hari)', ...sure }),
    nama_customer: text({ label: 'Nama Customer' }),
    alamat_customer: text({ label: 'Alamat Customer' }),
    no_hp: text({ label: 'No HP' }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
    nota_hilang: yes({ label: 'Nota Hilang' }),
    sisa: integer({ label: 'Sisa Barang', ...sure }), // nota sisa: pieces the customer still has
    baris: list(barisNotaAsal),
  }),
})
