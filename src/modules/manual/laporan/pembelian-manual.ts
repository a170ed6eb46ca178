import { berat, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Goods that were bought into trays of manual goods in these days. */
export const laporanPembelianManual = defineReport({
  path: '/laporan-pembelian-manual',
  title: 'Laporan Pembelian Manual',
  purpose: 'Barang tanpa barcode yang dibeli, per group',
  heading: 'Barang Manual',
  icon: 'report',
  call: 'pembelian-manual/report',
  when: 'BARANG_MANUAL_MODULE',
  filters: { ...periode, kode_group: ref('group_harga', { label: 'Group' }) },
  columns: {
    no: text({ label: 'No Dokumen', required: true, total: 'count', width: 20 }),
    group: text({ label: 'Group', required: true, width: 12 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    harga: rupiah({ label: 'Harga', required: true, total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_group: null },
})
