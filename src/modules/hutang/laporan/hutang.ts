import { berat, choice, integer, kadar, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport } from '#kernel/report'
import { statusHutang } from '../hutang.ts'

const sure = { required: true } as const
const ltv = { max: 1_000_000 } as const

/** The loans that run, with what they owe today and what secures them. */
export const laporanHutang = defineReport({
  path: '/laporan-hutang',
  title: 'Laporan Hutang Aktif',
  purpose: 'Pinjaman yang berjalan, bunganya sampai hari ini, taksiran sekarang dan LTV',
  heading: 'Hutang',
  icon: 'report',
  call: 'hutang/report',
  filters: {
    kode_sales: ref('sales', { label: 'Sales' }),
    kadar: kadar({ label: 'Kadar' }),
    status: choice({ label: 'Status', of: statusHutang, hint: 'Kosong berarti yang berjalan' }),
  },
  columns: {
    no_faktur_hutang: text({ label: 'No Hutang', ...sure, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', ...sure, width: 18 }),
    barang: text({ label: 'Barang', ...sure, width: 22 }),
    berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
    pokok: rupiah({ label: 'Pokok Pinjaman', ...sure, total: 'sum' }),
    bunga: persen({ label: 'Bunga (%)', ...sure }),
    hari: integer({ label: 'Hari', ...sure, width: 6 }),
    bunga_berjalan: rupiah({ label: 'Bunga Berjalan', ...sure, total: 'sum' }),
    taksiran: rupiah({ label: 'Taksiran Sekarang', ...sure, total: 'sum' }),
    ltv: persen({
      label: 'LTV (%)',
      ...ltv,
    }),
  },
  contoh: { kode_sales: null, kadar: null, status: null },
})

/** What the shop has lent by kadar, and what a fall of the gold price would lay bare. */
export const laporanPlafondHutang = defineReport({
  path: '/laporan-plafond-hutang',
  title: 'Plafond dan Risiko Hutang',
  purpose: 'Pinjaman per kadar terhadap plafond, dan bila harga emas turun',
  heading: 'Hutang',
  icon: 'report',
  call: 'hutang/report-plafond',
  filters: { kadar: kadar({ label: 'Kadar' }) },
  from: { path: '/laporan-hutang' },
  columns: {
    kadar: kadar({ label: 'Kadar', ...sure }),
    pokok: rupiah({ label: 'Pokok Pinjaman', ...sure, total: 'sum' }),
    murni: berat({ label: 'Gram Murni', ...sure, total: 'sum' }),
    ltv: persen({ label: 'LTV (%)', ...ltv }),
    di_atas_plafond: rupiah({ label: 'Di Atas Plafond', ...sure, total: 'sum' }),
    turun_5: rupiah({ label: 'Jika Harga -5 %', ...sure, total: 'sum' }),
    turun_10: rupiah({ label: 'Jika Harga -10 %', ...sure, total: 'sum' }),
  },
  contoh: { kadar: null },
})
