// Every report of the house as it is called, from the snapshot of reports.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const list = readFileSync(path.resolve(import.meta.dirname, '../snapshots/reports.txt'), 'utf8')

/** Filters that a report must be given; what is not its own, it leaves alone. */
const sorts = { 'penjualan/report': 'no_faktur_jual', 'penjualan/report-detail': 'kode_barcode' }

/** Balances at one date, and sums over days: a daily snapshot serves them. */
const fromSnapshots = new Set([
  'Neraca Gram',
  'Laporan Saldo Barang',
  'Laporan Transaksi Penjualan Sales',
])

/** [{title, call, filter, snapshot}] over these days; one piece's history is no list to be slow. */
export const reportCalls = (tgl_from, tgl_to) =>
  [...list.matchAll(/^\/\S+ {2}(.+?) {2}\((\S+)\)$/gm)]
    .filter(([, , call]) => call !== 'reportbarang/riwayat-barang')
    .map(([, title, call]) => ({
      title,
      call,
      filter: { tgl_from, tgl_to, tgl: tgl_to, sort_by: sorts[call] },
      snapshot: fromSnapshots.has(title),
    }))
