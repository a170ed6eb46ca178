import { rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const rp = { required: true, total: 'sum', width: 16, min: -999_999_999_999 } as const

/** What each shop earned, by where it came from; costs are below zero, and the last is the sum. */
export const laporanLabaRugiCabang = defineReport({
  path: '/laporan-laba-rugi-cabang',
  title: 'Laba Rugi per Cabang',
  purpose: 'Margin emas, ongkos, bunga, service, susut dan biaya setiap toko',
  heading: 'Manajerial',
  icon: 'chart',
  call: 'akun/report-laba-rugi-cabang',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  filters: periode,
  from: { path: '/laporan-laba-rugi' },
  columns: {
    toko: text({ label: 'Toko', required: true, width: 24 }),
    margin: rupiah({ label: 'Margin Emas', ...rp }),
    ongkos: rupiah({ label: 'Ongkos', ...rp }),
    bunga: rupiah({ label: 'Bunga', ...rp }),
    service: rupiah({ label: 'Service', ...rp }),
    lain: rupiah({ label: 'Pendapatan Lain', ...rp }),
    susut: rupiah({ label: 'Susut', ...rp }),
    biaya: rupiah({ label: 'Biaya', ...rp }),
    laba: rupiah({ label: 'Laba', ...rp }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
