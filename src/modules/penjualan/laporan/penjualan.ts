import { berat, choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode, urutkan } from '#kernel/report'
import { statusNota } from '#modules/kunjungan/kunjungan'
import { pilihValidBy } from '#modules/pengguna/pilih-user'
import { bolehKurang } from './retur.ts'

/** Notes of the period, one a row. */
export const laporanPenjualan = defineReport({
  path: '/laporan-penjualan',
  title: 'Laporan Penjualan',
  purpose: 'Nota penjualan dalam satu periode',
  heading: 'Penjualan',
  icon: 'report',
  call: 'penjualan/report',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    valid_by: pilihValidBy,
    status: choice({ label: 'Status', of: statusNota, initial: 'VALID' }),
    ...urutkan({
      no_faktur_jual: 'No Faktur Jual',
      harga_total: 'Total',
      nama_customer: 'Customer',
    }),
  },
  columns: {
    no_faktur_jual: text({
      label: 'No Faktur Jual',
      required: true,
      open: 'nota',
      total: 'count',
      width: 20,
    }),
    tgl_system: tanggal({ label: 'Tanggal', required: true }),
    jam: text({ label: 'Jam', required: true, width: 8 }),
    nama_customer: text({ label: 'Customer', width: 18 }),
    nama_sales: text({ label: 'Sales', width: 14 }),
    valid_by: text({ label: 'Kasir', width: 10 }),
    qty: integer({ label: 'Qty', required: true, total: 'sum', width: 6, ...bolehKurang }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', ...bolehKurang }),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum', width: 12, ...bolehKurang }),
    diskon: rupiah({ label: 'Diskon', required: true, total: 'sum', width: 12, ...bolehKurang }),
    pajak: rupiah({ label: 'Pajak', required: true, total: 'sum', width: 12, ...bolehKurang }),
    harga_total: rupiah({ label: 'Total', required: true, total: 'sum', ...bolehKurang }),
    status: choice({ label: 'Status', of: statusNota, required: true, width: 8 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_sales: null,
    valid_by: null,
    status: 'VALID',
    sort_by: 'no_faktur_jual',
  },
})
