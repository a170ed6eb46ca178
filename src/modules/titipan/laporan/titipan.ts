import { berat, choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'
import { statusTitipan } from '../titipan.ts'

/** Deposits owed at the end of a day, the oldest first. */
export const laporanTitipan = defineReport({
  path: '/laporan-titipan',
  title: 'Laporan Titipan Aktif',
  purpose: 'Uang titipan yang masih dipegang, untuk barang apa dan sampai kapan',
  heading: 'Titipan',
  icon: 'report',
  call: 'titipan/report',
  filters: {
    ...padaTanggal,
    kode_sales: ref('sales', { label: 'Sales' }),
    status: choice({ label: 'Status', of: statusTitipan, initial: 'TITIP' }),
  },
  columns: {
    no_titipan: text({ label: 'No Titipan', required: true, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', required: true, width: 18 }),
    barang: text({ label: 'Barang', width: 24 }),
    berat: berat({ label: 'Berat', total: 'sum' }),
    harga: rupiah({ label: 'Harga', total: 'sum' }),
    dp: rupiah({ label: 'DP', required: true, total: 'sum' }),
    sisa: rupiah({ label: 'Sisa', total: 'sum' }),
    umur: integer({ label: 'Umur (Hari)', required: true, width: 8 }),
    batas: tanggal({ label: 'Batas' }),
  },
  contoh: { tgl: '2026-11-21', kode_sales: null, status: 'TITIP' },
})
