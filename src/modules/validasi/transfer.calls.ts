import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, rupiah, saat, tanggal, text } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/validasi-non-cash')

/** Names one transfer: the payment of a group, in the list of payments that holds now. */
const kunciTransfer = {
  no_faktur_group: text({ label: 'No Faktur Group', ...sure, max: 40 }),
  versi_bayar: versiSeen,
  n: integer({ label: 'Baris', ...sure, min: 1, hidden: true }),
}

/** A transfer of a customer that nobody has confirmed yet (DOMAIN 5). */
export const barisTransfer = {
  ...kunciTransfer,
  saat: saat({ label: 'Waktu', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', hidden: true, ...sure }),
  nama_customer: text({ label: 'Customer' }),
  no_rekening: text({ label: 'No Rekening' }),
  nama_rekening: text({ label: 'Nama Rekening', hidden: true }),
  no_ref: text({ label: 'No Referensi' }),
  jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
  status: choice({
    label: 'Barang',
    of: { OPEN: 'Belum Diserahkan', VALID: 'Sudah Diserahkan' },
    ...sure,
  }),
  input_by: text({ label: 'Input', ...sure }),
}

export const transferMenunggu = defineEndpoint({
  method: 'GET',
  path: 'validasi/non-cash',
  summary: 'The transfers of customers that are BELUM MASUK',
  right,
  answer: list(barisTransfer),
})
export const transferKonfirmasi = defineEndpoint({
  method: 'POST',
  path: 'validasi/non-cash/konfirmasi',
  summary: 'The bank has these transfers: somebody other than who entered them says so',
  right,
  posting: true,
  body: {
    transfer: list(kunciTransfer, { label: 'Transfer', min: 1, max: 200 }),
    catatan: text({ label: 'Catatan', max: 200 }),
  },
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})
