import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, code, group, kadar, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode, statusBarang } from '#modules/stok/barang'

const sure = { required: true } as const

/** A piece that may be moved, as the tables show it. */
export const barangPindah = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  berat_kotor: berat({ label: 'Berat Kotor', ...sure, hidden: true }),
  status: choice({ label: 'Status', of: statusBarang, ...sure, hidden: true }),
  kode_gudang: code({ label: 'Dari Gudang', ...sure }),
  kode_baki: code({ label: 'Dari Baki', ...sure }),
  gambar: text({ label: 'Foto', hidden: true }),
}

export const barangUntukPindah = defineEndpoint({
  method: 'GET',
  path: 'pindah-barang/barang/{kode_barcode}',
  summary: 'A piece that may be moved, where it lies; refused when it may not',
  right: whoSees('/pindah-barang'),
  answer: group(barangPindah),
})

export const isiBaki = defineEndpoint({
  method: 'GET',
  path: 'pindah-barang-satu-baki/isi/{kode_baki}',
  summary: 'What lies in a tray; pieces of an open note or a deposit stay when it is moved',
  right: whoSees('/pindah-barang-satu-baki'),
  answer: list(barangPindah),
})

export const cetakPindah = defineEndpoint({
  method: 'POST',
  path: 'pindah-barang/cetak',
  summary: 'The slip of a move: every piece, from where, to be signed by both',
  right: whoSees('/pindah-barang', '/pindah-barang-satu-baki'),
  file: true,
  body: { nomor },
})
