import { berat, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const gr = { width: 14, min: -999_999_999_999 } as const

/** What was earned and what it cost: its sum is the profit. */
export const laporanLabaRugi = defineReport({
  path: '/laporan-laba-rugi',
  title: 'Laba Rugi',
  purpose: 'Pendapatan dikurangi biaya setiap akun; jumlahnya laba',
  heading: 'Akuntansi',
  icon: 'chart',
  call: 'akun/report-laba-rugi',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  groupBy: 'kelompok',
  filters: periode,
  subjects: ['kelompok', 'nomor_akun', 'nama_akun'],
  from: { path: '/laporan-jurnal', rowsOnly: true },
  columns: {
    kelompok: text({ label: 'Kelompok', required: true, width: 16 }),
    nomor_akun: text({ label: 'Nomor Akun', open: 'akun', required: true, width: 12 }),
    nama_akun: text({ label: 'Nama Akun', width: 34 }),
    jumlah: rupiah({
      label: 'Jumlah Rp',
      required: true,
      total: 'sum',
      means:
        'Mutasi akun menurut jurnal: pendapatan di atas nol, biaya di bawah nol; bukan uang yang masuk dan keluar',
      width: 20,
      min: -999_999_999_999,
    }),
    kotor: berat({ label: 'Berat Kotor', ...gr }),
    murni: berat({
      label: 'Berat Murni',
      ...gr,
      means: 'Emas yang keluar bersama pokoknya, dan yang susut',
    }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
