import { defineEndpoint } from '#kernel/endpoint'
import { group } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { byNota } from '#modules/kunjungan/nota.calls'
import { uangKembali } from '#modules/pembayaran/uang-kembali'

/** Asked before a reason is: what will be refused is refused first. */
export const cekBatal = defineEndpoint({
  method: 'POST',
  path: 'penjualan/batal/cek',
  summary: 'Whether a sale, or the exchange of a number, can be cancelled, and where its cash lies',
  right: whoSees('/batal-penjualan'),
  body: byNota,
  answer: group(uangKembali),
})
