import { berat, choice, kadar, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport } from '#kernel/report'
import { statusBarang } from '#modules/stok/barang'

/** Pieces that came on consignment: those that are the supplier's, and those he is owed for. */
export const laporanKonsinyasi = defineReport({
  path: '/laporan-konsinyasi',
  title: 'Barang Konsinyasi',
  purpose: 'Barang supplier yang masih di toko, dan yang sudah terjual',
  heading: 'Supplier',
  icon: 'report',
  when: 'KONSINYASI_MODULE',
  call: 'hutang-supplier/report-konsinyasi',
  filters: {
    supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
    milik: choice({ label: 'Milik', of: { SUPPLIER: 'Supplier', TOKO: 'Sudah Terjual' } }),
  },
  groupBy: 'supplier',
  columns: {
    supplier: text({ label: 'Supplier', required: true, width: 20 }),
    nomor: text({ label: 'No Penerimaan', required: true, width: 20 }),
    tgl_masuk: tanggal({ label: 'Tanggal Masuk', required: true }),
    kode_barcode: text({ label: 'Barcode', required: true, total: 'count', open: 'barang' }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 24 }),
    kadar: kadar({ label: 'Kadar', required: true }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    murni: berat({ label: 'Emas Murni', required: true, total: 'sum' }),
    nilai: rupiah({ label: 'Harga Pokok', required: true, total: 'sum' }),
    status: choice({ label: 'Status', of: statusBarang, required: true }),
    tgl_keluar: tanggal({ label: 'Tanggal Terjual' }),
  },
  contoh: { supplier: null, milik: null },
})
