import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, choice, code, group, integer, list, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { isiBarang, kodeBarcode } from './barang.ts'
import { gerakBarang, gram } from './buku.ts'
import { hutangSupplier } from './hutang-supplier.ts'

const sure = { required: true } as const
const right = whoSees('/tambah-data-barang')

/** One piece as it is entered: where it goes, what it is; without a barcode it gets one. */
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

/**
 * An approval is needed to cancel a receipt, to label gold of another kadar, and to take in opening
 * pieces after the shop has closed its first day.
 */
export const otorisasiTambah = {
  BATAL_TAMBAH_BARANG: 'Batal Tambah Data Barang',
  KADAR_LAIN: 'Kadar Lain Dari Group',
  SALDO_AWAL_BARANG: 'Saldo Awal Barang',
} as const

/** A whole receipt as the screen sends it. */
export const barangMasuk = {
  ...kepalaBarang,
  baris: list(barisBarang, { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1 }),
}

/** The answer of a receipt: its number, and the barcode of each piece. */
export const jawabTerima = group({
  nomor: text({ label: 'No Dokumen', ...sure }),
  barang: list({
    kode_barcode: kodeBarcode,
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    kode_baki: text({ label: 'Baki', ...sure }),
  }),
})

/** Goods received: pieces come into being, gold comes from the supplier, stock gains its cost. */
export const tambahBarang = defineDocument({
  name: 'TAMBAH_BARANG',
  title: 'Tambah Data Barang',
  prefix: 'TB',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakBarang, gram, jurnal, hutangSupplier],
  commands: {
    simpan: makes({
      path: 'barang/tambah',
      label: 'Simpan',
      summary: 'Receive pieces: they come into being with a barcode each, and all books follow',
      right,
      to: 'VALID',
      body: barangMasuk,
      answer: jawabTerima,
      mayAsk: ['KADAR_LAIN', 'SALDO_AWAL_BARANG'],
    }),
    batal: cancels('BATAL_TAMBAH_BARANG', {
      path: 'barang/tambah/batal',
      label: 'Batal Tambah Data Barang',
      consequence: 'Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.',
      summary:
        'Cancel a receipt of today whose pieces have not moved: the exact negation; approved',
      right,
      authorise: 'BATAL_TAMBAH_BARANG',
    }),
  },
  list: {
    path: 'barang/tambah/daftar',
    summary: 'Goods receipts, newest first; with count',
    right,
    columns: {
      asal: choice({ label: 'Asal', of: asalBarang, ...sure }),
      supplier: text({ label: 'Supplier' }),
      no_surat: text({ label: 'No Surat Jalan' }),
      pcs: integer({ label: 'Pcs', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
    },
  },
})
