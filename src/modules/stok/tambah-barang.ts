import { defineDocument } from '#kernel/document'
import { choice, code, list, ref, rupiah, text } from '#kernel/field'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { contohIsi, isiBarang } from './barang.ts'
import { gerakBarang, gram } from './buku.ts'

/** One piece as it is entered: where it goes, what it is; without a barcode it is given one. */
export const barisBarang = {
  kode_barcode: code({ label: 'Barcode', max: 30, hint: 'Kosong: otomatis' }),
  kode_gudang: ref('gudang', { label: 'Gudang', required: true }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki', required: true }),
  ...isiBarang,
  pokok_gram: rupiah({ label: 'Harga Pokok/Gram', hint: 'Bila pokok kosong' }),
}

/** Where new pieces come from: it decides the accounts that they are booked against. */
export const asalBarang = { SUPPLIER: 'Dari Supplier', 'SALDO AWAL': 'Saldo Awal' }

/** What is entered once for all pieces of a receipt. */
export const kepalaBarang = {
  tgl_system: tanggalDokumen,
  asal: choice({ label: 'Asal', of: asalBarang, required: true, initial: 'SUPPLIER' }),
  supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
  no_surat: text({ label: 'No Surat Jalan', max: 40 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

const contoh = {
  tgl_system: null,
  asal: 'SUPPLIER' as const,
  supplier: 'UBS',
  no_surat: null,
  keterangan: null,
  baris: [
    { kode_barcode: null, kode_gudang: 'TOKO', kode_baki: 'A01', ...contohIsi, pokok_gram: null },
  ],
}

/**
 * A receipt is undone only with an approver's word; so is gold of another kadar labelled, and so
 * are opening pieces taken in once the shop has closed its first day.
 */
export const otorisasiTambah = {
  BATAL_TAMBAH_BARANG: 'Batal Tambah Data Barang',
  KADAR_LAIN: 'Kadar Lain Dari Group',
  SALDO_AWAL_BARANG: 'Saldo Awal Barang',
} as const

/** Goods received: pieces come into being, gold comes from the supplier, stock gains its cost. */
export const tambahBarang = defineDocument({
  name: 'TAMBAH_BARANG',
  title: 'Tambah Data Barang',
  prefix: 'TB',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: kepalaBarang,
  lines: barisBarang,
  posts: [gerakBarang, gram],
  commands: {
    simpan: { label: 'Simpan', from: [], to: 'VALID', call: 'barang/tambah' },
    batal: {
      label: 'Batal',
      from: ['VALID'],
      to: 'BATAL',
      call: 'barang/tambah/batal',
      authorise: 'BATAL_TAMBAH_BARANG' satisfies keyof typeof otorisasiTambah,
      reason: true,
    },
  },
  contoh: { VALID: contoh, BATAL: contoh },
})

/** A whole receipt as the screen sends it. */
export const barangMasuk = {
  ...kepalaBarang,
  baris: list(barisBarang, { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1 }),
}
