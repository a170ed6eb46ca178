import { berat, integer, kadar, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** Grams by price group and fineness: of the pieces, which may differ from their group's. */
export const laporanPenjualanPerKadar = defineReport({
  path: '/laporan-penjualan-per-kadar',
  title: 'Penjualan per Kadar / Group',
  purpose: 'Berat yang terjual menurut group dan kadar, dengan harga rata-rata per gram',
  heading: 'Penjualan',
  icon: 'purity',
  call: 'penjualan/report-per-kadar',
  filters: {
    ...periode,
    kadar: kadar({ label: 'Kadar' }),
    kode_group: ref('group_harga', { label: 'Group' }),
    kelompok_harga: ref('kelompok_harga', {
      label: 'Kelompok Harga',
      when: 'KELOMPOK_HARGA_MODULE',
    }),
  },
  from: { path: '/laporan-penjualan-detail', without: ['kelompok_harga'] },
  columns: {
    group: text({ label: 'Group', required: true, max: 200, width: 26 }),
    kadar: kadar({ label: 'Kadar', required: true }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum', ...bolehKurang }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14, ...bolehKurang }),
    murni: berat({ label: 'Berat Murni', required: true, total: 'sum', width: 14, ...bolehKurang }),
    harga_total: rupiah({
      label: 'Total',
      required: true,
      total: 'sum',
      width: 18,
      ...bolehKurang,
    }),
    rata: rupiah({ label: 'Rata/Gram', required: true }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kadar: null,
    kode_group: null,
    kelompok_harga: null,
  },
})
