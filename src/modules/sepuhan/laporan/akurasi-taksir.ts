import { berat, integer, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const beda = { required: true, min: -1_000_000_000_000 } as const

/** How well people appraise: fine gold as it was bought, and as tests and melts found it. */
export const laporanAkurasiTaksir = defineReport({
  path: '/laporan-akurasi-taksir',
  title: 'Akurasi Taksir Kadar',
  purpose: 'Taksiran tiap petugas dibandingkan dengan hasil uji dan lebur',
  heading: 'Pembelian',
  icon: 'purity',
  call: 'sortir-pembelian/report-akurasi',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    kode_tukang: ref('tukang', { label: 'Tukang' }),
  },
  columns: {
    petugas: text({ label: 'Petugas', required: true, width: 22 }),
    lot: integer({ label: 'Lot', required: true }),
    taksir: berat({ label: 'Taksir Murni', required: true, total: 'sum' }),
    hasil: berat({ label: 'Hasil Murni', required: true, total: 'sum' }),
    selisih: berat({ label: 'Selisih', total: 'sum', ...beda }),
    persen: persen({ label: 'Selisih (%)', max: 1_000_000_00, ...beda }),
    nilai: rupiah({ label: 'Selisih Rp', total: 'sum', ...beda }),
    sampel: integer({ label: 'Sampel', required: true, total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, kode_tukang: null },
})
