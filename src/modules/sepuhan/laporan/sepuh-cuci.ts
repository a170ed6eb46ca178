import { berat, choice, integer, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { prosesCuci, statusCuci } from '../kirim-cuci.ts'

/** What went to goldsmiths to be washed or plated in these days, and what came back. */
export const laporanSepuhCuci = defineReport({
  path: '/laporan-sepuh-cuci',
  title: 'Laporan Sepuhan dan Cuci',
  purpose: 'Emas di tukang: kirim, terima, susut dengan batasnya, biaya dan umur',
  heading: 'Pembelian',
  icon: 'report',
  call: 'kirim-barang-cuci/report',
  filters: {
    ...periode,
    kode_tukang: ref('tukang', { label: 'Tukang' }),
    status: choice({ label: 'Status', of: statusCuci }),
  },
  groupBy: 'tukang',
  columns: {
    no: text({ label: 'No', required: true, width: 20, total: 'count' }),
    tukang: text({ label: 'Tukang', required: true, width: 18 }),
    proses: choice({ label: 'Proses', of: prosesCuci, required: true }),
    kirim: berat({ label: 'Kirim', required: true, total: 'sum' }),
    terima: berat({ label: 'Terima', required: true, total: 'sum' }),
    susut: berat({ label: 'Susut', required: true, total: 'sum' }),
    persen: persen({ label: 'Susut (%)' }),
    batas: persen({ label: 'Batas Susut (%)', required: true }),
    biaya: rupiah({ label: 'Biaya', required: true, total: 'sum' }),
    umur: integer({ label: 'Umur (Hari)', required: true }),
    status: choice({ label: 'Status', of: statusCuci, required: true, width: 18 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_tukang: null, status: null },
})
