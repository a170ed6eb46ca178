import { berat, choice, code, rupiah, saat, text } from '#kernel/field'
import { defineReport } from '#kernel/report'
import { everyone } from '#kernel/screen'
import { peristiwaBarang } from '../peristiwa.ts'

/** The passport of a piece: everything that ever happened to it. */
export const laporanRiwayatBarang = defineReport({
  path: '/laporan-riwayat-barang',
  title: 'Riwayat Barang',
  purpose: 'Kisah satu barang: keadaannya kini dan semua peristiwa sejak masuk',
  heading: 'Stok',
  icon: 'history',
  initially: everyone,
  call: 'reportbarang/riwayat-barang',
  filters: {
    kode_barcode: code({ label: 'Barcode', required: 'Barcode Tidak Boleh Kosong', max: 30 }),
  },
  columns: {
    saat: saat({ label: 'Waktu', required: true }),
    peristiwa: choice({ label: 'Peristiwa', of: peristiwaBarang, required: true, width: 16 }),
    lokasi: text({ label: 'Lokasi', width: 24 }),
    berat: berat({ label: 'Berat' }),
    nilai: rupiah({ label: 'Nilai' }),
    oleh: text({ label: 'Oleh', required: true }),
    dokumen: text({ label: 'Dokumen', required: true, open: 'nota', width: 20 }),
  },
  contoh: { kode_barcode: '010000017' },
})
