import { berat, integer, ref, rupiah, tanggal } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** What was sold day by day; only where the shop stands on the list (SPEC 2). */
export const laporanRekapPenjualan = defineReport({
  path: '/laporan-rekap-penjualan',
  title: 'Rekap Penjualan',
  purpose: 'Penjualan per hari',
  heading: 'Penjualan',
  icon: 'report',
  when: 'REKAP_PENJUALAN_MODULE',
  call: 'penjualan/report-rekap',
  filters: { ...periode, kode_group: ref('group_harga', { label: 'Group' }) },
  from: { path: '/laporan-penjualan', without: ['kode_group'] },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    nota: integer({ label: 'Nota', required: true, total: 'sum', ...bolehKurang }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum', ...bolehKurang }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14, ...bolehKurang }),
    harga_total: rupiah({
      label: 'Total',
      required: true,
      total: 'sum',
      width: 18,
      ...bolehKurang,
    }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_group: null },
})
