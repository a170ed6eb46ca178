import { defineDocument, makes } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { choice, code, integer, ref, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { whoSees } from '#kernel/right'
import { defineScreen } from '#kernel/screen'

const sure = { required: true } as const
const right = whoSees('/tambah-dan-ambil-stock-aksesoris')

/** What is counted, not weighed: boxes, bags, cleaning cloths. */
export const aksesoris = defineMaster({
  name: 'aksesoris',
  title: 'Master Aksesoris',
  path: '/master-aksesoris',
  icon: 'tag',
  purpose: 'Kotak, kantong dan aksesoris lain yang dihitung jumlahnya',
  key: 'kode_aksesoris',
  shown: 'nama_aksesoris',
  fields: {
    kode_aksesoris: code({ label: 'Kode Aksesoris', ...sure }),
    nama_aksesoris: text({ label: 'Nama Aksesoris', ...sure }),
    satuan: text({ label: 'Satuan', ...sure, max: 20 }),
    minimum: integer({ label: 'Minimum' }),
    aktif,
  },
  calls: usualCalls('aksesoris', 'kode_aksesoris'),
  contoh: {
    kode_aksesoris: 'KOTAK',
    nama_aksesoris: 'Kotak Cincin',
    satuan: 'pcs',
    minimum: 20,
    aktif: true,
  },
})

export const stokAksesorisBuku = defineLedger({
  name: 'stok_aksesoris',
  title: 'Stok Aksesoris',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_aksesoris: code({ label: 'Kode Aksesoris', ...sure }),
    jumlah: integer({ label: 'Jumlah', ...sure }),
  },
  reckons: ['versi', 'saldo'],
  news: 'aksesoris',
})

export const arahAksesoris = { TAMBAH: 'Tambah', AMBIL: 'Ambil' }

/** What comes or is taken, and why. */
export const aksesorisMasuk = {
  arah: choice({ label: 'Tambah Atau Ambil', of: arahAksesoris, ...sure, initial: 'TAMBAH' }),
  kode_aksesoris: ref('aksesoris', { label: 'Aksesoris', ...sure }),
  jumlah: integer({
    label: 'Jumlah',
    ...sure,
    min: 1,
    max: 1_000_000,
    tooShort: 'Jumlah Tidak Boleh Diisi Dengan 0',
  }),
  keterangan: text({ label: 'Keterangan', ...sure, max: 200 }),
}

/** Counted stock comes in or is taken out (DOMAIN 5). */
export const stokAksesoris = defineDocument({
  name: 'STOK_AKSESORIS',
  title: 'Stock Aksesoris',
  prefix: 'AK',
  states: { VALID: 'Valid' },
  books: [stokAksesorisBuku],
  commands: {
    simpan: makes({
      path: 'tambah-dan-ambil-stock-aksesoris/simpan',
      label: 'Simpan',
      summary: 'Accessories come in or are taken out; never more than there are',
      right,
      to: 'VALID',
      body: aksesorisMasuk,
    }),
  },
  list: {
    path: 'tambah-dan-ambil-stock-aksesoris/gerak',
    summary: 'What came and what was taken, newest first; with count',
    right,
    book: stokAksesorisBuku,
    columns: {
      kode_aksesoris: ref('aksesoris', { label: 'Aksesoris', ...sure }),
      jumlah: integer({ label: 'Jumlah', ...sure }),
      saldo: integer({ label: 'Saldo', ...sure }),
      keterangan: text({ label: 'Keterangan' }),
    },
  },
  screen: defineScreen({
    path: '/tambah-dan-ambil-stock-aksesoris',
    title: 'Tambah dan Ambil Stock Aksesoris',
    menu: 'barang',
    place: 20,
    icon: 'tag',
    purpose: 'Kotak, kantong dan aksesoris lain: masuk, keluar dan sisanya',
    initially: ['SPV', 'MU', 'DEV'],
  }),
})
