import { berat, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const gr = { width: 14, min: -999_999_999_999 } as const

/** Every entry of the journal; of one account its ledger, with the balance after every entry. */
export const laporanJurnal = defineReport({
  path: '/laporan-jurnal',
  title: 'Laporan Jurnal dan Buku Besar',
  purpose: 'Jurnal semua akun, atau buku besar satu akun dengan saldonya',
  heading: 'Akuntansi',
  icon: 'journal',
  call: 'akun/report-jurnal',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  filters: { ...periode, nomor_akun: ref('akun', { label: 'Akun' }) },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    akun: text({ label: 'Akun', required: true, max: 200, width: 26 }),
    jurnal: text({ label: 'Jurnal', required: true, width: 18 }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    debet: rupiah({ label: 'Debet', required: true, total: 'sum', width: 16 }),
    kredit: rupiah({ label: 'Kredit', required: true, total: 'sum', width: 16 }),
    saldo: rupiah({ label: 'Saldo', width: 16, min: -999_999_999_999 }),
    kotor: berat({ label: 'Berat Kotor', ...gr }),
    murni: berat({
      label: 'Berat Murni',
      ...gr,
      means: 'Emas yang bergerak bersama baris ini, bila satu akun diminta; di bawah nol keluar',
    }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', nomor_akun: null },
})
