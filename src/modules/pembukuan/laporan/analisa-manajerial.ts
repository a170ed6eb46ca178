import { berat, integer, persen, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const rp = { width: 17, min: -999_999_999_999 } as const

/**
 * What the shop did in a period beside the same days of the year before: what it sold and bought,
 * what it took in for service and lent (ADR 0292).
 */
export const laporanAnalisaManajerial = defineReport({
  path: '/laporan-analisa-manajerial',
  title: 'Laporan Analisis Manajerial',
  purpose:
    'Jual, beli, service dan hutang terhadap tahun lalu; rata nota, gram per sales, perputaran',
  heading: 'Manajerial',
  icon: 'chart',
  call: 'periksa/report-analisa-manajerial',
  initially: ['MU', 'DEV'],
  filters: periode,
  from: {
    per: {
      column: 'kode',
      paths: {
        JUAL: '/laporan-penjualan',
        JUAL_MANUAL: '/laporan-penjualan-manual',
        BELI: '/laporan-pembelian',
        BELI_MANUAL: '/laporan-pembelian-manual',
        SERVICE: '/laporan-service',
      },
    },
  },
  columns: {
    kegiatan: text({ label: 'Kegiatan', required: true, width: 14 }),
    nota: integer({ label: 'Nota', required: true, min: -999_999 }),
    berat: berat({ label: 'Berat', required: true, min: -999_999_999, width: 12 }),
    jumlah: rupiah({ label: 'Jumlah Rp', required: true, ...rp }),
    tahun_lalu: rupiah({ label: 'Tahun Lalu', required: true, ...rp }),
    berubah: persen({ label: 'Berubah', min: -100_00, max: 1_000_000_00, width: 10 }),
    rata_nota: rupiah({ label: 'Rata Nota', ...rp }),
    per_sales: berat({ label: 'Gram Per Sales', min: -999_999_999, width: 12 }),
    perputaran: integer({ label: 'Habis Dalam (Hari)', min: 0 }),
    kode: text({ label: 'Kode', required: true, hidden: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
