// What an owner waits for in a shop with years in its books (BENCH_LINES, 100,000 unless told):
// home, each figure and picture of his dashboard, the bank beside the book, the cross-check, large
// sums of his customers.
import pg from 'pg'
import { Connection } from './connection.mjs'
import { openCounters } from './counters.mjs'
import { fill, size, wait } from './full-shop.mjs'
import { row } from './row.mjs'

const counters = await openCounters(300, 1, 2)
const [full] = counters.shops
const database = new pg.Client({ connectionString: counters.databaseUrl })

const now = new Date().toISOString()
const today = now.slice(0, 10)
const month = { tgl_from: `${today.slice(0, 8)}01`, tgl_to: today, tgl: today }
const year = { ...month, tgl_from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` }

const picture = (name) => ({ path: `dashboard/${name}`, most: 300 })
const report = (path, body = month) => ({ path, body, most: 250 })
const pictures = [
  ...[
    'pemilik',
    'siapa-berutang',
    'hari-ini',
    'menunggu',
    'umur-stok',
    'gram-kadar',
    'harga-emas',
    'per-orang',
  ],
  'ganjil',
]
const asks = [
  ...pictures.map(picture),
  { path: 'cash-pusat/perbandingan', most: 300 },
  { path: 'cash-pusat/ganjil', most: 300 },
  { path: 'beranda?lambat=false', most: 300 },
  { path: 'beranda?lambat=true', most: 1_000 },
  { path: 'rekonsiliasi-bank?no_rekening=1234567890', most: 1_000 },
  { path: 'periksa/report-uji-silang', body: month, most: 1_000 },
  report('rekonsiliasi-bank/report', { ...month, no_rekening: '1234567890' }),
  report('akun/report-laba-rugi-cabang'),
  report('akun/report-laba-rugi', year),
  report('akun/report-neraca'),
  report('akun/report-neraca-saldo'),
  report('stok/report-posisi-emas', { ...month, perubahan: 2.5 }),
  report('periksa/report-analisa-manajerial'),
  report('penjualan/report-rekap-pajak'),
  report('penjualan/report-transaksi-besar'),
  { path: `transaksi-mencurigakan?tgl_from=${month.tgl_from}&tgl_to=${today}`, most: 1_000 },
  report('cash/report-keuangan-non-cash-global'),
  report('kirim-uang/report', { ...month, toko: 'ALL' }),
  report('cash/report-mutasi-uang'),
  report('cash/report-uang-bank'),
  report('settlement/report'),
  report('non-cash/report-gesek-tunai'),
  report('akun/report-jurnal'),
  report('cash/report-uang-kas'),
]

try {
  await database.connect()
  let seconds = 0
  for (const name of ['million.sql', 'mata.sql', 'bank.sql', 'orang.sql'])
    seconds += await fill(database, full, name)
  console.log(`${size}, written in ${seconds.toFixed(0)} s`)
  const connection = await Connection.open(counters.origin)
  for (const { body, most, path } of asks) {
    const told = await wait(connection, full.own, { path, body })
    if (told === undefined) continue
    const { found, reference, value } = told
    const rows = Array.isArray(found.data) ? `${found.data.length} rows, ` : ''
    const figure = `${path}, ${size}`
    row({ figure, value, unit: 'ms', reference: `${rows}${reference}`, goal: { most } })
  }
  connection.close()
} finally {
  await database.end()
  await counters.stop()
}
