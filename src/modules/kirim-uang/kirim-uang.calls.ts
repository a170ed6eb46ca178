import { defineEndpoint } from '#kernel/endpoint'
import { choice, list, rupiah, saat, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { statusKirim } from './kirim-uang.ts'

const sure = { required: true } as const
const right = whoSees('/kirim-uang-pusat', '/terima-uang-kas')

/** Money between this shop and another, whichever way it goes (SPEC 3). */
export const barisKirim = {
  no_reff: text({ label: 'No Referensi', ...sure }),
  nota_kirim: text({ label: 'Nota Kirim', ...sure }),
  asal: text({ label: 'Asal', ...sure }),
  tujuan: text({ label: 'Tujuan', ...sure }),
  jumlah_rp: rupiah({ label: 'Jumlah Rp', ...sure }),
  keterangan: text({ label: 'Keterangan' }),
  no_segel: text({ label: 'No Segel Tas' }),
  pembawa: text({ label: 'Pembawa' }),
  input_by: text({ label: 'Oleh', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  saat: saat({ label: 'Waktu', ...sure }),
  penerima: text({ label: 'Penerima' }),
  tgl_terima: tanggal({ label: 'Tanggal Terima' }),
  status: choice({ label: 'Status', of: statusKirim, ...sure }),
}

/** SPEC 7: per shop, by state; ALL means every one. */
export const kirimanToko = defineEndpoint({
  method: 'GET',
  path: 'kirim-uang',
  summary: 'Money that this shop sent or was sent, by state, newest first',
  right,
  query: { status: choice({ label: 'Status', of: statusKirim, all: true }) },
  answer: list(barisKirim),
})

/** SPEC 7: whoever receives looks it up by its reference. */
export const kirimanReferensi = defineEndpoint({
  method: 'GET',
  path: 'kirim-uang/{no_reff}',
  summary: 'Money that was sent to this shop under a reference',
  right: whoSees('/terima-uang-kas'),
  answer: list(barisKirim),
})
