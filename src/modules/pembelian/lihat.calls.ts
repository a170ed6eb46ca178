import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  code,
  group,
  integer,
  kadar,
  list,
  paragraph,
  rupiah,
  tanggal,
  text,
  texts,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { rincian } from '#kernel/langkah'
import { akhirNota, byNota, saringNota } from '#modules/kunjungan/nota.calls'
import { jenisPembelian } from './pembelian.ts'
import { pembayaranTerbaca } from '#modules/pembayaran/pembayaran'

const sure = { required: true } as const

/** Who may look into purchases. */
const seen = whoSees('/lihat-pembelian', '/batal-pembelian', '/transaksi-pembelian')

/** A purchase in a list. */
export const barisFaktur = {
  no_faktur_beli: text({ label: 'No Faktur Beli', ...sure, open: 'nota_beli', width: 20 }),
  no_faktur_group: text({ label: 'No Faktur Group', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  jam: text({ label: 'Jam', width: 8 }),
  jenis: jenisPembelian,
  nama_customer: text({ label: 'Penjual' }),
  qty: integer({ label: 'Qty', total: 'sum' }),
  berat: berat({ label: 'Berat', total: 'sum' }),
  potongan: rupiah({ label: 'Potongan', total: 'sum' }),
  harga_total: rupiah({ label: 'Total', total: 'sum' }),
  ...akhirNota,
  nama_sales: text({ label: 'Sales' }),
  input_by: text({ label: 'Input' }),
  valid_by: text({ label: 'Kasir' }),
}

export const lihatPembelian = defineEndpoint({
  method: 'POST',
  path: 'pembelian/lihat',
  summary: 'Purchases of a period',
  right: seen,
  reads: true,
  body: saringNota,
  answer: list(barisFaktur),
})

/** A line of a purchase as it was frozen, with how its price came about. */
const barisDibeli = {
  kode_barcode: code({ label: 'Barcode', max: 30 }),
  no_faktur_jual: text({ label: 'Nota Asal', open: 'nota' }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_group: text({ label: 'Group', ...sure }),
  kode_dept: text({ label: 'Jenis', ...sure }),
  kondisi: text({ label: 'Kondisi', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  kadar_nota: kadar({ label: 'Kadar Nota', ...sure }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  berat_kotor: berat({ label: 'Berat Timbang', ...sure }),
  potong_batu: berat({ label: 'Potong Batu', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  berat_nota: berat({ label: 'Berat Nota', ...sure }),
  harga_emas: rupiah({ label: 'Harga Emas', ...sure }),
  harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
  rata_asal: rupiah({ label: 'Rata Asal', ...sure }),
  harga_dasar: rupiah({ label: 'Harga Dasar', ...sure }),
  potongan: rupiah({ label: 'Potongan', ...sure }),
  tambahan: rupiah({ label: 'Tambahan', ...sure }),
  harga: rupiah({ label: 'Harga', ...sure }),
  harga_gram: rupiah({ label: 'Harga/Gram', ...sure }),
  foto: text({ label: 'Foto Timbangan' }),
  gambar: text({ label: 'Gambar' }),
  rincian,
}

/** Everything on one purchase, for the screen and for paper. */
export const isiFaktur = {
  ...barisFaktur,
  id: text({ label: 'Id', ...sure }),
  kode_sales: text({ label: 'Sales' }),
  alamat_customer: text({ label: 'Alamat' }),
  no_hp: text({ label: 'No HP' }),
  identitas: text({ label: 'Identitas' }), // the kind of card, and the end of its number
  keterangan: text({ label: 'Keterangan' }),
  notajual: texts({ label: 'No Faktur Jual' }), // the sales of the same visit: an exchange
  nilai_jual: rupiah({ label: 'Nilai Penjualan', ...sure }), // what they come to, while they stand
  cetakan_menunggu: text({ label: 'Cetakan Menunggu' }),
  pembayaran: list(pembayaranTerbaca),
  baris: list(barisDibeli),
}

const answer = group({
  data: list(isiFaktur),
  template_wa: paragraph({ label: 'Template WA' }),
  /** The lines of all of them, condition by condition. */
  dataPembelianGrouped: list({
    kondisi: text({ label: 'Kondisi', ...sure }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga: rupiah({ label: 'Harga', ...sure }),
    detail: list(barisDibeli),
  }),
})
export const notaBeliSingle = defineEndpoint({
  method: 'POST',
  path: 'pembelian/get/bynota/single',
  summary: 'One purchase note',
  right: seen,
  reads: true,
  body: byNota,
  answer,
})
export const notaBeliGroup = defineEndpoint({
  method: 'POST',
  path: 'pembelian/get/bynota',
  summary: 'All purchase notes of the group that this note belongs to',
  right: seen,
  reads: true,
  body: byNota,
  answer,
})
