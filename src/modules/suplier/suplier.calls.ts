import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

export const pilihanTerima = defineEndpoint({
  method: 'GET',
  path: 'hutang-supplier/pilihan',
  summary: 'Receipts of which something is left, oldest first, with what is left of each',
  right: whoSees('/bayar-supplier', '/bayar-emas-supplier', '/potong-emas-supplier'),
  query: {},
  answer: list({
    nomor,
    uraian: text({ label: 'Uraian', required: true, max: 200 }),
    hutang: rupiah({ label: 'Hutang Rp', required: true, min: -999_999_999_999 }),
  }),
})
