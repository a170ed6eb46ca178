import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, rupiah, tanggal } from '#kernel/field'
import { nomor } from '#kernel/document'
import { whoSees } from '#kernel/right'
import { dipinjam, taksiranHutang } from './jaminan.ts'

const sure = { required: true } as const

/** What would be lent on these pieces, and what it would cost. */
export const hitungHutang = defineEndpoint({
  method: 'POST',
  path: 'hutang/hitung',
  summary: 'Appraise what is pledged without saving',
  right: whoSees('/transaksi-hutang'),
  reads: true,
  body: dipinjam,
  answer: group(taksiranHutang),
})

/** The day on which somebody means to redeem. */
const tanggalTebus = tanggal({ label: 'Tanggal', ...sure })
/** What redeems a loan on a day to come. */
export const kutipHutang = defineEndpoint({
  method: 'GET',
  path: 'hutang/kutip',
  summary: 'What redeems a loan on a day',
  right: whoSees('/lihat-hutang', '/transaksi-hutang'),
  query: { nomor, tanggal: tanggalTebus },
  answer: group({
    hari: integer({ label: 'Berapa Hari', ...sure }),
    pokok: rupiah({ label: 'Pokok Pinjaman', ...sure }),
    bunga: rupiah({ label: 'Bunga', ...sure }),
    total: rupiah({ label: 'Total', ...sure }),
  }),
})
