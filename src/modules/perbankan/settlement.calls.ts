import { defineEndpoint } from '#kernel/endpoint'
import { choice, integer, list, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { caraKartu, jenisKartu } from './settlement.ts'

const sure = { required: true } as const
const boleh = { ...sure, min: -999_999_999_999 } as const

/** What the cards of a machine paid on a day, and what the bank has not brought of it. */
export const barisKartu = {
  tgl: tanggal({ label: 'Tanggal', ...sure }),
  no_rekening: text({ label: 'Rekening Mesin', ...sure }),
  jenis: choice({ label: 'Jenis', of: jenisKartu, ...sure, hidden: true }),
  cara: choice({ label: 'EDC/QRIS', of: caraKartu, ...sure }),
  kotor: rupiah({ label: 'Jumlah Kotor', ...boleh }),
  sisa: rupiah({ label: 'Belum Cair', ...boleh }),
  umur: integer({ label: 'Umur (Hari)', ...sure }),
  /** Where the money of this machine came to last. */
  ke_rekening: text({ label: 'Masuk Ke Rekening', hidden: true }),
}

export const kartuBelumCair = defineEndpoint({
  method: 'GET',
  path: 'settlement/belum-cair',
  summary: 'What cards paid and no bank has brought yet, by day and machine, the oldest first',
  right: whoSees('/settlement-kartu'),
  answer: list(barisKartu),
})
