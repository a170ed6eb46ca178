import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

/** What a seller has earned by closed days and was not paid. */
export const barisBelumDibayar = {
  kode_sales: text({ label: 'Kode Sales', ...sure }),
  nama_sales: text({ label: 'Nama Sales', ...sure }),
  dari: tanggal({ label: 'Dari Tanggal', ...sure }),
  sampai: tanggal({ label: 'Sampai Tanggal', ...sure }),
  bonus: rupiah({ label: 'Bonus', ...sure, min: -999_999_999_999 }),
}

export const bonusBelumDibayar = defineEndpoint({
  method: 'GET',
  path: 'bayar-bonus/belum',
  summary: 'What sellers earned by closed days and were not paid, within a year',
  right: whoSees('/bayar-bonus'),
  when: 'BONUS_SALES_MODULE',
  answer: list(barisBelumDibayar),
})
