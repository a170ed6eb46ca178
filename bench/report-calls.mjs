// Every report of the house as it is called, from the snapshot of reports.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const list = readFileSync(path.resolve(import.meta.dirname, '../snapshots/reports.txt'), 'utf8')

/** Filters that a report must be given; what is not its own, it leaves alone. */
const musts = {
  'penjualan/report': { sort_by: 'no_faktur_jual' },
  'penjualan/report-detail': { sort_by: 'kode_barcode' },
  'pembelian/report': { sort_by: 'no_faktur_beli' },
  'cash/report-non-cash-recap-global': { jenis: 'ALL' },
  'barang/laporan-analisis-harga-barang': { sort_by: 'HARGA_MAX' },
  'reportbarang/kelompok-barang': { group_by: 'NAMA BARANG' },
}

/** One piece's history is no list to be slow. */
const leftOut = new Set(['reportbarang/riwayat-barang'])

/** Balances at one date, and sums over days: a daily snapshot serves them. */
const fromSnapshots = new Set([
  'Neraca Gram',
  'Laporan Saldo Barang',
  'Laporan Transaksi Penjualan Sales',
  'Laporan Non Cash Rekap',
  'Penjualan per Jenis',
])

/** [{title, call, filter, snapshot}] over these days. */
export const reportCalls = (tgl_from, tgl_to) =>
  [...list.matchAll(/^\/\S+ {2}(.+?) {2}\((\S+)\)$/gm)]
    .filter(([, , call]) => !leftOut.has(call))
    .map(([, title, call]) => ({
      title,
      call,
      filter: { tgl_from, tgl_to, tgl: tgl_to, ...musts[call] },
      snapshot: fromSnapshots.has(title),
    }))
