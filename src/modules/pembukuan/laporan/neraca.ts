import { berat, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const sisi = { required: true, total: 'sum', width: 20, min: -999_999_999_999 } as const
const gr = { width: 14, min: -999_999_999_999 } as const

/**
 * What the shop has on one side, what it owes and its capital on the other: both sums are one; and
 * the gold behind each account.
 */
export const laporanNeraca = defineReport({
  path: '/laporan-neraca',
  title: 'Neraca',
  purpose: 'Harta di satu sisi, kewajiban dan modal di sisi lain, dengan laba berjalan',
  heading: 'Akuntansi',
  icon: 'journal',
  call: 'akun/report-neraca',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  filters: padaTanggal,
  subjects: ['nomor_akun', 'nama_akun'],
  columns: {
    nomor_akun: text({ label: 'Nomor Akun', open: 'akun', width: 12 }),
    nama_akun: text({ label: 'Nama Akun', width: 34 }),
    harta: rupiah({ label: 'Harta', ...sisi }),
    kewajiban: rupiah({ label: 'Kewajiban Dan Modal', ...sisi }),
    kotor: berat({ label: 'Berat Kotor', ...gr }),
    murni: berat({
      label: 'Berat Murni',
      ...gr,
      means:
        'Emas di balik akun: stok, kantong, titipan, jaminan, lebur, jalan, supplier dan tukang',
    }),
  },
  contoh: { tgl: '2026-11-21' },
})
