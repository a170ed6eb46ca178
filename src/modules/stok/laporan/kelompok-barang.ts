import { berat, choice, integer, ref, text } from '#kernel/field'
import { defineReport } from '#kernel/report'

const nama = 'NAMA BARANG'
const namaSize = 'NAMA BARANG DAN SIZE'

/** What lies in the shop by name, or by name and size (SPEC 2, 3, 4, 7). */
export const laporanKelompokBarang = defineReport({
  path: '/laporan-kelompok-barang',
  title: 'Laporan Kelompok Barang',
  purpose: 'Berat dan jumlah barang per nama, atau per nama dan size',
  heading: 'Stok',
  icon: 'list',
  call: 'reportbarang/kelompok-barang',
  filters: {
    kode_dept: ref('jenis', { label: 'Jenis' }),
    group_by: choice({
      label: 'Berdasarkan',
      of: { [nama]: nama, [namaSize]: namaSize },
      required: true,
      initial: nama,
    }),
  },
  // SPEC 9: group report delay 500 ms; SPEC 4: another 'Berdasarkan' clears the result.
  shapes: { by: 'group_by', columns: { size: namaSize }, delay: 500 },
  detail: ['size'], // SPEC 3: size variant has a detail list of size, berat, jumlah
  from: {
    path: '/laporan-analisis-harga-barang',
    also: { status: 'SEMUA' },
    sums: { jumlah: 'kode_barcode', berat: 'berat' },
  },
  columns: {
    nama_barang: text({ label: 'Nama Barang', required: true, width: 40 }),
    size: text({ label: 'Size', width: 10 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14 }),
    jumlah: integer({ label: 'Jumlah', required: true, total: 'sum', width: 10 }),
  },
  sentences: {
    available: 'Laporan Kelompok barang Tersedia', // SPEC 8
    empty: 'Data Laporan Transaksi Penjualan Sales Kosong', // SPEC 2
    failed: 'Laporan Penjualan Tidak Tersedia', // SPEC 8
  },
  contoh: { kode_dept: null, group_by: nama },
})
