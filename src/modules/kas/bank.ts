import { code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A bank at which the shop or its sales people hold accounts. */
export const bank = defineMaster({
  name: 'bank',
  title: 'Master Bank',
  path: '/master-bank',
  icon: 'bank',
  purpose: 'Bank untuk rekening toko dan sales',
  key: 'kode_bank',
  shown: 'nama_bank',
  fields: {
    kode_bank: code({ label: 'Kode Bank', required: true }),
    nama_bank: text({ label: 'Nama Bank', required: true }),
    aktif,
  },
  calls: usualCalls('banks', 'kode_bank', 'banks'),
  contoh: { kode_bank: 'BCA', nama_bank: 'Bank Central Asia', aktif: true },
})
