import { integer, kadar, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** A loss is below zero. */
const rugi = { min: -999_999_999_999 } as const

/**
 * What each piece earned over its cost. Whoever may not know costs sees none; a piece whose cost
 * nobody entered has no margin and is counted apart.
 */
export const laporanMarginPenjualan = defineReport({
  path: '/laporan-margin-penjualan',
  title: 'Laporan Margin Penjualan',
  purpose: 'Harga jual dibandingkan dengan harga pokok setiap barang',
  heading: 'Penjualan',
  icon: 'line-chart',
  call: 'penjualan/report-margin',
  initially: ['SPV', 'MU'],
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kadar: kadar({ label: 'Kadar' }),
  },
  columns: {
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    no_faktur_jual: text({ label: 'No Faktur Jual', required: true, open: 'nota', width: 20 }),
    harga_pokok: rupiah({ label: 'Harga Pokok', total: 'sum', ...bolehKurang }),
    harga_jual: rupiah({ label: 'Harga Jual', required: true, total: 'sum', ...bolehKurang }),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum', width: 12, ...bolehKurang }),
    diskon: rupiah({ label: 'Diskon', required: true, total: 'sum', width: 12, ...bolehKurang }),
    pajak_termasuk: rupiah({
      label: 'Termasuk Pajak',
      required: true,
      total: 'sum',
      width: 12,
      ...bolehKurang,
    }),
    margin: rupiah({
      label: 'Margin',
      total: 'sum',
      ...rugi,
    }),
    persen: persen({
      label: 'Margin (%)',
      max: 1_000_000_00,
      means: 'Margin dibagi margin + harga pokok, yaitu dari penjualan tanpa pajak',
      ratio: ['margin', 'margin', 'harga_pokok'],
      ...rugi,
    }),
    pokok_kosong: integer({
      label: 'Pokok Tidak Diketahui',
      total: 'sum',
      width: 10,
      ...bolehKurang,
    }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_sales: null,
    kode_group: null,
    kode_dept: null,
    kadar: null,
  },
})
