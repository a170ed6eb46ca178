import { defineEndpoint } from '#kernel/endpoint'
import { berat, code, list, rupiah, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'

const sure = { required: true } as const
const right = whoSees('/update-profit-barang')

/** A piece with the figures that may be changed. */
export const barangProfit = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_group: text({ label: 'Group', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
  ongkos: rupiah({ label: 'Ongkos', ...sure }),
  harga_tetap: rupiah({ label: 'Harga Tetap' }),
}

export const pilihProfit = defineEndpoint({
  method: 'POST',
  path: 'update-profit-barang/barang',
  summary: 'Pieces with cost, labour and fixed price: scanned ones, a tray, a price group',
  right,
  reads: true,
  body: {
    barcode: texts({ label: 'Barcode', max: 500 }),
    kode_baki: code({ label: 'Baki' }),
    kode_group: code({ label: 'Group' }),
  },
  answer: list(barangProfit),
})
