import { berat, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode, urutkan } from '#kernel/report'
import { pilihValidBy } from '#modules/pengguna/pilih-user'

/** Purchase notes of the period, one a row; of a filter by goods only what it leaves of them. */
export const laporanPembelian = defineReport({
  path: '/laporan-pembelian',
  title: 'Laporan Pembelian',
  purpose: 'Faktur pembelian dalam satu periode',
  heading: 'Pembelian',
  icon: 'report',
  call: 'pembelian/report',
  fileAbove: 500, // SPEC 9
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    valid_by: pilihValidBy,
    kode_group: ref('group_harga', { label: 'Group' }),
    kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }),
    ...urutkan({ no_faktur_beli: 'No Faktur Beli', harga: 'Harga', nama_customer: 'Customer' }),
  },
  columns: {
    no_faktur_beli: text({
      label: 'No Faktur Beli',
      required: true,
      open: 'nota_beli',
      total: 'count',
      width: 20,
    }),
    tgl_system: tanggal({ label: 'Tanggal', required: true }),
    nama_customer: text({ label: 'Customer', width: 22 }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 12 }),
    harga: rupiah({ label: 'Harga', required: true, total: 'sum', width: 16 }),
    kondisi: text({ label: 'Kondisi', required: true, max: 2000, width: 24 }),
    valid_by: text({ label: 'Valid By', width: 12 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_sales: null,
    valid_by: null,
    kode_group: null,
    kondisi: null,
    sort_by: 'no_faktur_beli',
  },
})
