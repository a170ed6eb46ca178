import { choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'
import { caraKartu } from '../settlement.ts'

const sure = { required: true } as const
const uang = (label: string, means?: string) =>
  rupiah({
    ...{ label, ...sure, total: 'sum', width: 16, min: -999_999_999_999 },
    ...(means === undefined ? {} : { means }),
  })

/**
 * What each machine still owes, batch by batch: the batch of a machine is its day. What is decided
 * by stands first: a tablet shows no more.
 */
export const laporanKartuBelumCair = defineReport({
  path: '/laporan-kartu-belum-cair',
  title: 'Kartu Belum Cair per Mesin',
  purpose: 'Yang masih harus dibawa bank dari tiap mesin: kotor, sudah masuk, potongan, sisa, umur',
  heading: 'Uang',
  icon: 'bank-card',
  call: 'settlement/report-belum-cair',
  groupBy: 'mesin',
  filters: { ...padaTanggal, no_rekening: ref('rekening', { label: 'Rekening' }) },
  from: {
    path: '/laporan-settlement-kartu',
    by: { jenis: 'cara' },
    sums: { sisa: 'selisih', kotor: 'kotor', masuk_bank: 'masuk_bank', fee: 'fee' },
    rowsOnly: true, // of many days
  },
  columns: {
    mesin: text({ label: 'Mesin', ...sure, width: 24 }),
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    cara: choice({ label: 'EDC/QRIS', of: caraKartu, ...sure }),
    umur: integer({ label: 'Umur (Hari)', ...sure }),
    lewat: integer({
      label: 'Lewat (Hari)',
      ...sure,
      width: 14,
      means: 'Hari di atas batas settlement; nol bila belum waktunya',
    }),
    sisa: uang('Belum Cair'),
    kotor: uang('Kotor'),
    masuk_bank: uang('Masuk Bank'),
    fee: uang('Fee'),
    potongan: uang(
      'Taksiran Potongan',
      'Menurut bagian yang ditahan bank pada settlement terakhir',
    ),
    taksiran: uang('Taksiran Masuk'),
    transaksi: integer({ label: 'Transaksi', ...sure, total: 'sum' }),
    batch: text({ label: 'Batch Yang Masuk', width: 16 }),
    no_rekening: text({ label: 'Rekening Mesin', hidden: true }),
  },
  sentences: { empty: 'Semua kartu sudah cair.' },
  contoh: { tgl: '2026-11-21', no_rekening: null },
})
