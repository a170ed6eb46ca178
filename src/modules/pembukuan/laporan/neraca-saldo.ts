import { berat, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const sisi = { required: true, total: 'sum', width: 18, min: -999_999_999_999 } as const
const gr = { width: 14, min: -999_999_999_999 } as const

/** Every account: what it began with, what came on either side, what it ended with. */
export const laporanNeracaSaldo = defineReport({
  path: '/laporan-neraca-saldo',
  title: 'Neraca Saldo',
  purpose: 'Saldo awal, mutasi dan saldo akhir setiap akun; debet di atas nol',
  heading: 'Akuntansi',
  icon: 'journal',
  call: 'akun/report-neraca-saldo',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  filters: periode,
  subjects: ['nomor_akun', 'nama_akun'],
  from: { path: '/laporan-jurnal', sums: { debet: 'debet', kredit: 'kredit' } },
  columns: {
    nomor_akun: text({ label: 'Nomor Akun', open: 'akun', required: true, width: 12 }),
    nama_akun: text({ label: 'Nama Akun', width: 30 }),
    awal: rupiah({ label: 'Saldo Awal', ...sisi }),
    debet: rupiah({ label: 'Debet', ...sisi }),
    kredit: rupiah({ label: 'Kredit', ...sisi }),
    akhir: rupiah({ label: 'Saldo Akhir', ...sisi }),
    murni_awal: berat({ label: 'Murni Awal', ...gr }),
    murni_akhir: berat({ label: 'Murni Akhir', ...gr }),
    kotor_akhir: berat({ label: 'Kotor Akhir', ...gr }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
