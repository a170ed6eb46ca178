import { berat, choice, code, integer, list, persen, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const sure = { required: true } as const
const umum = { heading: 'Hutang', icon: 'report' } as const
const days = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' } as const
const riil = { max: 1_000_000 } as const

/** Loans that were redeemed, with what they cost (SPEC 2, 3, 7). */
export const laporanPenebusan = defineReport({
  path: '/laporan-penebusan-detail',
  title: 'Laporan Penebusan Detail',
  purpose: 'Hutang yang ditebus: lama pinjam, bunga dan bunga riilnya',
  ...umum,
  call: 'hutang/report-penebusan-detail',
  filters: {
    ...periode,
    no_pinjam: code({ label: 'No Hutang', max: 40 }),
    sort_by: choice({
      label: 'Berdasarkan',
      of: {
        tgl_hutang: 'TANGGAL MASUK',
        tgl_lunas: 'TANGGAL LUNAS',
        no_faktur_hutang: 'FAKTUR PINJAM',
      },
      ...sure,
      initial: 'tgl_hutang',
    }),
  },
  subjects: ['tgl_lunas'], // the day of the period, which tgl_hutang is not
  columns: {
    no_faktur_hutang: text({ label: 'No Hutang', ...sure, total: 'count', width: 18 }),
    nama_customer: text({ label: 'Customer', ...sure, width: 14 }),
    alamat_customer: text({ label: 'Alamat', ...sure, width: 14 }),
    detail_barang: list(
      {
        nama_barang: text({ label: 'Nama Barang', ...sure }),
        berat: berat({ label: 'Berat', ...sure }),
      },
      { label: 'Detail Barang', width: 20 },
    ),
    tgl_hutang: tanggal({ label: 'Tanggal Masuk', ...sure }),
    lama_pinjam: integer({ label: 'Lama Pinjam', ...sure, width: 6 }),
    tgl_lunas: tanggal({ label: 'Tanggal Lunas', ...sure }),
    kode_sales: text({ label: 'Sales', ...sure, width: 8 }),
    jumlah_hutang: rupiah({ label: 'Jumlah Hutang', ...sure, total: 'sum' }),
    bunga: persen({ label: 'Bunga (%)', ...sure }),
    bunga_rp: rupiah({ label: 'Bunga Per Hari', ...sure }),
    bunga_pinjam: rupiah({ label: 'Bunga Pinjam', ...sure, total: 'sum' }),
    total_bayar: rupiah({ label: 'Total Bayar', ...sure, total: 'sum' }),
    r_riil: persen({ label: 'R RIIL', ...sure, ...riil }),
  },
  sentences: {
    available: 'Laporan Tersedia',
    empty: 'Data Tidak Tersedia',
    failed: 'Laporan Tidak Tersedia',
  },
  contoh: { ...days, no_pinjam: null, sort_by: 'tgl_hutang' },
})

/** Loans that another one renewed. */
export const laporanPeremajaan = defineReport({
  path: '/laporan-peremajaan-hutang',
  title: 'Laporan Peremajaan',
  purpose: 'Hutang yang diperbarui: bunga yang dibayar dan hutang barunya',
  ...umum,
  call: 'hutang/report-peremajaan',
  filters: periode,
  subjects: [], // a new due date lies outside the period
  columns: {
    no_lama: text({ label: 'No Lama', ...sure, total: 'count', width: 20 }),
    no_baru: text({ label: 'No Baru', width: 20 }),
    nama_customer: text({ label: 'Customer', ...sure, width: 18 }),
    pokok_lama: rupiah({ label: 'Pokok Lama', ...sure, total: 'sum' }),
    pokok_baru: rupiah({ label: 'Pokok Baru', ...sure, total: 'sum' }),
    bunga_dibayar: rupiah({ label: 'Bunga Dibayar', ...sure, total: 'sum' }),
    jatuh_tempo: tanggal({ label: 'Jatuh Tempo Baru', ...sure }),
  },
  contoh: days,
})

/** Loans that run and are past their day. */
export const laporanJatuhTempo = defineReport({
  path: '/laporan-jatuh-tempo-hutang',
  title: 'Hutang Jatuh Tempo',
  purpose: 'Hutang yang lewat jatuh tempo sampai tanggal itu, dan kapan pelanggan dihubungi',
  ...umum,
  call: 'hutang/report-jatuh-tempo',
  filters: { tgl: tanggal({ label: 'Sampai Tanggal', ...sure, initial: 'today' }) },
  columns: {
    no_faktur_hutang: text({ label: 'No Hutang', ...sure, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', ...sure, width: 18 }),
    no_hp: text({ label: 'No HP', ...sure, width: 14 }),
    pokok: rupiah({ label: 'Pokok Pinjaman', ...sure, total: 'sum' }),
    bunga: rupiah({ label: 'Bunga', ...sure, total: 'sum' }),
    jatuh_tempo: tanggal({ label: 'Jatuh Tempo', ...sure }),
    hari_lewat: integer({ label: 'Hari Lewat', ...sure, width: 8 }),
    hubungi: tanggal({ label: 'Hubungi Terakhir' }),
  },
  contoh: { tgl: '2026-11-21' },
})

/** Pledges that were sold, and what is left for their owners. */
export const laporanLelang = defineReport({
  path: '/laporan-lelang-hutang',
  title: 'Laporan Lelang Hutang',
  purpose: 'Jaminan yang dilelang: hasil, biaya dan kelebihan milik pelanggan',
  ...umum,
  call: 'hutang/report-lelang',
  filters: periode,
  columns: {
    no_faktur_hutang: text({ label: 'No Hutang', ...sure, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', ...sure, width: 18 }),
    pokok: rupiah({ label: 'Pokok Pinjaman', ...sure, total: 'sum' }),
    bunga: rupiah({ label: 'Bunga', ...sure, total: 'sum' }),
    taksiran: rupiah({ label: 'Taksiran', ...sure, total: 'sum' }),
    hasil: rupiah({ label: 'Hasil Lelang', ...sure, total: 'sum' }),
    biaya: rupiah({ label: 'Biaya Lelang', ...sure, total: 'sum' }),
    kelebihan: rupiah({ label: 'Kelebihan', ...sure, total: 'sum' }),
    diambil: choice({
      label: 'Diambil',
      of: { SUDAH: 'Sudah Diambil', BELUM: 'Belum Diambil', TIADA: 'Tidak Ada' },
      ...sure,
    }),
  },
  contoh: days,
})

/** Interest by day: as it was worked out, and as it was taken. */
export const laporanBunga = defineReport({
  path: '/laporan-pendapatan-bunga',
  title: 'Pendapatan Bunga',
  purpose: 'Bunga menurut hitungan dan yang diterima, per hari',
  ...umum,
  call: 'hutang/report-pendapatan-bunga',
  filters: periode,
  from: { path: '/laporan-penebusan-detail' },
  columns: {
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    bunga_hitung: rupiah({ label: 'Bunga Hitung', ...sure, total: 'sum' }),
    bunga_diterima: rupiah({ label: 'Bunga Diterima', ...sure, total: 'sum' }),
    selisih: rupiah({ label: 'Selisih', ...sure, total: 'sum', min: -999_999_999_999 }),
    r_riil: persen({ label: 'R RIIL Rata', ...sure, ...riil }),
  },
  contoh: days,
})
