import { choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusPesanan } from '../pesanan.ts'
import { beratLaporan } from './berat-laporan.ts'

/** Orders of these days: what was paid, what remains, who makes them and by when. */
export const laporanPesanan = defineReport({
  path: '/laporan-pesanan',
  title: 'Laporan Pesanan',
  purpose: 'Pesanan dengan uang muka, sisa, tukang dan keterlambatannya',
  heading: 'Pesanan',
  icon: 'report',
  call: 'pesanan/report',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    status: choice({ label: 'Status', of: statusPesanan }),
    kode_tukang: ref('tukang', { label: 'Tukang' }),
  },
  subjects: [], // a promised day lies outside the period
  columns: {
    no_pesanan: text({ label: 'No Pesanan', required: true, total: 'count', width: 20 }),
    customer: text({ label: 'Customer', required: true, width: 18 }),
    deskripsi: text({ label: 'Deskripsi', required: true, width: 30 }),
    berat: beratLaporan('Berat (gr)'),
    dp: rupiah({ label: 'DP', required: true, total: 'sum' }),
    sisa: rupiah({ label: 'Sisa', required: true, total: 'sum', min: -999_999_999_999 }),
    janji: tanggal({ label: 'Janji Selesai', required: true }),
    tukang: text({ label: 'Tukang', required: true, width: 16 }),
    status: choice({ label: 'Status', of: statusPesanan, required: true }),
    telat: integer({ label: 'Telat (Hari)', width: 8 }),
  },
  contoh: {
    ...{ tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
    ...{ kode_sales: null, status: null, kode_tukang: null },
  },
})
