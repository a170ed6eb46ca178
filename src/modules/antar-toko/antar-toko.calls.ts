import { defineEndpoint } from '#kernel/endpoint'
import { code, list, text } from '#kernel/field'
import { signedIn } from '#kernel/right'

const sure = { required: true } as const

export const tokoTujuan = defineEndpoint({
  method: 'GET',
  path: 'toko-tujuan',
  summary: 'The other shops of the chain, by code and name',
  right: signedIn,
  answer: list({
    kode_toko: code({ label: 'Kode Toko', ...sure }),
    nama_toko: text({ label: 'Nama Toko', ...sure }),
  }),
})
