import { alasan, defineDocument, makes, moves } from '#kernel/document'
import { berat, code, integer, list, paragraph, ref, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import type { Screen } from '#kernel/screen'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'

const sure = { required: true } as const
const when = 'PRE_ORDER_MODULE'

export const statusPreOrder = {
  OPEN: 'Open',
  CLOSING: 'Closing',
  DITERIMA: 'Diterima',
  BATAL: 'Dibatalkan',
} as const

/** The kinds of approval that a pre-order may need. */
export const otorisasiPreOrder = {
  SELISIH_PRE_ORDER: 'Pre Order Diterima Dengan Selisih',
} as const

/** What a screen of pre-orders has in common. */
export const layarPreOrder = (
  place: number,
  more: Pick<Screen, 'icon' | 'path' | 'purpose' | 'title'>,
): Screen => ({
  menu: 'barang',
  heading: 'Pre Order',
  place,
  initially: ['SPV', 'MU', 'DEV'],
  when,
  ...more,
})

/** Goods of one kind that are ordered: what each piece weighs and costs. */
export const barisPreOrder = {
  nama_barang: text({ label: 'Nama Barang', required: 'Nama Barang Tidak Boleh Kosong', max: 60 }),
  kode_group: ref('group_harga', { label: 'Group', ...sure }),
  kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
  qty: integer({
    label: 'Qty',
    ...sure,
    min: 1,
    max: 10_000,
    tooShort: 'Jumlah Tidak Boleh Diisi Dengan 0',
  }),
  berat: berat({
    label: 'Berat Per Pcs',
    ...sure,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
  harga: rupiah({ label: 'Harga Per Pcs', ...sure }),
}
export const barisTerbanyak = 200

/** A pre-order by its number, which a person picks. */
const dipilih = {
  nomor: code({ label: 'No PO', required: 'No PO Harus Dipilih', max: 40 }),
}
const lihat = whoSees(
  '/lihat-pre-order',
  '/transaksi-pre-order',
  '/closing-barang-po',
  '/import-pre-order',
)
const ubah = whoSees('/lihat-pre-order', '/transaksi-pre-order')

/** What the shop orders from a supplier before it has it (DOMAIN 5). */
export const preOrder = defineDocument({
  name: 'PRE_ORDER',
  title: 'Pre Order',
  prefix: 'PO',
  states: statusPreOrder,
  ends: ['DITERIMA', 'BATAL'],
  books: [],
  commands: {
    simpan: makes({
      path: 'pre-order/simpan',
      label: 'Simpan',
      summary: 'Order goods that the shop does not have yet',
      right: whoSees('/transaksi-pre-order', '/import-pre-order'),
      when,
      to: 'OPEN',
      body: {
        supplier: ref('supplier', { label: 'Supplier', ...sure, when: 'SUPPLIER_MODULE' }),
        tgl_datang: tanggal({ label: 'Perkiraan Datang' }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
        barang: list(barisPreOrder, {
          label: 'Barang',
          required: 'Belum Ada Barang Di Tabel',
          min: 1,
          max: barisTerbanyak,
        }),
        tgl_system: tanggalDokumen,
      },
    }),
    jual: moves(['OPEN'], {
      path: 'pre-order/jual',
      label: 'Catat Terjual',
      summary: 'Promise pieces of a line to a customer who has paid a deposit',
      right: ubah,
      when,
      freezes: true,
      to: 'OPEN',
      body: {
        ...dipilih,
        baris: integer({ label: 'Baris Ke', ...sure, min: 1, max: barisTerbanyak, initial: 1 }),
        qty: { ...barisPreOrder.qty, initial: 1 },
        no_titipan: code({ label: 'No Titipan', ...sure, max: 40 }),
      },
    }),
    closing: moves(['OPEN'], {
      path: 'pre-order/closing',
      label: 'Closing',
      summary: 'Close a pre-order: it goes to the supplier, nothing more is promised of it',
      consequence: 'Setelah closing tidak ada lagi yang dapat dijual dari pre order ini.',
      right: whoSees('/closing-barang-po'),
      when,
      freezes: true,
      to: 'CLOSING',
      body: dipilih,
    }),
    terima: moves(['CLOSING'], {
      path: 'pre-order/terima',
      label: 'Diterima',
      summary: 'The goods came: name the goods receipt that took them in',
      consequence: 'Barang harus sudah masuk lewat Penerimaan Barang.',
      right: ubah,
      when,
      freezes: true,
      to: 'DITERIMA',
      mayAsk: ['SELISIH_PRE_ORDER'],
      body: { ...dipilih, no_terima: code({ label: 'No Penerimaan', ...sure, max: 40 }) },
    }),
    bukaLagi: moves(['DITERIMA'], {
      path: 'pre-order/buka-lagi',
      label: 'Buka Lagi',
      summary: 'Its goods receipt was cancelled: the goods are waited for again',
      right: ubah,
      when,
      freezes: true,
      to: 'CLOSING',
      body: dipilih,
    }),
    batal: moves(['OPEN', 'CLOSING'], {
      path: 'pre-order/batal',
      label: 'Batal Pre Order',
      summary: 'Cancel a pre-order of which nothing is promised',
      right: ubah,
      when,
      to: 'BATAL',
      body: { ...dipilih, alasan },
    }),
  },
  list: {
    path: 'pre-order/lihat',
    summary: 'Pre-orders, newest first',
    empty: 'Data Tidak Tersedia', // SPEC 8
    right: lihat,
    reckons: { terjual: 'terjual_po', tersisa: 'tersisa_po', pcs_terima: 'diterima_po' },
    columns: {
      supplier: text({ label: 'Supplier' }),
      rincian: paragraph({ label: 'Barang', ...sure, hidden: true }),
      qty: integer({ label: 'Qty', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      total: rupiah({ label: 'Total', ...sure }),
      terjual: integer({ label: 'Terjual', ...sure }),
      tersisa: integer({ label: 'Tersisa', ...sure, min: -1_000_000 }),
      tgl_datang: tanggal({ label: 'Perkiraan Datang', late: ['OPEN', 'CLOSING'] }),
      tgl_closing: tanggal({ label: 'Tanggal Closing', hidden: true }),
      no_terima: text({ label: 'No Penerimaan', hidden: true }),
      pcs_terima: integer({ label: 'Pcs Diterima', hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  sections: {
    closing: {
      states: ['OPEN'],
      screen: layarPreOrder(32, {
        path: '/closing-barang-po',
        title: 'Closing Barang PO',
        icon: 'closing',
        purpose: 'Tutup pre order: dikirim ke supplier, tidak dijual lagi',
      }),
    },
  },
  screen: layarPreOrder(30, {
    path: '/transaksi-pre-order',
    title: 'Transaksi Pre Order',
    icon: 'transaction',
    purpose: 'Pesan barang dari supplier sebelum ada',
  }),
  listScreen: layarPreOrder(31, {
    path: '/lihat-pre-order',
    title: 'Lihat Pre Order',
    icon: 'list',
    purpose: 'Cari pre order, catat yang terjual, terima barangnya',
  }),
})
