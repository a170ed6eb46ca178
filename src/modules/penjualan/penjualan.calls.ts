import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  maybe,
  paragraph,
  persen,
  rupiah,
  tanggal,
  text,
  texts,
} from '#kernel/field'
import { problems } from '#kernel/problem'
import { whoSees } from '#kernel/right'
import { masalahJual, perhatianJual } from './masalah.ts'
import { ditanggungMeterai } from './pajak/pembeli.ts'
import { dataBerlianDilihat } from '#modules/berlian/batu'
import { akhirNota, byNota, saringNota } from '#modules/kunjungan/nota.calls'
import { rincian } from '#kernel/langkah'
import { pembayaranTerbaca } from '#modules/pembayaran/pembayaran'
import { customer } from '#modules/pelanggan/pelanggan'

const sure = { required: true } as const

/** A line, priced, with how the price came about. */
export const barisHarga = {
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  nama_barang: text({ label: 'Nama Barang' }),
  kode_group: text({ label: 'Group' }),
  kadar: kadar({ label: 'Kadar' }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  kode_intern: text({ label: 'Intern' }),
  kode_gudang: text({ label: 'Gudang' }),
  kode_baki: text({ label: 'Baki' }),
  gambar: text({ label: 'Gambar' }),
  berat: berat({ label: 'Berat' }),
  berat_atribut: berat({ label: 'Berat Atribut' }),
  nama_atribut: text({ label: 'Atribut' }),
  data_berlian: dataBerlianDilihat,
  berat_kotor: berat({ label: 'Berat Timbang' }),
  harga_gram: rupiah({ label: 'Harga/Gram' }),
  harga_jual: rupiah({ label: 'Harga Jual' }),
  ongkos: rupiah({ label: 'Ongkos' }),
  diskon: rupiah({ label: 'Diskon' }),
  pajak: rupiah({ label: 'Pajak' }),
  pajak_termasuk: rupiah({ label: 'Termasuk Pajak' }),
  pph22: rupiah({ label: 'PPh 22' }), // what of pajak it is
  harga_total: rupiah({ label: 'Harga Total' }),
  rincian,
}

/** The same while it is on the counter: it cannot be saved while anything is in its way. */
export const barisKonter = {
  ...barisHarga,
  /** The note or deposit that holds it. */
  no_pemegang: text({ label: 'Nota' }),
  masalah: problems(masalahJual, 'Masalah'),
  perhatian: problems(perhatianJual, 'Perhatian'),
}

/** Who may look into notes. */
export const seen = whoSees(
  '/lihat-penjualan',
  '/batal-penjualan',
  '/transaksi-penjualan',
  '/transaksi-pembelian',
)

/** A note in a list. */
export const barisNota = {
  no_faktur_jual: text({ label: 'No Faktur Jual', ...sure, open: 'nota', width: 20 }),
  no_faktur_group: text({ label: 'No Faktur Group', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  jam: text({ label: 'Jam', width: 8 }),
  nama_customer: text({ label: 'Customer' }),
  qty: integer({ label: 'Qty', total: 'sum' }),
  berat: berat({ label: 'Berat', total: 'sum' }),
  harga_total: rupiah({ label: 'Total', total: 'sum' }),
  ...akhirNota,
  nama_sales: text({ label: 'Sales' }),
  input_by: text({ label: 'Input' }),
  valid_by: text({ label: 'Kasir' }),
}
export const lihatPenjualan = defineEndpoint({
  method: 'POST',
  path: 'penjualan/lihat',
  summary: 'Notes of a period',
  right: seen,
  reads: true,
  body: saringNota,
  answer: list(barisNota),
})

/** Everything on one note (SPEC 3: sale note), for the screen and for paper. */
export const isiNota = {
  ...barisNota,
  ...customer,
  npwp: text({ label: 'NPWP' }),
  meterai: maybe({
    jumlah: rupiah({ label: 'Meterai', ...sure }),
    ditanggung: choice({ label: 'Meterai Ditanggung', of: ditanggungMeterai, ...sure }),
  }),
  tempat_customer: text({ label: 'Kota' }), // his kecamatan and kota, as they are read
  id: text({ label: 'Id', ...sure }),
  kode_sales: text({ label: 'Sales' }),
  keterangan: text({ label: 'Keterangan' }),
  no_nota_manual: text({ label: 'No Nota Manual' }),
  // What it promises for buying back, once for all lines that promise the same; null: the shop's
  // terms of the day on which they come back (a rate in rupiah a gram).
  janji: list({
    baris: text({ label: 'Baris', ...sure }), // '1, 3'
    potongan_tukar: persen({ label: 'Potongan Tukar (%)' }),
    potongan_jual: persen({ label: 'Potongan Jual (%)' }),
  }),
  potongan_rusak: persen({ label: 'Potongan Rusak (%)' }), // of the shop's conditions
  versi_koreksi: integer({ label: 'Versi' }),
  no_koreksi: text({ label: 'Koreksi' }), // the last document that corrected it
  cetakan_menunggu: text({ label: 'Cetakan Menunggu' }), // asked for, and nobody said it came out
  notabeli: texts({ label: 'No Faktur Beli' }), // the purchases of the same visit: an exchange
  nilai_beli: rupiah({ label: 'Nilai Pembelian', ...sure }), // what they come to, while they stand
  cetak_slip: integer({ label: 'Cetak Slip', ...sure }), // how often its exchange slip was printed
  // What it earned and may still pay a later note.
  kupon: list({
    no_kupon: text({ label: 'No Kupon', ...sure }),
    nilai_kupon: rupiah({ label: 'Nilai Kupon', ...sure }),
    berlaku_sampai: tanggal({ label: 'Berlaku Sampai', ...sure }),
  }),
  pembayaran: list(pembayaranTerbaca),
  baris: list({
    ...barisHarga,
    kode_kategori: text({ label: 'Kategori', ...sure }),
    qty: integer({ label: 'Qty', ...sure }), // SPEC 3: of every line; a piece is one
    barang: group({
      kadar_cetak: text({ label: 'Kadar Cetak' }),
      kode_intern: text({ label: 'Intern' }),
    }),
    potongan_tukar: persen({ label: 'Potongan Tukar (%)' }),
    potongan_jual: persen({ label: 'Potongan Jual (%)' }),
    dibeli_di: text({ label: 'Dibeli Kembali Di', open: 'nota_beli' }), // null: still his
  }),
}
const cetakAnswer = group({
  data: list(isiNota),
  template_wa: paragraph({ label: 'Template WA' }),
  dataJualGrouped: list({
    kode_group: text({ label: 'Group' }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
    detail: list(barisHarga),
  }),
})
export const notaJualSingle = defineEndpoint({
  method: 'POST',
  path: 'penjualan/get/bynota/single',
  summary: 'One sale note',
  right: seen,
  reads: true,
  body: byNota,
  answer: cetakAnswer,
})
export const notaJualGroup = defineEndpoint({
  method: 'POST',
  path: 'penjualan/get/bynota',
  summary: 'All sale notes of the group that this note belongs to',
  right: seen,
  reads: true,
  body: byNota,
  answer: cetakAnswer,
})
