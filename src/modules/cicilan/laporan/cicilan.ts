import { choice, integer, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusCicilan } from '../cicilan.ts'

/** Pieces that were sold by instalments in these days, and what of them is paid. */
export const laporanCicilan = defineReport({
  path: '/laporan-cicilan',
  title: 'Laporan Cicilan',
  purpose: 'Barang yang dijual dengan cicilan: total, terbayar dan sisanya',
  heading: 'Cicilan',
  icon: 'report',
  call: 'cicilan/report',
  when: 'CICILAN_MODULE',
  filters: { ...periode, status: choice({ label: 'Status', of: statusCicilan }) },
  columns: {
    no_cicilan: text({ label: 'No Cicilan', required: true, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', required: true, width: 18 }),
    barang: text({ label: 'Barang', required: true, width: 22 }),
    total: rupiah({ label: 'Total', required: true, total: 'sum' }),
    dp: rupiah({ label: 'DP', required: true, total: 'sum' }),
    tenor: integer({ label: 'Tenor (Bulan)', required: true, width: 8 }),
    terbayar: rupiah({ label: 'Terbayar', required: true, total: 'sum' }),
    sisa: rupiah({ label: 'Sisa', required: true, total: 'sum' }),
    status: choice({ label: 'Status', of: statusCicilan, required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', status: null },
})
