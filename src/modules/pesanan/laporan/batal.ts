import { integer, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { beratLaporan } from './berat-laporan.ts'

/** Orders that were cancelled in these days (SPEC 2, 3, 7, 8). */
export const laporanBatalPesanan = defineReport({
  path: '/laporan-batal-pesanan',
  title: 'Laporan Batal Pesanan',
  purpose: 'Pesanan yang dibatalkan dan uang yang kembali',
  heading: 'Pesanan',
  icon: 'report',
  call: 'pesanan/batal-reports',
  filters: periode,
  columns: {
    no_pesanan: text({ label: 'No Pesanan', required: true, total: 'count', width: 20 }),
    kode_sales: text({ label: 'Kode Sales', required: true, width: 10 }),
    tanggal: tanggal({ label: 'Tanggal', required: true }),
    total_berat: beratLaporan('Total Berat (gr)'),
    total_qty: integer({ label: 'Total Qty', required: true, total: 'sum' }),
    ongkos: rupiah({ label: 'Ongkos', required: true, total: 'sum' }),
    total_harga: rupiah({ label: 'Total Harga', required: true, total: 'sum' }),
    jumlah_bayar: rupiah({ label: 'Jumlah Bayar', required: true, total: 'sum' }),
    sisa_bayar: rupiah({
      ...{ label: 'Sisa Bayar', required: true, total: 'sum', min: -999_999_999_999 },
    }),
  },
  sentences: {
    available: 'Laporan Pesanan Tersedia',
    empty: 'Laporan Pesanan Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
