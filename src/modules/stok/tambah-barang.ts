import { defineDocument } from '#kernel/document'
import { berat, choice, code, image, kadar, list, ref, rupiah, text } from '#kernel/field'
import { gerakBarang, gram } from './buku.ts'

/** One piece as it is entered; what is left empty follows from its group or is issued. */
export const barisBarang = {
  kode_barcode: code({ label: 'Barcode', max: 30, hint: 'Kosongkan agar program memberi nomor' }),
  nama_barang: text({
    label: 'Nama Barang',
    required: 'Nama Barang Tidak Boleh Kosong',
    min: 6, // SPEC 9: item name over 5 characters
    tooShort: 'Nama Barang harus lebih dari 5 karakter',
  }),
  kode_dept: ref('jenis', { label: 'Jenis', required: true }),
  kode_group: ref('group_harga', { label: 'Group', required: true }),
  kadar: kadar({
    label: 'Kadar',
    min: 1,
    tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    hint: 'Kosong berarti kadar group',
  }),
  kadar_cetak: text({ label: 'Kadar Cetak', max: 12 }),
  berat: berat({
    label: 'Berat',
    required: true,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
  kode_gudang: ref('gudang', { label: 'Gudang', required: true }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki', required: true }),
  kode_intern: text({ label: 'Kode Intern', max: 20 }),
  size: text({ label: 'Size', max: 20 }),
  nama_atribut: text({ label: 'Nama Atribut', max: 60 }),
  berat_atribut: berat({ label: 'Berat Atribut' }),
  harga_atribut: rupiah({ label: 'Harga Atribut' }),
  kode_bandrol: ref('bandrol', { label: 'Bandrol' }),
  harga_pokok: rupiah({ label: 'Harga Pokok' }),
  pokok_gram: rupiah({ label: 'Harga Pokok/Gram', hint: 'Dipakai bila harga pokok kosong' }),
  harga_tetap: rupiah({ label: 'Harga Tetap', hint: 'Untuk kategori dengan harga tetap' }),
  ongkos: rupiah({ label: 'Ongkos' }),
  kode_kondisi: ref('kondisi_barang', { label: 'Kondisi' }),
  no_sertifikat: text({ label: 'No Sertifikat', max: 40 }),
  gambar: image({ label: 'Foto', folder: 'foto_produk' }),
}

/** Where new pieces come from: it decides the accounts that they are booked against. */
export const asalBarang = { SUPPLIER: 'Dari Supplier', 'SALDO AWAL': 'Saldo Awal' }

/** What is entered once for all pieces of a receipt. */
export const kepalaBarang = {
  asal: choice({ label: 'Asal', of: asalBarang, required: true, initial: 'SUPPLIER' }),
  supplier: ref('supplier', { label: 'Supplier' }),
  no_surat: text({ label: 'No Surat Jalan', max: 40 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

const contoh = {
  asal: 'SUPPLIER' as const,
  supplier: 'UBS',
  no_surat: null,
  keterangan: null,
  baris: [
    {
      kode_barcode: null,
      nama_barang: 'CINCIN BELAH ROTAN',
      kode_dept: 'CC',
      kode_group: '75',
      kadar: null,
      kadar_cetak: null,
      berat: 4_120,
      kode_gudang: 'TOKO',
      kode_baki: 'A01',
      kode_intern: null,
      size: '12',
      nama_atribut: null,
      berat_atribut: null,
      harga_atribut: null,
      kode_bandrol: 'KECIL',
      harga_pokok: 6_200_000,
      pokok_gram: null,
      harga_tetap: null,
      ongkos: null,
      kode_kondisi: 'BARU',
      no_sertifikat: null,
      gambar: null,
    },
  ],
}

/** Goods received: pieces come into being, gold comes from the supplier, stock gains its cost. */
export const tambahBarang = defineDocument({
  name: 'TAMBAH_BARANG',
  title: 'Tambah Data Barang',
  prefix: 'TB',
  states: { VALID: 'Valid' },
  header: kepalaBarang,
  lines: barisBarang,
  posts: [gerakBarang, gram],
  commands: { simpan: { label: 'Simpan', from: [], to: 'VALID', call: 'barang/tambah' } },
  contoh: { VALID: contoh },
})

/** A whole receipt as the screen sends it. */
export const barangMasuk = {
  ...kepalaBarang,
  baris: list(barisBarang, { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1 }),
}
