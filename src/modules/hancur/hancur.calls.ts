import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, group, kadar, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode, statusBarang } from '#modules/stok/barang'

const sure = { required: true } as const

export const barangHancur = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  kode_baki: text({ label: 'Baki' }),
  status: choice({ label: 'Status', of: statusBarang, ...sure, hidden: true }),
}

export const barangUntukHancur = defineEndpoint({
  method: 'GET',
  path: 'hancur-data-barang/barang/{kode_barcode}',
  summary: 'A piece that may be destroyed or changed; refused when it may not',
  right: whoSees('/hancur-data-barang', '/hancur-data-barang-psu'),
  answer: group(barangHancur),
})
