import { choice, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { kataKas } from '#modules/hari/laporan/tutup-toko'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** SPEC 9: the types of what is not cash. */
const jenis = { ALL: 'ALL', TRANSFER: 'TRANSFER', DEBET: 'DEBET', CREDIT: 'CREDIT' }

const uang = (label: string) => rupiah({ label, required: true, total: 'sum', width: 18 })
const bersih = { required: true, total: 'sum', width: 18, min: -999_999_999_999 } as const

/** The non-cash recap of SPEC 2 and 3: each account by category, with what it began with. */
export const laporanNonCash = defineReport({
  path: '/laporan-non-cash',
  title: 'Laporan Non Cash Rekap',
  purpose: 'Uang non tunai setiap rekening menurut kategorinya',
  heading: 'Uang',
  icon: 'bank-card',
  call: 'cash/report-non-cash-recap-global',
  style: 'layar',
  filters: {
    ...periode,
    jenis: choice({ label: 'Jenis Transaksi', of: jenis, required: true, initial: 'ALL' }),
    no_rekening: ref('rekening', { label: 'No Rekening' }),
    user_id: pilihUser('Kasir'),
  },
  from: {
    path: '/laporan-uang-bank',
    without: ['user_id'],
    per: { column: 'kategori', paths: { 'SALDO AWAL': '' } }, // what was there before is no move
    sums: { jumlah_in_fee: 'masuk' },
    rowsOnly: true,
  },
  columns: {
    no_rekening: text({ label: 'No Rekening', required: true, width: 20 }),
    kategori: text({ label: 'Kategori', of: kataKas, required: true, width: 20 }),
    jumlah_in: uang('Uang Masuk'),
    jumlah_in_fee: uang('Uang Masuk + Fee'),
    jumlah_out: uang('Uang Keluar'),
    fee: rupiah({ label: 'Fee', ...bersih }),
    saldo: rupiah({ label: 'Saldo Akhir', ...bersih }),
  },
  sentences: {
    available: 'Data Tersedia',
    empty: 'Data Tidak Tersedia',
    failed: 'Data Tidak Tersedia',
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    jenis: 'ALL',
    no_rekening: null,
    user_id: null,
  },
})
