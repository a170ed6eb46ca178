import { ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Own goods bought back above what their note is worth, with who allowed it (SPEC 6). */
export const laporanPembelianDiAtasNota = defineReport({
  path: '/laporan-pembelian-di-atas-nota',
  title: 'Pembelian di Atas Harga Nota',
  purpose: 'Barang sendiri yang dibeli di atas harga notanya, dan pemberi otorisasinya',
  heading: 'Pembelian',
  icon: 'report',
  call: 'pembelian/report-di-atas-nota',
  filters: { ...periode, kode_sales: ref('sales', { label: 'Sales' }) },
  columns: {
    no_faktur_beli: text({ label: 'No Faktur Beli', required: true, open: 'nota_beli', width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    harga_nota: rupiah({ label: 'Harga Nota', required: true, total: 'sum' }),
    harga: rupiah({ label: 'Harga Beli', required: true, total: 'sum' }),
    selisih: rupiah({ label: 'Selisih', required: true, total: 'sum' }),
    otorisasi: text({ label: 'Otorisasi', width: 20 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null },
})
