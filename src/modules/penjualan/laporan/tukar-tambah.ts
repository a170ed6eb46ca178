import { berat, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** More came in than went out: below zero. */
const beda = { required: true, total: 'sum', min: -999_999_999_999 } as const

/** Visits that sold and bought: both sides, and the one settlement. */
export const laporanTukarTambah = defineReport({
  path: '/laporan-tukar-tambah',
  title: 'Laporan Tukar Tambah',
  purpose: 'Kunjungan yang menjual dan membeli, dengan selisih berat dan pembayarannya',
  heading: 'Penjualan',
  icon: 'exchange',
  call: 'tukar-tambah/report',
  filters: { ...periode, kode_sales: ref('sales', { label: 'Sales' }) },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    no_faktur_jual: text({
      label: 'Faktur Jual',
      required: true,
      open: 'nota',
      max: 4000,
      width: 20,
    }),
    no_faktur_beli: text({
      label: 'Faktur Beli',
      required: true,
      open: 'nota_beli',
      max: 4000,
      width: 20,
    }),
    berat_keluar: berat({ label: 'Berat Keluar', required: true, total: 'sum', width: 12 }),
    berat_masuk: berat({ label: 'Berat Masuk', required: true, total: 'sum', width: 12 }),
    selisih: berat({ label: 'Selisih', width: 12, ...beda }),
    total_jual: rupiah({ label: 'Total Jual', required: true, total: 'sum' }),
    total_beli: rupiah({ label: 'Total Beli', required: true, total: 'sum' }),
    bayar: rupiah({ label: 'Bayar', ...beda }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null },
})
