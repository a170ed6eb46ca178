import { berat, integer, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Manual goods that were sold in these days, line by line; cancelled notes are not in it. */
export const laporanPenjualanManual = defineReport({
  path: '/laporan-penjualan-manual',
  title: 'Laporan Penjualan Manual',
  purpose: 'Barang tanpa barcode yang terjual, per group, jenis dan baki',
  heading: 'Barang Manual',
  icon: 'report',
  call: 'penjualan-manual/report',
  when: 'BARANG_MANUAL_MODULE',
  filters: {
    ...periode,
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kode_baki: ref('baki', { label: 'Baki' }),
  },
  columns: {
    nota: text({ label: 'No Dokumen', required: true, total: 'count', width: 20 }),
    group: text({ label: 'Group', required: true, width: 12 }),
    jenis: text({ label: 'Jenis', required: true, width: 12 }),
    qty: integer({ label: 'Qty', required: true, total: 'sum', width: 8 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    total: rupiah({ label: 'Total', required: true, total: 'sum' }),
  },
  contoh: {
    ...{ tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
    ...{ kode_group: null, kode_dept: null, kode_baki: null },
  },
})
