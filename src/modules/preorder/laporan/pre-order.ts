import { berat, choice, integer, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusPreOrder } from '../pre-order.ts'

/** What was ordered in these days before it was there, line by line. */
export const laporanPreOrder = defineReport({
  path: '/laporan-pre-order',
  title: 'Laporan Pre Order',
  purpose: 'Barang yang dipesan dari supplier: terjual, tersisa dan closing',
  heading: 'Pre Order',
  icon: 'report',
  call: 'pre-order/report',
  when: 'PRE_ORDER_MODULE',
  filters: { ...periode, status: choice({ label: 'Status', of: statusPreOrder }) },
  subjects: [], // a closing lies outside the period
  columns: {
    no_po: text({ label: 'No PO', required: true, width: 20 }),
    barang: text({ label: 'Barang', required: true, total: 'count', width: 26 }),
    qty: integer({ label: 'Qty', required: true, total: 'sum', width: 8 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    terjual: integer({ label: 'Terjual', required: true, total: 'sum', width: 8 }),
    tersisa: integer({ label: 'Tersisa', required: true, total: 'sum', width: 8 }),
    closing: tanggal({ label: 'Closing' }),
    status: choice({ label: 'Status', of: statusPreOrder, required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', status: null },
})
