import { code, ref, text, yes } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A bank account of the shop. A user who chooses one chooses its bank first. */
export const rekening = defineMaster({
  name: 'rekening',
  title: 'Master Rekening',
  path: '/master-rekening',
  icon: 'bank-card',
  purpose: 'Rekening toko untuk pembayaran non tunai',
  key: 'no_rekening',
  shown: 'nama_rekening',
  fields: {
    no_rekening: code({ label: 'No Rekening', required: true }),
    nama_rekening: text({ label: 'Nama Rekening', required: true }),
    kode_bank: ref('bank', { label: 'Bank', required: true }),
    qris: yes({ label: 'QRIS', hint: 'Hanya menerima QRIS; bank mencairkannya kemudian' }),
    aktif,
  },
  calls: { ...usualCalls('rekenings', 'no_rekening', 'rekenings') },
  lists: [{ path: 'rekenings/get-by-kode-bank', by: 'kode_bank' }],
  contoh: {
    no_rekening: '1234567890',
    nama_rekening: 'TOKO EMAS KENCANA',
    kode_bank: 'BCA',
    qris: false,
    aktif: true,
  },
})

const sure = { required: true } as const

/** A bank and an account of it, as a command asks for them. */
export const rekeningMasuk = {
  kode_bank: ref('bank', { label: 'Bank', ...sure }),
  no_rekening: ref({ master: 'rekening', by: 'kode_bank' }, { label: 'No Rekening', ...sure }),
}
