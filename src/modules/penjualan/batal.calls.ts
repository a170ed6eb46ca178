import { alasan } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { group, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { byNota, nomorFaktur } from '#modules/faktur/faktur.calls'
import { uangDari, uangKembali } from '#modules/faktur/uang-kembali'

const sure = { required: true } as const

export const batalPenjualan = defineEndpoint({
  method: 'POST',
  path: 'penjualan/batal',
  summary: 'Cancel a VALID sale of today: the exact negation of its effects',
  right: whoSees('/batal-penjualan'),
  posting: true,
  body: {
    no_faktur_jual: nomorFaktur('No Faktur Jual'),
    alasan,
    uang_dari: uangDari,
  },
  answer: group({ no_batal: text({ label: 'No Batal', ...sure }) }),
})

/** Asked before a reason is: what will be refused is refused first. */
export const cekBatal = defineEndpoint({
  method: 'POST',
  path: 'penjualan/batal/cek',
  summary: 'Whether a sale, or the exchange of a number, can be cancelled, and where its cash lies',
  right: whoSees('/batal-penjualan'),
  body: byNota,
  answer: group(uangKembali),
})

/** SPEC 5: both sides of an exchange are cancelled by one command, never one of them alone. */
export const batalTukar = defineEndpoint({
  method: 'POST',
  path: 'tukar-tambah/batal',
  summary: 'Cancel a VALID exchange of today as a whole: all its sales and purchases',
  right: whoSees('/batal-penjualan'),
  posting: true,
  body: {
    no_faktur_group: nomorFaktur('No Faktur Group'),
    alasan,
    uang_dari: uangDari,
  },
  answer: group({ no_batal: texts({ label: 'No Batal' }) }),
})
