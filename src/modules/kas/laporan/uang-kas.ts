import { rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihKategori } from '../kategori-kas.ts'
import { brankas } from '../uang-kas.ts'

/** The cash book of the shop or of one drawer, with the balance after every document. */
export const laporanUangKas = defineReport({
  path: '/laporan-uang-kas',
  title: 'Laporan Uang Kas',
  purpose: 'Uang tunai masuk dan keluar, dengan saldonya',
  heading: 'Uang',
  icon: 'report',
  call: 'cash/report-uang-kas',
  filters: {
    ...periode,
    laci: text({
      label: 'Kasir',
      max: 40,
      of: { [brankas]: 'Brankas' },
      pick: { call: 'users/get/all', value: 'user_id', words: 'usere_name' },
    }),
    kategori: pilihKategori,
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    keterangan: text({ label: 'Keterangan', required: true, width: 30 }),
    masuk: rupiah({ label: 'Uang Masuk', required: true, total: 'sum', width: 16 }),
    keluar: rupiah({ label: 'Uang Keluar', required: true, total: 'sum', width: 16 }),
    saldo: rupiah({ label: 'Saldo', required: true, width: 16, min: -999_999_999_999 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', laci: null, kategori: null },
})
