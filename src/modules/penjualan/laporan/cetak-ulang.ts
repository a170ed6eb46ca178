import { choice, integer, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'
import { kertasLain } from '../riwayat.rules.ts'

/** A document's own paper by its kind, the others by theirs. */
const jenis = choice({
  label: 'Jenis',
  of: {
    PENJUALAN: 'Nota Jual',
    PEMBELIAN: 'Nota Beli',
    GROUP: 'Slip Tukar',
    TITIPAN: 'Titipan',
    ...kertasLain,
  },
})

/** Every paper that was printed again: which print it was, by whom, where and why. */
export const laporanCetakUlang = defineReport({
  path: '/laporan-cetak-ulang',
  title: 'Laporan Cetak Ulang',
  purpose: 'Nota dan slip yang dicetak lebih dari sekali, dengan alasannya',
  heading: 'Kontrol',
  icon: 'print',
  call: 'penjualan/report-cetak-ulang',
  initially: ['SPV'],
  filters: { ...periode, user_id: pilihUser('Dicetak Oleh'), jenis },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    jenis,
    dokumen: text({ label: 'Dokumen', required: true, total: 'count', width: 20 }),
    ke: integer({ label: 'Cetak Ke', required: true }),
    oleh: text({ label: 'Dicetak Oleh', required: true, width: 16 }),
    perangkat: text({ label: 'Perangkat', width: 10 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 30 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null, jenis: null },
})
