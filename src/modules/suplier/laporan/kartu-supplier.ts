import { berat, choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

const rp = { required: true, min: -999_999_999_999 } as const
const gr = { required: true, min: -1_000_000_000_000 } as const

/** What moves a supplier's account; AWAL: what stood before the first day. */
const gerakSupplier = {
  AWAL: 'Saldo Sebelumnya',
  SALDO_AWAL_SUPPLIER: 'Saldo Awal Supplier',
  PENERIMAAN_BARANG: 'Penerimaan Barang',
  TAMBAH_BARANG: 'Tambah Data Barang',
  KONSINYASI: 'Konsinyasi Terjual',
  BAYAR_SUPPLIER: 'Bayar Supplier',
  BAYAR_EMAS_SUPPLIER: 'Bayar Supplier Dengan Emas',
  POTONG_EMAS_SUPPLIER: 'Potong Hutang Emas',
  RETUR_SUPPLIER: 'Retur Supplier',
  BATAL: 'Dibatalkan',
} as const

/** The account of a supplier in money and in gold, to be sent to him. Above zero the shop owes. */
export const laporanKartuSupplier = defineReport({
  path: '/kartu-supplier',
  title: 'Kartu Supplier',
  purpose: 'Rekening satu supplier: hutang uang dan emas, dengan saldonya',
  heading: 'Supplier',
  icon: 'report',
  call: 'hutang-supplier/kartu',
  filters: {
    ...periode,
    supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
  },
  groupBy: 'supplier',
  columns: {
    supplier: text({ label: 'Supplier', required: true, width: 20 }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    nomor: text({ label: 'No Dokumen', width: 20 }),
    gerak: choice({ label: 'Transaksi', of: gerakSupplier, required: true, width: 22 }),
    hutang: rupiah({ label: 'Hutang Rp', ...rp, total: 'sum' }),
    saldo: rupiah({ label: 'Saldo Rp', ...rp }),
    murni: berat({ label: 'Emas Murni', ...gr, total: 'sum' }),
    saldo_murni: berat({ label: 'Saldo Emas', ...gr }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', supplier: null },
})
