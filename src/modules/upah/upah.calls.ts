import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

export const pilihanTukang = defineEndpoint({
  method: 'GET',
  path: 'hutang-tukang/pilihan',
  summary: 'Goldsmiths to whom something is owed, with how much',
  right: whoSees('/bayar-tukang'),
  query: {},
  answer: list({
    kode_tukang: text({ label: 'Tukang', required: true }),
    uraian: text({ label: 'Uraian', required: true, max: 200 }),
    hutang: rupiah({ label: 'Hutang Rp', required: true }),
  }),
})
