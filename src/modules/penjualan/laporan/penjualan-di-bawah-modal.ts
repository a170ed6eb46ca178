import { ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Pieces sold below their cost, with who allowed it (SPEC 6): the cost that he was shown. */
export const laporanPenjualanDiBawahModal = defineReport({
  path: '/laporan-penjualan-di-bawah-modal',
  title: 'Penjualan di Bawah Modal',
  purpose: 'Barang yang dijual di bawah modal, dan pemberi otorisasinya',
  heading: 'Penjualan',
  icon: 'warning',
  call: 'penjualan/report-di-bawah-modal',
  initially: ['SPV', 'MU'],
  filters: { ...periode, kode_sales: ref('sales', { label: 'Sales' }), user_id: pilihUser('User') },
  columns: {
    no_faktur_jual: text({ label: 'No Faktur Jual', required: true, open: 'nota', width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    modal: rupiah({ label: 'Modal', total: 'sum' }),
    jual: rupiah({ label: 'Harga Jual', required: true, total: 'sum' }),
    selisih: rupiah({ label: 'Selisih', total: 'sum' }),
    pemberi: text({ label: 'Pemberi', required: true, width: 20 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, user_id: null },
})
