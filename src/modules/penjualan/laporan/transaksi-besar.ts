import { choice, integer, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/**
 * Customers whose visits, deposits, payments for promises and loans of one day, over all shops of
 * the chain, come to the sum that has to be reported, or more (ADR 0141); and refiners who paid
 * this shop so much for melts in a day.
 */
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
    pelanggan: text({ label: 'Customer', total: 'count', width: 18 }),
    identitas: text({ label: 'Identitas', width: 20 }),
    // What it is for: in view before what it is made of.
    kumulatif: rupiah({ label: 'Kumulatif Semua Toko', required: true, width: 15 }),
    cabang: text({ label: 'Cabang', required: true, width: 12 }),
    jual: rupiah({ label: 'Jual', required: true, total: 'sum', width: 13, ...bolehKurang }),
    beli: rupiah({ label: 'Beli', required: true, total: 'sum', width: 13 }),
    tukar: rupiah({ label: 'Tukar', required: true, total: 'sum', width: 13 }),
    janji: rupiah({ label: 'Titipan Dan Janji', required: true, total: 'sum', width: 13 }),
    lebur: rupiah({ label: 'Lebur', required: true, total: 'sum', width: 13 }),
    toko_lain: integer({ label: 'Toko Lain', required: true, width: 8 }),
    no_faktur_group: text({ label: 'No Faktur Group', required: true, open: 'nota', width: 20 }),
    status_lapor: choice({
      label: 'Status Lapor',
      of: { SUDAH: 'Sudah', BELUM: 'Belum' },
      required: true,
      width: 10,
    }),
    dilaporkan: text({ label: 'Dilaporkan', width: 20 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
