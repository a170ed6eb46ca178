import { berat, choice, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusService } from '../service.ts'

/** Pieces of customers that came in these days, and what became of them. */
export const laporanService = defineReport({
  path: '/laporan-service',
  title: 'Laporan Service',
  purpose: 'Barang pelanggan yang dikerjakan: berat, biaya dan uang mukanya',
  heading: 'Service',
  icon: 'report',
  call: 'service/report',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    status: choice({ label: 'Status', of: statusService }),
  },
  columns: {
    no_service: text({ label: 'No Service', required: true, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', required: true, width: 18 }),
    barang: text({ label: 'Barang', required: true, width: 22 }),
    berat_masuk: berat({ label: 'Berat Masuk', required: true, total: 'sum' }),
    berat_keluar: berat({ label: 'Berat Keluar', total: 'sum' }),
    biaya: rupiah({ label: 'Biaya', required: true, total: 'sum' }),
    dp: rupiah({ label: 'DP', required: true, total: 'sum' }),
    status: choice({ label: 'Status', of: statusService, required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, status: null },
})
