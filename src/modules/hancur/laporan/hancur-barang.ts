import { berat, choice, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'
import { caraHancur } from '../hancur.ts'

/** Pieces that were destroyed or changed: what was left, what it had cost, who agreed. */
export const laporanHancurBarang = defineReport({
  path: '/laporan-hancur-barang',
  title: 'Laporan Hancur Barang',
  purpose: 'Barang yang dihancur, susut atau diubah, hasilnya, alasan dan otorisasinya',
  heading: 'Stok',
  icon: 'report',
  call: 'reportbarang/hancur-barang',
  filters: { ...periode, user_id: pilihUser('Oleh') },
  columns: {
    no: text({ label: 'No Dokumen', required: true, width: 20 }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 22 }),
    cara: choice({ label: 'Cara', of: caraHancur, required: true }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    hasil: berat({ label: 'Berat Hasil', required: true, total: 'sum' }),
    nilai_pokok: rupiah({ label: 'Nilai Pokok', required: true, total: 'sum' }),
    alasan: text({ label: 'Alasan', max: 2000, width: 22 }),
    oleh: text({ label: 'Oleh', required: true, width: 12 }),
    otorisasi: text({ label: 'Otorisasi', max: 2000, width: 12 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null },
})
