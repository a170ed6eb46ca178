import { berat, choice, integer, rupiah, tanggal, text, yes } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const rp = { width: 18, min: -999_999_999_999, total: 'sum' } as const
const gr = { width: 12, min: -999_999_999, total: 'sum' } as const
const pcs = { width: 8, min: -999_999, total: 'sum' } as const

/** What each check of a day compares. */
export const namaUji = {
  NOTA: 'Nota sah dan uang yang diterima',
  BARANG: 'Barang di nota sah dan barang yang keluar',
  JURNAL: 'Debet dan kredit jurnal',
} as const

/** Books that are posted together with their accounts: each posting is on both sides. */
export const bukuBerposting = {
  KAS: 'Kas',
  BANK: 'Bank',
  'KARTU DEBET': 'Kartu Debet',
  'KARTU KREDIT': 'Kartu Kredit',
  TITIPAN: 'Titipan',
  'UANG MUKA': 'Uang Muka',
} as const

/** What a check is made of: the visit, the piece or the posting that the books tell differently. */
export const laporanRinciUji = defineReport({
  path: '/laporan-rincian-uji-silang',
  title: 'Rincian Uji Silang',
  purpose: 'Nota, barang atau jurnal yang membuat uji silang sebuah hari selisih',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'periksa/report-rinci-uji',
  initially: ['SPV', 'MU', 'DEV'],
  filters: {
    ...padaTanggal,
    buku: choice({
      label: 'Yang Diuji',
      of: { ...namaUji, ...bukuBerposting },
      required: true,
      initial: 'NOTA',
    }),
    beda: yes({ label: 'Hanya Yang Selisih', initial: true }),
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    kode_barcode: text({ label: 'Barcode', open: 'barang', width: 14 }),
    pcs: integer({ label: 'Pcs Nota', ...pcs }),
    pcs_lain: integer({ label: 'Pcs Keluar', ...pcs }),
    berat: berat({ label: 'Berat Nota', ...gr }),
    berat_lain: berat({ label: 'Berat Keluar', ...gr }),
    jumlah: rupiah({ label: 'Menurut Buku', ...rp }),
    jumlah_lain: rupiah({ label: 'Menurut Akun', ...rp }),
    selisih: rupiah({ label: 'Selisih', ...rp }),
  },
  contoh: { tgl: '2026-11-21', buku: 'NOTA', beda: true },
})
