import { berat, integer, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** What sells: each type of goods with its share of the whole. */
export const laporanPenjualanPerJenis = defineReport({
  path: '/laporan-penjualan-per-jenis',
  title: 'Penjualan per Jenis',
  purpose: 'Jenis barang yang terjual dan bagiannya dari semua penjualan',
  heading: 'Penjualan',
  icon: 'pie',
  call: 'penjualan/report-per-jenis',
  filters: {
    ...periode,
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kode_group: ref('group_harga', { label: 'Group' }),
  },
  from: { path: '/laporan-penjualan-detail' },
  columns: {
    jenis: text({ label: 'Jenis', required: true, max: 200, width: 30 }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum', ...bolehKurang }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14, ...bolehKurang }),
    harga_total: rupiah({
      label: 'Total',
      required: true,
      total: 'sum',
      width: 18,
      ...bolehKurang,
    }),
    persen: persen({
      label: 'Bagian (%)',
      means: 'Bagian dari jumlah laporan ini, bukan dari semua penjualan bila disaring',
      ...bolehKurang,
    }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_dept: null, kode_group: null },
})
