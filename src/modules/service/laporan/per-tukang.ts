import { berat, integer, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** What each goldsmith did of what came in these days. */
export const laporanServicePerTukang = defineReport({
  path: '/laporan-service-per-tukang',
  title: 'Service per Tukang',
  purpose: 'Tiket, emas keluar dan masuk, upah dan keterlambatan tiap tukang',
  heading: 'Service',
  icon: 'report',
  call: 'service/report-per-tukang',
  filters: { ...periode, kode_tukang: ref('tukang', { label: 'Tukang' }) },
  columns: {
    tukang: text({ label: 'Tukang', required: true, width: 22 }),
    tiket: integer({ label: 'Tiket', required: true, total: 'sum' }),
    emas_keluar: berat({ label: 'Emas Keluar', required: true, total: 'sum' }),
    emas_tukang: berat({ label: 'Emas Dari Tukang', required: true, total: 'sum' }),
    emas_masuk: berat({ label: 'Emas Masuk', required: true, total: 'sum' }),
    susut: berat({ label: 'Susut', required: true, total: 'sum' }),
    upah: rupiah({ label: 'Upah', required: true, total: 'sum' }),
    telat: integer({ label: 'Telat', required: true, total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_tukang: null },
})
