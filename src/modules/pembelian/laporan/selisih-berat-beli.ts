import { berat, persen, ref, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Lighter is below zero. */
const beda = { required: true, min: -1_000_000_000 } as const

/** Own goods that do not weigh what their note says. */
export const laporanSelisihBeratBeli = defineReport({
  path: '/laporan-selisih-berat-beli',
  title: 'Selisih Berat Pembelian',
  purpose: 'Berat nota dibandingkan dengan timbangan saat dibeli kembali',
  heading: 'Pembelian',
  icon: 'purity',
  call: 'pembelian/report-selisih-berat',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }),
  },
  columns: {
    no_faktur_beli: text({ label: 'No Faktur Beli', required: true, open: 'nota_beli', width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    berat_nota: berat({ label: 'Berat Nota', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    selisih: berat({ label: 'Selisih', total: 'sum', ...beda }),
    persen: persen({ label: 'Selisih (%)', max: 1_000_000_00, ...beda }),
    toleransi: berat({ label: 'Toleransi', required: true }),
    otorisasi: text({ label: 'Otorisasi', max: 2000, width: 20 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, kondisi: null },
})
