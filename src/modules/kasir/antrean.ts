import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, saat, text } from '#kernel/field'
import { signedIn } from '#kernel/right'

const sure = { required: true } as const

/** One who waits at a cash desk. Its screen ticks the number that leads there (`?nota=`). */
export const barisAntrean = {
  nama_customer: text({ label: 'Customer' }),
  judul: text({ label: 'Layar', ...sure }),
  /** Below zero the shop pays. */
  jumlah: rupiah({ label: 'Jumlah Rp' }),
  nomor: text({ label: 'No Faktur', ...sure, width: 20 }),
  /** The promise that a receipt is for. */
  untuk: text({ label: 'Untuk', width: 20 }),
  saat: saat({ label: 'Sejak', ...sure }),
  input_by: text({ label: 'Input', ...sure }),
  layar: text({ label: 'Layar', ...sure, hidden: true }),
}

/** One queue of what waits for money, whatever it is, the longest waiting first. */
export const antreanKasir = defineEndpoint({
  method: 'GET',
  path: 'validasi/antrean',
  summary: 'What waits at the cash desks that one may open',
  right: signedIn,
  answer: list(barisAntrean),
})
