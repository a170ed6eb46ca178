import { rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** Customers whose visits of one day come to the sum that has to be reported, or more. */
export const laporanTransaksiBesar = defineReport({
  path: '/laporan-transaksi-besar',
  title: 'Laporan Transaksi Besar',
  purpose: 'Pelanggan yang bertransaksi besar dalam sehari, dengan identitasnya',
  heading: 'Kontrol',
  icon: 'alert',
  call: 'penjualan/report-transaksi-besar',
  initially: ['SPV'],
  filters: periode,
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    pelanggan: text({ label: 'Customer', total: 'count', width: 24 }),
    identitas: text({ label: 'Identitas', width: 22 }),
    cabang: text({ label: 'Cabang', required: true, width: 18 }),
    jual: rupiah({ label: 'Jual', required: true, total: 'sum', ...bolehKurang }),
    beli: rupiah({ label: 'Beli', required: true, total: 'sum' }),
    tukar: rupiah({ label: 'Tukar', required: true, total: 'sum' }),
    kumulatif: rupiah({
      label: 'Kumulatif',
      required: true,
      total: 'sum',
      width: 16,
      ...bolehKurang,
    }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
