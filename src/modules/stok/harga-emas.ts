import { code, rupiah, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The market's price of a gram of fine gold, day by day; the latest that has begun is today's. */
export const hargaEmas = defineMaster({
  name: 'para_harga_emas',
  title: 'Parameter Harga Emas',
  path: '/master-parameter-harga-emas',
  icon: 'gold',
  purpose: 'Harga pasar emas murni per gram, berlaku mulai tanggal',
  key: 'kode_harga',
  shown: 'kode_harga',
  fields: {
    kode_harga: code({ label: 'Kode Harga', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    harga_murni: rupiah({ label: 'Harga Emas Murni/Gram', required: true, min: 1 }),
    sumber: text({ label: 'Sumber' }),
  },
  calls: usualCalls('para-harga-emas', 'kode_harga', 'para-harga-emas'),
  contoh: {
    kode_harga: '2030-01-01',
    berlaku_mulai: '2030-01-01',
    harga_murni: 2_300_000,
    sumber: 'Harga pasar pagi',
  },
})
