import { choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { caraKartu } from '../settlement.ts'

const sure = { required: true } as const
const uang = (label: string, means?: string) =>
  rupiah({
    ...{ label, ...sure, total: 'sum', width: 16, min: -999_999_999_999 },
    ...(means === undefined ? {} : { means }),
  })

/** What cards paid each day, what the bank kept and brought of it, and what is still due. */
export const laporanSettlement = defineReport({
  path: '/laporan-settlement-kartu',
  title: 'Settlement Kartu dan QRIS',
  purpose: 'Uang kartu tiap hari dan mesin: kotor, potongan bank, yang masuk dan selisihnya',
  heading: 'Uang',
  icon: 'bank-card',
  call: 'settlement/report',
  filters: {
    ...periode,
    no_rekening: ref('rekening', { label: 'Rekening' }),
    jenis: choice({ label: 'EDC/QRIS', of: caraKartu }),
  },
  from: {
    path: '/laporan-uang-bank',
    also: { jenis: 'KARTU' },
    sums: { kotor: 'masuk' },
    rowsOnly: true,
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    no_rekening: text({ label: 'Rekening Mesin', ...sure, width: 18 }),
    jenis: choice({ label: 'EDC/QRIS', of: caraKartu, ...sure }),
    kotor: uang('Kotor'),
    fee: uang('Fee'),
    neto: uang('Neto', 'Kotor dikurangi potongan bank: yang seharusnya masuk rekening'),
    masuk_bank: uang('Masuk Bank'),
    selisih: uang('Selisih'),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', no_rekening: null, jenis: null },
})
