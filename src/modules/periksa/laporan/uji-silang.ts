import { berat, integer, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const rp = { width: 18, min: -999_999_999_999 } as const
const gr = { width: 12, min: -999_999_999 } as const
const pcs = { width: 8, min: -999_999 } as const

/** One figure, several books: the notes of a day beside its money and goods; books and accounts. */
export const laporanUjiSilang = defineReport({
  path: '/laporan-uji-silang',
  title: 'Uji Silang',
  purpose: 'Nota, uang, barang dan akun mengatakan angka yang sama, atau selisihnya',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'periksa/report-uji-silang',
  initially: ['SPV', 'MU', 'DEV'],
  groupBy: 'bagian',
  filters: padaTanggal,
  columns: {
    bagian: text({ label: 'Bagian', required: true, width: 16 }),
    uji: text({ label: 'Uji', required: true, width: 34 }),
    hasil: text({ label: 'Hasil', required: true, width: 10 }),
    pcs: integer({ label: 'Pcs Nota', ...pcs }),
    pcs_lain: integer({ label: 'Pcs Keluar', ...pcs }),
    berat: berat({ label: 'Berat Nota', ...gr }),
    berat_lain: berat({ label: 'Berat Keluar', ...gr }),
    jumlah: rupiah({ label: 'Menurut Buku', ...rp }),
    jumlah_lain: rupiah({ label: 'Menurut Akun', ...rp }),
    selisih: rupiah({ label: 'Selisih', ...rp }),
  },
  contoh: { tgl: '2026-11-21' },
})
