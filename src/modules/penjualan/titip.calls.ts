import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, maybe, phone, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { daftarBayar } from '#modules/faktur/pembayaran'
import { titipMasuk } from '#modules/titipan/titipan'
import { barisMasuk, customer } from './penjualan.ts'

const sure = { required: true } as const

/** Whose money it is must be known: nobody else may spend it or ask for it back. */
export const penitip = {
  ...customer,
  nama_customer: text({ label: 'Nama Customer', ...sure }),
  no_hp: phone({
    label: 'No HP',
    ...sure,
    min: 11,
    tooShort: 'Mohn Masukan Nomor Handphone Yang Valid',
  }),
}

/**
 * Takes money in at the counter, for the piece that is scanned or for none. `harga` is what the
 * counter showed for the piece: another one is refused.
 */
export const simpanTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/simpan',
  summary: 'Take a deposit: OPEN, or held at once without validation',
  right: whoSees('/transaksi-penjualan'),
  posting: true,
  body: {
    kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
    ...penitip,
    keterangan: text({ label: 'Keterangan', max: 200 }),
    baris: maybe(barisMasuk, 'Barang'),
    harga: rupiah({ label: 'Harga Total' }),
    ...titipMasuk,
    pembayaran: daftarBayar,
  },
  answer: group({
    no_titipan: text({ label: 'No Titipan', ...sure }),
    status: choice({ label: 'Status', of: { OPEN: 'Menunggu Validasi', TITIP: 'Titip' }, ...sure }),
    kembali: rupiah({ label: 'Uang Kembali', ...sure }),
  }),
})
