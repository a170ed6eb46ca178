import { berat, choice, integer, ref, rupiah, text } from '#kernel/field'
import { defineReport } from '#kernel/report'

/** The advice for pieces that lie long. */
const saran = { 'PINDAH BAKI': 'Pindah Baki', PROMO: 'Promo', LEBUR: 'Lebur' } as const

/** How long the pieces lie in the shop, and what to do about those that lie long. */
export const laporanUmurBarang = defineReport({
  path: '/laporan-umur-barang',
  title: 'Laporan Umur Barang',
  purpose: 'Barang menurut lamanya di toko, dengan saran',
  heading: 'Stok',
  icon: 'calendar',
  call: 'reportbarang/umur-barang',
  filters: {
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kode_baki: ref('baki', { label: 'Baki' }),
  },
  from: {
    path: '/laporan-analisis-harga-barang',
    also: { status: 'SEMUA' },
    sums: { pcs: 'kode_barcode', berat: 'berat' },
  },
  columns: {
    umur: text({ label: 'Umur (Hari)', required: true, width: 14 }),
    pcs: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14 }),
    pokok: rupiah({ label: 'Harga Pokok', required: true, total: 'sum', width: 18 }),
    saran: choice({ label: 'Saran', of: saran, width: 30 }),
  },
  contoh: { kode_group: null, kode_dept: null, kode_baki: null },
})
