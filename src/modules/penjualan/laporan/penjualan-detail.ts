import { berat, kadar, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode, urutkan } from '#kernel/report'
import { bolehKurang } from './retur.ts'

/** Each piece sold in the period. */
export const laporanPenjualanDetail = defineReport({
  path: '/laporan-penjualan-detail',
  title: 'Laporan Penjualan Detail',
  purpose: 'Setiap barang yang terjual',
  heading: 'Penjualan',
  icon: 'report',
  call: 'penjualan/report-detail',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kadar: kadar({ label: 'Kadar' }),
    kode_baki: ref('baki', { label: 'Baki' }),
    ...urutkan({
      kode_barcode: 'Barcode',
      nama_barang: 'Nama Barang',
      kode_toko: 'Toko', // SPEC 2, 9: shop by shop, each in the order of its notes
      no_faktur_jual: 'No Faktur Jual',
    }),
  },
  columns: {
    kode_barcode: text({
      label: 'Barcode',
      required: true,
      open: 'barang',
      total: 'count',
      width: 14,
    }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 26 }),
    kode_intern: text({ label: 'Intern', width: 10 }),
    kadar: kadar({ label: 'Kadar', required: true }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', ...bolehKurang }),
    harga_gram: rupiah({ label: 'Harga/Gram', required: true, width: 12 }),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum', width: 12, ...bolehKurang }),
    harga_jual: rupiah({ label: 'Harga Jual', required: true, total: 'sum', ...bolehKurang }),
    harga_total: rupiah({ label: 'Total', required: true, total: 'sum', ...bolehKurang }),
    no_faktur_jual: text({ label: 'No Faktur Jual', required: true, open: 'nota', width: 20 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_sales: null,
    kode_group: null,
    kode_dept: null,
    kadar: null,
    kode_baki: null,
    sort_by: 'kode_barcode',
  },
})
