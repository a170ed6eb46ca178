import { rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { beratLaporan } from './berat-laporan.ts'

/** What was ordered in these days (SPEC 2, 3, 7, 8). */
export const laporanPesananBarang = defineReport({
  path: '/laporan-pesanan-barang',
  title: 'Laporan Pesanan Barang',
  purpose: 'Barang yang dipesan, beratnya, ongkos dan harganya',
  heading: 'Pesanan',
  icon: 'report',
  call: 'pesanan/report-pesanan-barang',
  filters: periode,
  columns: {
    no_pesanan: text({ label: 'No Pesanan', required: true, total: 'count', width: 20 }),
    kode_sales: text({ label: 'Kode Sales', required: true, width: 10 }),
    tgl_pesanan: tanggal({ label: 'Tanggal Pesanan', required: true }),
    deskripsi: text({ label: 'Deskripsi', required: true, width: 40 }),
    berat: beratLaporan('Berat (gr)'),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum' }),
    sub_total: rupiah({ label: 'Sub Total', required: true, total: 'sum' }),
  },
  sentences: {
    available: 'Laporan Pesanan Barang Tersedia',
    empty: 'Laporan Pesanan Barang Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
