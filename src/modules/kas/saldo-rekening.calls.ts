import { defineEndpoint } from '#kernel/endpoint'
import { list, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const saldo = (label: string) => rupiah({ label, ...sure, min: -999_999_999_999 })

export const barisRekening = {
  no_rekening: text({ label: 'No Rekening', ...sure, width: 18 }),
  nama_rekening: text({ label: 'Nama Rekening', ...sure, width: 26 }),
  kode_bank: text({ label: 'Bank', ...sure }),
  saldo: saldo('Saldo'),
  kartu: saldo('Kartu Belum Cair'),
}

export const saldoRekening = defineEndpoint({
  method: 'GET',
  path: 'cash/saldo-rekening',
  summary: 'What lies on each account, and what its cards have not brought yet',
  right: whoSees('/uang-bank'),
  answer: list(barisRekening),
})
