import { defineEndpoint } from '#kernel/endpoint'
import { code, group, integer, text } from '#kernel/field'
import { servers } from '#kernel/right'

const sure = { required: true } as const
const kode_toko = code({ label: 'Kode Toko', ...sure })

/** The server of a branch asks, when the branch is founded, which shop of the chain it is. */
export const tokoDiPusat = defineEndpoint({
  method: 'POST',
  path: 'portal/toko',
  summary: 'A shop of the chain as the head office knows it, and its number in barcodes',
  right: servers,
  portal: 'pusat',
  body: { kode_toko },
  answer: group({
    kode_toko,
    nama_toko: text({ label: 'Nama Toko', ...sure }),
    no_toko: integer({ label: 'Nomor Toko', ...sure }),
  }),
})
