import { defineLedger, type LedgerRow } from '#kernel/ledger'
import { berat, choice, code, integer, kadar, open, text } from '#kernel/field'
import { pembacaJurnal } from '#modules/akuntansi/buku'
import { statusBarang } from './barang.ts'

const sure = { required: true } as const

/** Why a document's pieces cannot be taken back: each reason has a name. */
const obstacles = {
  barang: 'Barang {{kode_barcode}} Sudah Berubah, {{nomor}} Tidak Dapat Dibatalkan',
  baki: 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung',
}

/** Where each piece went: from state and place to state and place (DOMAIN 3: pieces). */
export const gerakBarang = defineLedger({
  name: 'gerak_barang',
  title: 'Gerak Barang',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    dari_status: text({ label: 'Dari Status' }),
    ke_status: text({ label: 'Ke Status', ...sure }),
    dari_gudang: text({ label: 'Dari Gudang' }),
    dari_baki: text({ label: 'Dari Baki' }),
    ke_gudang: text({ label: 'Ke Gudang' }),
    ke_baki: text({ label: 'Ke Baki' }),
    berat: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
  },
  asks: {
    pemegang: text({ label: 'Pemegang' }), //  the document that held the piece, as it was read
    versi: integer({ label: 'Versi' }), //     of the piece, as it was read
    barang: open({ label: 'Barang' }), //      a new piece: its facts
  },
  reckons: ['versi'],
  news: 'barang',
  undo: (row, { of }) => ({
    ...row,
    dari_status: row.ke_status,
    ke_status: row.dari_status ?? 'BATAL', // it never was
    dari_gudang: row.ke_gudang,
    dari_baki: row.ke_baki,
    ke_gudang: row.dari_gudang,
    ke_baki: row.dari_baki,
    // Outside of a tray the document holds it.
    pemegang: row.ke_status === 'ADA' || row.ke_status === 'KEMBALI' ? null : of.id,
  }),
  obstacles,
  preview: {
    right: pembacaJurnal,
    columns: {
      kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
      dari_status: choice({ label: 'Dari', of: statusBarang }),
      dari: text({ label: 'Dari Tempat' }),
      ke_status: choice({ label: 'Ke', of: statusBarang, ...sure }),
      ke: text({ label: 'Ke Tempat' }),
      berat: berat({ label: 'Berat', ...sure }),
    },
  },
})

/** A movement as the book gets it. */
export type Gerak = LedgerRow<typeof gerakBarang.entry, NonNullable<typeof gerakBarang.asks>>

/** Corrections of a piece's master facts: the same keys before and after. */
export const koreksiBarangBuku = defineLedger({
  name: 'koreksi_barang',
  title: 'Koreksi Barang',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    sebelum: open({ label: 'Sebelum', ...sure }),
    sesudah: open({ label: 'Sesudah', ...sure }),
  },
  asks: { versi: integer({ label: 'Versi' }) }, // of the piece, as it was read
  reckons: ['versi'],
  news: 'barang',
  undo: (row) => ({ ...row, sebelum: row.sesudah, sesudah: row.sebelum }),
  obstacles,
})

/** Neraca gram: double entry in gross and fine milligrams; every posting sums to zero. */
export const gram = defineLedger({
  name: 'gram',
  title: 'Neraca Gram',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    akun: text({ label: 'Akun', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kotor: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
  },
  undo: (row) => ({ ...row, kotor: 0 - row.kotor, murni: 0 - row.murni }),
  obstacles: { lebur: 'Emas {{nomor}} Sudah Dipakai {{oleh}}, Tidak Dapat Dibatalkan' },
  preview: {
    right: pembacaJurnal,
    columns: {
      akun: text({ label: 'Akun', ...sure }),
      kadar: kadar({ label: 'Kadar', ...sure }),
      kotor: berat({ label: 'Berat', ...sure, min: -1_000_000_000_000 }),
      murni: berat({ label: 'Berat Murni', ...sure, min: -1_000_000_000_000 }),
    },
  },
})
