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
  yes,
} from '#kernel/field'
import { signedIn } from '#kernel/right'
import { bolehKurang } from '#modules/penjualan/laporan/retur'

const sure = { required: true } as const

/** What one side of the shop's visits came to. */
export const jumlahDashboard = {
  nota: integer({ label: 'Nota', ...sure, ...bolehKurang }),
  qty: integer({ label: 'Barang', ...sure, ...bolehKurang }),
  berat: berat({ label: 'Berat', ...sure, ...bolehKurang }),
  total: rupiah({ label: 'Total', ...sure, ...bolehKurang }),
}

/** An hour of today ('09'), or a day of the month ('2026-11-21'). */
const titik = { titik: text({ label: 'Waktu', ...sure }), ...jumlahDashboard }

const type = choice({
  label: 'Type',
  of: { today: 'Hari Ini', monthly: 'Bulan Ini' },
  ...sure,
})

/** SPEC 7: dashboard charts. The day and the month are those of the business date. */
export const chartPenjualan = defineEndpoint({
  method: 'GET',
  path: 'penjualan/chart',
  summary: 'Sales by the hour of today, or by the day of this month',
  right: signedIn,
  query: { type },
  answer: list(titik),
})
export const chartPembelian = defineEndpoint({
  method: 'GET',
  path: 'pembelian/chart',
  summary: 'Purchases by the hour of today, or by the day of this month',
  right: signedIn,
  query: { type },
  answer: list(titik),
})
export const chartService = defineEndpoint({
  method: 'GET',
  path: 'service/chart',
  summary: 'Services that were picked up, by the hour of today, or by the day of this month',
  right: signedIn,
  query: { type },
  answer: list(titik),
})
export const chartPesanan = defineEndpoint({
  method: 'GET',
  path: 'pesanan/chart',
  summary: 'Orders that were taken in, by the hour of today, or by the day of this month',
  right: signedIn,
  query: { type },
  answer: list(titik),
})
export const chartTahun = defineEndpoint({
  method: 'GET',
  path: 'transaction/daily-transaction-get-year',
  summary: 'Sales and purchases of each day of this year; at the head office of all shops (semua)',
  right: signedIn,
  portal: 'cabang',
  query: { semua: yes({ label: 'Semua Toko' }) },
  answer: list({
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    total_penjualan: rupiah({ label: 'Total Penjualan', ...sure, ...bolehKurang }),
    total_pembelian: rupiah({ label: 'Total Pembelian', ...sure }),
  }),
})

const bagian = {
  kode: code({ label: 'Kode', ...sure }),
  nama: text({ label: 'Nama' }),
  ...jumlahDashboard,
}
const sisi = {
  ...jumlahDashboard,
  total_lalu: rupiah({ label: 'Pekan Lalu', ...sure, ...bolehKurang }),
}

/** The figures of today; total_lalu: of the same weekday a week ago. */
export const hariIni = defineEndpoint({
  method: 'GET',
  path: 'dashboard/hari-ini',
  summary:
    'What today came to, beside the same day of last week, with orders taken in and services picked up',
  right: signedIn,
  answer: group({
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    penjualan: group(sisi),
    pembelian: group(sisi),
    pesanan: group(sisi),
    service: group(sisi),
    jenis: list(bagian),
    sales: list(bagian),
  }),
})

/** What waits in the shop, as its closing says it: only what leads to a screen of this person. */
export const menunggu = defineEndpoint({
  method: 'GET',
  path: 'dashboard/menunggu',
  summary: 'What waits in the shop, and where to deal with it',
  right: signedIn,
  answer: list({
    kode: text({ label: 'Kode', ...sure }),
    kalimat: text({ label: 'Keterangan', ...sure }),
    path: text({ label: 'Alamat', ...sure }),
  }),
})
