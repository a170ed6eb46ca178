import { choice, integer, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihToko } from '#modules/antar-toko/antar-toko'
import { statusKirim } from '../kirim-uang.ts'

const sure = { required: true } as const

/** Money between this shop and another (SPEC 4, 5): a shop must be chosen, or all. */
export const laporanKirimUang = defineReport({
  path: '/laporan-kirim-uang',
  title: 'LAPORAN KIRIM UANG',
  purpose: 'Uang yang dikirim ke dan diterima dari toko lain, yang masih di jalan dan umurnya',
  heading: 'Uang',
  icon: 'transaction',
  call: 'kirim-uang/report',
  filters: {
    ...periode,
    toko: { ...pilihToko('Toko', 'Mohon Pilih Toko'), of: { ALL: 'ALL' } },
    status: choice({ label: 'Status', of: statusKirim }),
  },
  columns: {
    no_reff: text({ label: 'No Referensi', ...sure, width: 18 }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    asal: text({ label: 'Asal', ...sure }),
    tujuan: text({ label: 'Tujuan', ...sure }),
    jumlah_rp: rupiah({ label: 'Jumlah Rp', ...sure, total: 'sum', width: 18 }),
    status: choice({ label: 'Status', of: statusKirim, ...sure }),
    umur: integer({ label: 'Umur (Hari)', ...sure }),
    penerima: text({ label: 'Penerima', width: 18 }),
  },
  sentences: { empty: 'Data Tidak Ditemukan' },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', toko: 'ALL', status: null },
})
