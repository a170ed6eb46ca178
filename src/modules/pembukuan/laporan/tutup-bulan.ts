import { rupiah, tanggal, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const rp = { width: 18, min: -999_999_999_999 } as const

/** A month on paper: what it earned, and every bank account from its book to its bank. */
export const laporanTutupBulan = defineReport({
  path: '/laporan-tutup-bulan',
  title: 'Laporan Tutup Bulan',
  purpose: 'Angka sebuah bulan dan rekonsiliasi setiap rekening bank pada akhirnya',
  heading: 'Akuntansi',
  icon: 'lock',
  call: 'tutup-bulan/report',
  when: 'AKUNTANSI_MODULE',
  initially: ['MU', 'DEV'],
  filters: padaTanggal,
  groupBy: 'bagian',
  signed: ['Yang Menutup', 'Yang Menyetujui'],
  columns: {
    bagian: text({ label: 'Bagian', required: true }),
    uraian: text({ label: 'Uraian', required: true, width: 34 }),
    tgl: tanggal({ label: 'Tanggal' }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    keterangan: text({ label: 'Keterangan', max: 500, width: 40 }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...rp }),
    saldo: rupiah({ label: 'Saldo', ...rp }),
  },
  contoh: { tgl: '2026-11-30' },
})
