import { berat, integer, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** What each seller sold, by price group; cancelled notes beside it. */
export const laporanPenjualanPerSales = defineReport({
  path: '/laporan-penjualan-per-sales',
  title: 'Laporan Transaksi Penjualan Sales',
  purpose: 'Hasil penjualan setiap sales',
  heading: 'Penjualan',
  icon: 'report',
  call: 'penjualan/report-per-sales',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
  },
  groupBy: 'sales',
  from: { path: '/laporan-penjualan-detail' },
  columns: {
    sales: text({ label: 'Sales', required: true, width: 24 }),
    kode_group: text({ label: 'Group', required: true }),
    nota: integer({ label: 'Nota', required: true, total: 'sum', ...bolehKurang }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum', ...bolehKurang }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', ...bolehKurang }),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum', ...bolehKurang }),
    harga_total: rupiah({ label: 'Total', required: true, total: 'sum', ...bolehKurang }),
    bonus: rupiah({ label: 'Bonus', total: 'sum', when: 'BONUS_SALES_MODULE', ...bolehKurang }),
    dibayar: rupiah({ label: 'Dibayar', total: 'sum', when: 'BONUS_SALES_MODULE', ...bolehKurang }),
    batal: integer({ label: 'Dibatalkan', required: true, total: 'sum' }),
  },
  sentences: { empty: 'Data Laporan Transaksi Penjualan Sales Kosong' },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null },
})
