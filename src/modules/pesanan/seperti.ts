import { defineEndpoint } from '#kernel/endpoint'
import { berat, code, group, image, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'

const sure = { required: true } as const

/** What a piece of ours says of a wish that is like it. */
export const bacaSeperti = defineEndpoint({
  method: 'GET',
  path: 'pesanan/seperti',
  summary: 'A piece of the shop as the wish of an order: jenis, group, weight and photo',
  right: whoSees('/transaksi-pesanan'),
  query: { kode_barcode: kodeBarcode },
  answer: group({
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    kode_dept: code({ label: 'Jenis', ...sure }),
    kode_group: code({ label: 'Group', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    gambar: image({ label: 'Foto', folder: 'foto_produk' }),
  }),
})
