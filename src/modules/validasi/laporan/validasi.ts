import { choice, integer, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihValidBy } from '#modules/pengguna/pilih-user'

const jenis = { JUAL: 'Penjualan', BELI: 'Pembelian', TUKAR: 'Tukar Tambah' } as const

/** The queue at the cash desk: who entered, who validated, how long it took, what was withdrawn. */
export const laporanValidasi = defineReport({
  path: '/laporan-validasi',
  title: 'Laporan Validasi',
  purpose: 'Antrean kasir: siapa menginput, siapa memvalidasi, berapa lama',
  heading: 'Kontrol',
  icon: 'check',
  call: 'validasi/report-validasi',
  initially: ['SPV'],
  filters: {
    ...periode,
    valid_by: pilihValidBy,
    jenis: choice({ label: 'Jenis', of: jenis }),
  },
  columns: {
    no_faktur_group: text({ label: 'No Faktur Group', required: true, width: 20, total: 'count' }),
    kasir: text({ label: 'Kasir', required: true, width: 14 }),
    valid_by: text({ label: 'Valid By', width: 14 }),
    tunggu_menit: integer({ label: 'Tunggu (Menit)', required: true, width: 12 }),
    batal_validasi: integer({ label: 'Batal Validasi', required: true, total: 'sum', width: 12 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', valid_by: null, jenis: null },
})
