import { choice, integer, ref, rupiah, berat, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { jenisPoin } from '../buku.ts'

const umum = { heading: 'Member', icon: 'report', when: 'MEMBER_MODULE' } as const
const sure = { required: true } as const
const poin = integer({ label: 'Point', ...sure, total: 'sum', min: -1_000_000_000 })
const status = choice({
  label: 'Status',
  of: { AKTIF: 'Aktif', TIDAK: 'Tidak Aktif' },
  hint: 'Kosong berarti semua',
})

/** Every member, with his number masked: this list is printed. */
export const laporanDaftarMember = defineReport({
  ...umum,
  path: '/laporan-daftar-member',
  title: 'Laporan Daftar Member',
  purpose: 'Semua member dengan point dan belanja terakhirnya',
  call: 'member/report-daftar',
  chain: true,
  filters: { status },
  columns: {
    kode: text({ label: 'Kode Member', ...sure, total: 'count', width: 16, open: 'member' }),
    nama: text({ label: 'Nama Member', ...sure, width: 24 }),
    hp: text({ label: 'No HP', ...sure, width: 16 }),
    kota: text({ label: 'Kota', width: 18 }),
    poin,
    terakhir: tanggal({ label: 'Terakhir' }),
  },
  contoh: { status: null },
})

/** Who buys most here. */
export const laporanTopMember = defineReport({
  ...umum,
  path: '/laporan-top-member',
  title: 'Laporan Top Member',
  purpose: 'Member dengan belanja terbesar',
  call: 'member/report-top',
  filters: periode,
  columns: {
    peringkat: integer({ label: 'Peringkat', ...sure, width: 10 }),
    kode_member: text({ label: 'Kode Member', ...sure, width: 14, open: 'member' }),
    member: text({ label: 'Member', ...sure, width: 24 }),
    nota: integer({ label: 'Nota', ...sure, total: 'sum' }),
    berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
    total: rupiah({ label: 'Total', ...sure, total: 'sum' }),
    poin,
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})

/** What moved the points of each member in these days. */
export const laporanHarianMember = defineReport({
  ...umum,
  path: '/laporan-harian-member',
  title: 'Laporan Harian Member',
  purpose: 'Transaksi member dan point yang masuk dan keluar',
  call: 'member/report-harian',
  filters: periode,
  from: { path: '/lihat-transaksi-member', sums: { transaksi: 'no' } },
  columns: {
    member: text({ label: 'Member', ...sure, total: 'count', width: 30 }),
    transaksi: integer({ label: 'Transaksi', ...sure, total: 'sum' }),
    poin_masuk: integer({ label: 'Point Masuk', ...sure, total: 'sum' }),
    poin_keluar: integer({ label: 'Point Keluar', ...sure, total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})

/** Each gift's card: what came, what left, what members took, and how many are left. */
export const laporanKartuHadiah = defineReport({
  ...umum,
  path: '/laporan-kartu-stock-hadiah',
  title: 'Laporan Kartu Stock Hadiah',
  purpose: 'Hadiah yang masuk, keluar dan ditukar, dengan saldonya',
  call: 'hadiah/report-kartu',
  filters: { ...periode, kode_hadiah: ref('hadiah', { label: 'Hadiah' }) },
  columns: {
    hadiah: text({ label: 'Hadiah', ...sure, width: 26 }),
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    masuk: integer({ label: 'Masuk', ...sure, total: 'sum' }),
    keluar: integer({ label: 'Keluar', ...sure, total: 'sum' }),
    tukar: integer({ label: 'Tukar', ...sure, total: 'sum' }),
    saldo: integer({ label: 'Saldo', ...sure }),
  },
  groupBy: 'hadiah',
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_hadiah: null },
})

/** Every coming and going of points here, note by note. */
export const lihatTransaksiMember = defineReport({
  ...umum,
  path: '/lihat-transaksi-member',
  title: 'Lihat Transaksi Member',
  purpose: 'Point tiap member, dokumen demi dokumen',
  call: 'member/transaksi',
  filters: { ...periode, kode_member: ref('member', { label: 'Member', when: 'MEMBER_MODULE' }) },
  columns: {
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    member: text({ label: 'Member', ...sure, width: 26 }),
    no: text({ label: 'No Dokumen', ...sure, total: 'count', width: 22 }),
    jenis: choice({ label: 'Jenis', of: jenisPoin, ...sure, width: 16 }),
    poin,
    saldo: integer({ label: 'Saldo', ...sure, min: -1_000_000_000 }),
  },
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_member: null },
})

/** All that is known of members, to be taken along as a sheet. */
export const exportDataMember = defineReport({
  ...umum,
  path: '/export-data-member',
  title: 'Export Data Member',
  purpose: 'Semua data member sebagai Excel atau CSV',
  call: 'member/export',
  chain: true,
  filters: { status },
  columns: {
    kode_member: text({ label: 'Kode Member', ...sure, total: 'count', width: 14, open: 'member' }),
    nama_member: text({ label: 'Nama Member', ...sure, width: 22 }),
    no_hp: text({ label: 'No HP', ...sure, width: 15 }),
    alamat_member: text({ label: 'Alamat Member', width: 24 }),
    kota: text({ label: 'Kota', width: 14 }),
    kecamatan: text({ label: 'Kecamatan', width: 14 }),
    tgl_lahir: tanggal({ label: 'Tanggal Lahir' }),
    kode_ajak: text({ label: 'Diajak Oleh', width: 12 }),
    tgl_daftar: tanggal({ label: 'Tanggal Daftar', ...sure }),
    poin,
  },
  initially: ['MU', 'DEV'],
  contoh: { status: null },
})
