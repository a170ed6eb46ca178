import { berat, choice, ref, rupiah, text } from '#kernel/field'
import { defineReport, urutkan } from '#kernel/report'

/** What may be sold, or all that lies in the shop, reserved and broken pieces, too. */
const statusAnalisis = { DIJUAL: 'Dijual', SEMUA: 'Semua' } as const

/** What is on sale by its price, the dearest or the cheapest first (SPEC 2, 3, 7). */
export const laporanAnalisisHargaBarang = defineReport({
  path: '/laporan-analisis-harga-barang',
  title: 'Laporan Analisis Harga Barang',
  purpose: 'Barang menurut harga jualnya, tertinggi atau terendah dulu',
  heading: 'Stok',
  icon: 'chart',
  call: 'barang/laporan-analisis-harga-barang',
  rowsAs: 'databarang', // SPEC 7: reads databarang and count
  also: 'GET', // SPEC 7: verb GET or POST
  filters: {
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_baki: ref('baki', { label: 'Baki' }),
    nama_barang: text({ label: 'Nama Barang', max: 200 }),
    size: text({ label: 'Size', max: 20 }),
    umur: text({ label: 'Umur (Hari)', max: 10 }),
    status: choice({ label: 'Status', of: statusAnalisis, initial: 'DIJUAL' }),
    ...urutkan({ HARGA_MAX: 'Harga Tertinggi', HARGA_MIN: 'Harga Terendah' }),
  },
  columns: {
    kode_barcode: text({
      label: 'Kode',
      required: true,
      width: 12,
      open: 'barang',
      total: 'count',
    }),
    kode_group: text({ label: 'Group', required: true, width: 8 }),
    kode_dept: text({ label: 'Jenis', required: true, width: 8 }),
    kode_jenis: text({ label: 'Jenis', required: true, hidden: true }), // SPEC 3 names both
    kode_intern: text({ label: 'Intern', width: 10 }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 28 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 12 }),
    harga_jual: rupiah({ label: 'Harga Jual', total: 'sum', width: 16 }),
  },
  sentences: {
    empty: 'Data Laporan Analisis Harga Barang Kosong', // SPEC 2
  },
  contoh: {
    kode_dept: null,
    kode_group: null,
    kode_baki: null,
    nama_barang: null,
    size: null,
    umur: null,
    status: 'DIJUAL',
    sort_by: 'HARGA_MAX',
  },
})
