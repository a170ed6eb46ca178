import { berat, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Cancelled deposits (SPEC 2, 3, 7, 8). */
export const laporanBatalTitip = defineReport({
  path: '/laporan-batal-titip',
  title: 'Laporan Batal Titip',
  purpose: 'Titipan yang dibatalkan, uang yang kembali dan yang hangus',
  heading: 'Titipan',
  icon: 'report',
  call: 'titip/report-batal-titip-uang',
  filters: periode,
  columns: {
    no_batal: text({ label: 'No Batal', required: true, total: 'count', width: 20 }),
    no_titipan: text({ label: 'No Titipan', required: true, width: 20 }),
    tgl_system: tanggal({ label: 'Tanggal', required: true }),
    nama_barang: text({ label: 'Nama Barang', width: 22 }),
    berat: berat({ label: 'Berat', total: 'sum' }),
    harga_jual: rupiah({ label: 'Harga Jual', total: 'sum' }),
    ongkos: rupiah({ label: 'Ongkos', total: 'sum' }),
    harga_total: rupiah({ label: 'Harga Total', total: 'sum' }),
    dp_rp: rupiah({ label: 'DP Rp', required: true, total: 'sum' }),
    kembali: rupiah({ label: 'Uang Kembali', required: true, total: 'sum' }),
    hangus: rupiah({ label: 'Hangus', required: true, total: 'sum' }),
  },
  sentences: {
    available: 'Laporan Batal Titip Tersedia',
    empty: 'Laporan Batal Titip Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
