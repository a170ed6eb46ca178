import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  rupiah,
  tanggal,
  text,
  type Fields,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bolehKurang } from '#modules/penjualan/laporan/retur'

const sure = { required: true } as const
const right = whoSees('/dashboardPusat')

const siapa = {
  kode_toko: code({ label: 'Toko', ...sure }),
  nama_toko: text({ label: 'Nama Toko', ...sure }),
}
/** What every shop says, and the shops that say nothing now. */
const semuaToko = <const F extends Fields>(fields: F) =>
  group({
    toko: list({ ...siapa, ...fields }),
    gagal: list({ ...siapa, kalimat: text({ label: 'Keterangan', ...sure, max: 2000 }) }),
  })

const hari = { tgl_system: tanggal({ label: 'Tanggal' }) }

/** SPEC 3: daily chart values. A book that does not exist yet says nothing, not zero. */
export const harianToko = {
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  total_penjualan: rupiah({ label: 'Penjualan', ...sure, ...bolehKurang }),
  total_pembelian: rupiah({ label: 'Pembelian', ...sure }),
  total_service: rupiah({ label: 'Service' }),
  total_pesanan: rupiah({ label: 'Pesanan' }),
  total_hutang: rupiah({ label: 'Hutang' }),
  nota_penjualan: integer({ label: 'Nota', ...sure, ...bolehKurang }),
  berat_penjualan: berat({ label: 'Berat', ...sure, ...bolehKurang }),
}
export const transaksiHarian = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/daily-transaction-chart',
  summary: 'What today came to in every shop of the chain',
  right,
  portal: 'cabang',
  answer: semuaToko(harianToko),
})

export const transaksiPeriode = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/period-transaction-chart',
  summary: 'Sales and purchases of each day of this month in every shop',
  right,
  portal: 'cabang',
  answer: semuaToko({
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    total_penjualan: rupiah({ label: 'Penjualan', ...sure, ...bolehKurang }),
    total_pembelian: rupiah({ label: 'Pembelian', ...sure }),
  }),
})

export const kasHarian = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/daily-cash-chart',
  summary: 'The cash of every shop today: what it began with, in, out, what it holds',
  right,
  portal: 'cabang',
  answer: semuaToko({
    saldo_awal: rupiah({ label: 'Saldo Awal', ...sure }),
    jumlah_in: rupiah({ label: 'Masuk', ...sure }),
    jumlah_out: rupiah({ label: 'Keluar', ...sure }),
    saldo_akhir: rupiah({ label: 'Saldo Akhir', ...sure }),
  }),
})

export const biayaHarian = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/daily-biaya',
  summary: 'What every shop spent on a day, by the reason (transaction code)',
  right,
  portal: 'cabang',
  query: hari,
  answer: semuaToko({
    kategori: text({ label: 'Kategori', ...sure }),
    nama_transaksi: text({ label: 'Nama Transaksi', ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
  }),
})

export const nonCashTertunda = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/outstand-noncash',
  summary: 'Transfers that nobody has seen at the bank, up to a day, in every shop',
  right,
  portal: 'cabang',
  query: hari,
  answer: semuaToko({
    transaksi: integer({ label: 'Transaksi', ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
  }),
})

export const perbandingan = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/perbandingan',
  summary: 'Every shop: the same weekday of last week, the margin of today, what lies in stock',
  right,
  portal: 'cabang',
  answer: semuaToko({
    minggu_lalu: rupiah({ label: 'Minggu Lalu', ...sure, ...bolehKurang }),
    margin: rupiah({ label: 'Margin', ...sure, ...bolehKurang }),
    neto: rupiah({ label: 'Penjualan', ...sure, ...bolehKurang }),
    qty: integer({ label: 'Qty', ...sure }),
    berat_stok: berat({ label: 'Berat', ...sure }),
    nilai_stok: rupiah({ label: 'Nilai Stok', ...sure }),
    /** Pure gold on the way and at goldsmiths; a branch of before does not say it. */
    murni_luar: berat({ label: 'Emas Di Luar Toko', min: -999_999_999_999 }),
    tren: list({
      tgl: tanggal({ label: 'Tanggal', ...sure }),
      total: rupiah({ label: 'Penjualan', ...sure, ...bolehKurang }),
    }),
  }),
})

export const ganjilToko = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/ganjil',
  summary: 'How many odd patterns of the last seven days nobody has looked at, in every shop',
  right,
  portal: 'cabang',
  answer: semuaToko({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

/** How money comes and goes; ALL is every way. */
export const caraUang = {
  ALL: 'ALL',
  CASH: 'Tunai',
  TRANSFER: 'Transfer',
  DEBET: 'Debet',
  CREDIT: 'Kartu Kredit',
} as const

export const harianKhusus = defineEndpoint({
  method: 'GET',
  path: 'cash-pusat/daily-specific-chart',
  summary: 'Money of one kategori, one way or all, today in every shop',
  right,
  portal: 'cabang',
  query: {
    kategori: text({ label: 'Kategori', max: 40 }),
    type: choice({ label: 'Cara', of: caraUang }),
  },
  answer: semuaToko({
    kategori: text({ label: 'Kategori', ...sure }),
    jumlah_in: rupiah({ label: 'Masuk', ...sure }),
    jumlah_out: rupiah({ label: 'Keluar', ...sure }),
  }),
})
