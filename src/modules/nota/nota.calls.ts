import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  rupiah,
  tanggal,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { guests } from '#kernel/right'

const sure = { required: true } as const

/** What the public page shows: nothing of the customer, nothing of the staff. */
export const isiPublik = {
  nama_toko: text({ label: 'Nama Toko', ...sure }),
  jenis: choice({ label: 'Jenis', of: { JUAL: 'Nota Jual', BELI: 'Nota Beli' }, ...sure }),
  no_faktur: text({ label: 'No Faktur', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  status: choice({
    label: 'Status',
    of: { OPEN: 'Menunggu Validasi', VALID: 'Valid', BATAL: 'Dibatalkan' },
    ...sure,
  }),
  qty: integer({ label: 'Qty', ...sure }),
  /** How many of its pieces the shop has bought back since. */
  dibeli_kembali: integer({ label: 'Dibeli Kembali', ...sure }),
  /** It was reported lost when one of its pieces was bought back: the paper is worth nothing. */
  hilang: yes({ label: 'Nota Hilang' }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_total: rupiah({ label: 'Total', ...sure }),
}

/** A note's true state for whoever holds the paper. */
export const notaPublik = defineEndpoint({
  method: 'GET',
  path: 'nota/publik',
  summary: 'The true state of a printed nota, for its QR code',
  right: guests,
  query: {
    toko: code({ label: 'Toko', ...sure, max: 10 }),
    id: uuid({ label: 'Id', ...sure }),
  },
  answer: group(isiPublik),
})
