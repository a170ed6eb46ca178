import { berat, integer, ref, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** What became of gold that was bought, of purchases that were sorted in these days. */
export const laporanSortirPembelian = defineReport({
  path: '/laporan-sortir-pembelian',
  title: 'Laporan Sortir Pembelian',
  purpose: 'Emas yang disortir per pembelian: dijual lagi, dicuci, dilebur, dihancurkan',
  heading: 'Pembelian',
  icon: 'report',
  call: 'sortir-pembelian/report',
  filters: { ...periode, kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }) },
  columns: {
    no_beli: text({ label: 'No Beli', required: true, open: 'nota_beli', width: 20 }),
    pcs: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    jual_lagi: berat({ label: 'Jual Lagi', required: true, total: 'sum' }),
    cuci: berat({ label: 'Cuci Atau Sepuh', required: true, total: 'sum' }),
    lebur: berat({ label: 'Lebur', required: true, total: 'sum' }),
    hancur: berat({ label: 'Hancur', required: true, total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kondisi: null },
})
