import { integer, karat, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/**
 * The diamonds that were sold, stone by stone. What a piece cost the customer and what it earned
 * stands beside the first of its stones; whoever may not know costs sees no margin.
 */
export const laporanPenjualanBerlian = defineReport({
  path: '/laporan-penjualan-berlian',
  title: 'Laporan Penjualan Berlian',
  purpose: 'Berlian yang terjual, batu demi batu',
  heading: 'Penjualan',
  icon: 'diamond',
  call: 'penjualan/report-berlian',
  when: 'BERLIAN_MODULE',
  filters: { ...periode, kode_sales: ref('sales', { label: 'Sales' }) },
  columns: {
    no_faktur_jual: text({ label: 'No Faktur Jual', required: true, open: 'nota', width: 20 }),
    kode_barcode: text({ label: 'Barcode', open: 'barang', total: 'count', width: 12 }),
    nama_barang: text({ label: 'Nama Barang', width: 26 }),
    kode_shape: text({ label: 'Shape', width: 7 }),
    jml_batu: integer({ label: 'Jumlah Batu', total: 'sum', width: 8, ...bolehKurang }),
    karat_batu: karat({ label: 'Karat', total: 'sum', ...bolehKurang }),
    kode_color: text({ label: 'Color', width: 7 }),
    kode_clarity: text({ label: 'Clarity', width: 8 }),
    kode_cutgrade: text({ label: 'Cut', width: 6 }),
    harga_total: rupiah({ label: 'Harga', total: 'sum', ...bolehKurang }),
    margin: rupiah({ label: 'Margin', total: 'sum', min: -999_999_999_999 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null },
})
