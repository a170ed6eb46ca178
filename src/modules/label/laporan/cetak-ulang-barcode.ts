import { berat, integer, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Labels that were printed again: the ones before are void. */
export const laporanCetakUlangBarcode = defineReport({
  path: '/laporan-cetak-ulang-barcode',
  title: 'Laporan Cetak Ulang Barcode',
  purpose: 'Label barang yang dicetak lebih dari sekali, dengan alasannya',
  heading: 'Kontrol',
  icon: 'print',
  call: 'cetak-barcode/report-cetak-ulang',
  initially: ['SPV'],
  filters: { ...periode, user_id: pilihUser('Dicetak Oleh') },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    no: text({ label: 'No Dokumen', required: true, width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 24 }),
    berat: berat({ label: 'Berat', required: true }),
    ke: integer({ label: 'Cetak Ke', required: true }),
    oleh: text({ label: 'Dicetak Oleh', required: true, width: 14 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 30 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null },
})
