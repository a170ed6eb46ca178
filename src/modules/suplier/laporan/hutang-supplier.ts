import { berat, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport } from '#kernel/report'

const rp = { required: true, min: -999_999_999_999 } as const
const gr = { required: true, min: -1_000_000_000_000 } as const
const filters = { supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }) }
const supplier = text({ label: 'Supplier', required: true, width: 22 })

/** Receipts of which something is left, those that are due first. */
export const laporanHutangSupplier = defineReport({
  path: '/laporan-hutang-supplier',
  title: 'Penerimaan Belum Lunas',
  purpose: 'Penerimaan yang belum lunas, jatuh temponya dan sisa uang dan emasnya',
  heading: 'Supplier',
  icon: 'report',
  call: 'hutang-supplier/report-terbuka',
  filters,
  groupBy: 'supplier',
  columns: {
    supplier,
    nomor: text({ label: 'No Penerimaan', required: true, width: 20, total: 'count' }),
    no_surat: text({ label: 'No Surat Jalan', width: 14 }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    tempo: tanggal({ label: 'Jatuh Tempo', required: true }),
    lewat: integer({ label: 'Lewat (Hari)', required: true }),
    uang: rupiah({ label: 'Hutang Uang', ...rp, total: 'sum' }),
    nilai: rupiah({ label: 'Nilai Hutang Emas', ...rp, total: 'sum' }),
    hutang: rupiah({ label: 'Hutang Rp', ...rp, total: 'sum' }),
    murni: berat({ label: 'Emas Murni', ...gr, total: 'sum' }),
  },
  contoh: { supplier: null },
})

/** What is owed to each supplier by the age of its receipts. */
export const laporanUmurHutangSupplier = defineReport({
  path: '/laporan-umur-hutang-supplier',
  title: 'Umur Hutang Supplier',
  purpose: 'Hutang tiap supplier menurut umur penerimaannya, dan yang lewat jatuh tempo',
  heading: 'Supplier',
  icon: 'report',
  call: 'hutang-supplier/report-umur',
  filters,
  from: {
    path: '/laporan-hutang-supplier',
    sums: { terima: 'nomor', hutang: 'hutang', murni: 'murni' },
  },
  columns: {
    supplier: { ...supplier, total: 'count' },
    terima: integer({ label: 'Penerimaan', required: true, total: 'sum' }),
    hari_30: rupiah({ label: '0-30 Hari', ...rp, total: 'sum' }),
    hari_60: rupiah({ label: '31-60 Hari', ...rp, total: 'sum' }),
    hari_90: rupiah({ label: '61-90 Hari', ...rp, total: 'sum' }),
    lama: rupiah({ label: 'Di Atas 90 Hari', ...rp, total: 'sum' }),
    hutang: rupiah({ label: 'Hutang Rp', ...rp, total: 'sum' }),
    lewat: rupiah({ label: 'Lewat Tempo', ...rp, total: 'sum' }),
    murni: berat({ label: 'Emas Murni', ...gr, total: 'sum' }),
  },
  contoh: { supplier: null },
})
