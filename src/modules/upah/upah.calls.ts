import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const daftar = list({
  kode_tukang: text({ label: 'Tukang', required: true }),
  uraian: text({ label: 'Uraian', required: true, max: 200 }),
  hutang: rupiah({ label: 'Hutang Rp', required: true }),
})

export const pilihanTukang = defineEndpoint({
  method: 'GET',
  path: 'hutang-tukang/pilihan',
  summary: 'Goldsmiths to whom something is owed, with how much',
  right: whoSees('/bayar-tukang'),
  query: {},
  answer: daftar,
})

/** Those who owe the shop: what they bore of losses was more than their wages. */
export const pilihanBerhutang = defineEndpoint({
  method: 'GET',
  path: 'piutang-tukang/pilihan',
  summary: 'Goldsmiths who owe the shop, with how much',
  right: whoSees('/terima-bayar-tukang'),
  query: {},
  answer: daftar,
})
