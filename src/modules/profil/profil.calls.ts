import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  code,
  group,
  integer,
  kadar,
  list,
  maybe,
  rupiah,
  tanggal,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { layarProfil } from './layar.ts'

const sure = { required: true } as const
const minus = -9_999_999_999_999

/** A document or a coupon of a person; `nilai`: what is due of it, else what it came to. */
export const barisProfil = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  tgl: tanggal({ label: 'Tanggal', ...sure }),
  uraian: text({ label: 'Uraian', max: 500 }),
  status: text({ label: 'Status' }),
  terbuka: yes({ label: 'Berjalan' }),
  nilai: rupiah({ label: 'Nilai', min: minus }),
  /** The address that it opens. */
  path: text({ label: 'Alamat', max: 500 }),
}

/** What one module knows of him. */
const bagian = {
  kode: text({ label: 'Kode', ...sure }),
  judul: text({ label: 'Bagian', ...sure }),
  kalimat: text({ label: 'Keterangan', ...sure, max: 2000 }),
  terbuka: yes({ label: 'Berjalan' }),
  path: text({ label: 'Alamat', ...sure, max: 500 }),
  baris: list(barisProfil),
}

/** A piece that he has from us, and what it would be bought back for today. */
export const barangMilik = {
  kode_barcode: text({ label: 'Barcode', ...sure, open: 'barang' }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  no_faktur_jual: text({ label: 'No Faktur Jual', ...sure, open: 'nota' }),
  tgl_nota: tanggal({ label: 'Tanggal', ...sure }),
  harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
  /** Empty where the shop cannot say: a price or a kadar is missing. */
  nilai: rupiah({ label: 'Dibeli Kembali' }),
}

export const lihatProfil = defineEndpoint({
  method: 'GET',
  path: 'pelanggan/profil',
  summary: 'All that this shop knows of one person, and what his pieces are worth today',
  right: whoSees(layarProfil),
  query: {
    /** One of these: a row of him, his whole number, or his code as a member. */
    id: uuid({ label: 'Pelanggan' }),
    no_hp: text({ label: 'No HP', max: 30 }),
    kode_member: code({ label: 'Kode Member', max: 30 }),
    /** Sentences only: for the side of the counter. */
    singkat: yes({ label: 'Singkat' }),
  },
  answer: group({
    nama_customer: text({ label: 'Nama Customer', ...sure }),
    kode_member: text({ label: 'Kode Member' }),
    tgl_lahir: tanggal({ label: 'Tanggal Lahir' }),
    sejak: tanggal({ label: 'Dikenal Sejak' }),
    kontak: list({
      id: uuid({ label: 'Pelanggan', ...sure }),
      nama_customer: text({ label: 'Nama Customer', ...sure }),
      no_hp: text({ label: 'No HP', ...sure }),
      alamat_customer: text({ label: 'Alamat Customer', ...sure, max: 300 }),
      kartu: yes({ label: 'Identitas' }),
    }),
    bagian: list(bagian),
    milik: maybe({
      jumlah: integer({ label: 'Jumlah', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      nilai: rupiah({ label: 'Dibeli Kembali', ...sure }),
      tanpa_nilai: integer({ label: 'Tanpa Nilai', ...sure }),
      baris: list(barangMilik),
    }),
  }),
})
