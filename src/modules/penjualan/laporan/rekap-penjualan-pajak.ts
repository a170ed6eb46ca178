import { choice, persen, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/**
 * The base and the tax of every note: the full sale price, also in an exchange (DOMAIN 6); and of
 * the money for orders, services and instalments, on the day on which it was taken or went back.
 * PPh 22 and stamps stand beside it (ADR 0295).
 */
export const laporanRekapPenjualanPajak = defineReport({
  path: '/laporan-rekap-penjualan-pajak',
  title: 'Rekap Penjualan untuk Pajak',
  purpose: 'Dasar pengenaan pajak dan PPN setiap nota',
  heading: 'Penjualan',
  icon: 'report',
  call: 'penjualan/report-rekap-pajak',
  filters: periode,
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    no_faktur_jual: text({
      label: 'No Faktur Jual',
      required: true,
      open: 'nota',
      total: 'count',
      width: 20,
    }),
    dpp: rupiah({ label: 'DPP', required: true, total: 'sum', width: 18, ...bolehKurang }),
    tarif: persen({ label: 'Tarif Efektif (%)' }),
    ppn: rupiah({ label: 'PPN', required: true, total: 'sum', width: 16, ...bolehKurang }),
    pph22: rupiah({ label: 'PPh 22', required: true, total: 'sum', width: 14, ...bolehKurang }),
    meterai: rupiah({ label: 'Meterai', required: true, total: 'sum', width: 12 }),
    perolehan: choice({
      label: 'Faktur Perolehan',
      of: { ADA: 'Ada', TIDAK: 'Tidak ada', CAMPUR: 'Sebagian' },
      width: 14,
    }),
    aturan: text({ label: 'Aturan', width: 28 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
