import { defineEndpoint } from '#kernel/endpoint'
import { code, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/tambah-dan-ambil-stock-aksesoris')

export const barisSaldo = {
  kode_aksesoris: code({ label: 'Kode Aksesoris', ...sure }),
  nama_aksesoris: text({ label: 'Nama Aksesoris', ...sure, width: 26 }),
  saldo: integer({ label: 'Saldo', ...sure }),
  satuan: text({ label: 'Satuan', ...sure }),
  minimum: integer({ label: 'Minimum' }),
}

export const saldoAksesoris = defineEndpoint({
  method: 'GET',
  path: 'tambah-dan-ambil-stock-aksesoris/saldo',
  summary: 'How many of each accessory there are',
  right,
  answer: list(barisSaldo),
})
