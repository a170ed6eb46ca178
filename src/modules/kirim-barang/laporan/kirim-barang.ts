import { berat, choice, integer, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihToko } from '#modules/antar-toko/antar-toko'
import { statusKirimBarang } from '../kirim-barang.ts'

const sure = { required: true } as const

/** O10: what this shop sent, what of it arrived, since when it is on the way, and its seal. */
export const laporanKirimBarang = defineReport({
  path: '/laporan-kirim-barang',
  title: 'Laporan Kirim Barang',
  purpose: 'Barang yang dikirim ke toko lain: yang di jalan, umurnya, selisih dan segelnya',
  heading: 'Barang',
  icon: 'truck',
  call: 'kirim-barang/report',
  when: 'KIRIM_BARANG_MODULE',
  filters: {
    ...periode,
    tujuan: { ...pilihToko('Tujuan', true), required: false as const, of: { ALL: 'ALL' } },
    status: choice({ label: 'Status', of: statusKirimBarang }),
  },
  columns: {
    no_kirim: text({ label: 'No Kirim', ...sure, width: 18 }),
    tujuan: text({ label: 'Tujuan', ...sure }),
    pcs: integer({ label: 'Pcs', ...sure, total: 'sum' }),
    berat_kirim: berat({ label: 'Berat Kirim', ...sure, total: 'sum' }),
    berat_terima: berat({ label: 'Berat Terima', ...sure, total: 'sum' }),
    selisih: berat({ label: 'Selisih', ...sure, total: 'sum', min: -1_000_000_000 }),
    umur: integer({ label: 'Umur (Hari)', ...sure }),
    segel: text({ label: 'Segel', width: 22 }),
  },
  sentences: { empty: 'Data Tidak Ditemukan' },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', tujuan: 'ALL', status: null },
})
