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
  open,
  paragraph,
  persen,
  ref,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
  uuid,
  yes,
} from '#kernel/field'
import { problems } from '#kernel/problem'
import { whoSees } from '#kernel/right'
import { barisMasuk, customer } from '#modules/faktur/konter'
import { barisTerbanyak, kepalaMasuk, notaMasuk } from './penjualan.ts'
import { masalahJual, perhatianJual } from './masalah.ts'
import { otorisasiJual } from './penjualan.rules.ts'
import { dataBerlianDilihat } from '#modules/berlian/batu'
import { akhirNota, byNota, pembayaranNota, saringNota } from '#modules/faktur/faktur.calls'
import { rincian } from '#modules/faktur/langkah'
import { caraBayarTerbanyak, pembayaran } from '#modules/faktur/pembayaran'
import {
  barisBeliMasuk,
  daftarBeli,
  kartuPenjual,
  pembelianMasuk,
} from '#modules/pembelian/pembelian'

const counter = whoSees('/transaksi-penjualan', '/transaksi-pembelian')
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

/** An approval that the note will need, so that the counter can ask in time. */
const perlu = list({
  kategori: choice({ label: 'Kategori', of: otorisasiJual, ...sure }),
  sebelum: open({ label: 'Sebelum' }),
  sesudah: open({ label: 'Sesudah' }),
})

/** Prices what is on the counter; saves and reserves nothing. Also serves cek harga. */
export const hitungPenjualan = defineEndpoint({
  method: 'POST',
  path: 'penjualan/hitung',
  summary: 'Price the lines of a sale without saving',
  right: whoSees('/transaksi-penjualan', '/transaksi-pembelian', '/data-barang'),
  body: {
    baris: list(
      { ...barisMasuk, harga_lama: rupiah({ label: 'Harga Lama' }) },
      { label: 'Barang', max: barisTerbanyak },
    ),
    harga_setuju: kepalaMasuk.harga_setuju,
    tgl_system: kepalaMasuk.tgl_system, // of the note: its prices and taxes
    no_nota_manual: kepalaMasuk.no_nota_manual, // it may be dearer than the computed price
    id_draf: uuid({ label: 'Draf' }),
    // Deposits that pay: their pieces are free for this visit, at the price that was promised.
    titipan: texts({ label: 'Titipan', required: false }),
  },
  answer: group({
    baris: list(barisKonter),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    total: rupiah({ label: 'Total', ...sure }),
    perlu,
  }),
})

/** Whether the shop is open, and who can open it: said before anything is asked. */
export const tokoBuka = defineEndpoint({
  method: 'GET',
  path: 'penjualan/toko-buka',
  summary: 'Whether the business day has begun, and the people who can open the shop',
  right: counter,
  answer: group({
    buka: yes({ label: 'Buka' }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    pembuka: texts({ label: '' }),
  }),
})

/** Groups whose price nobody has confirmed for today (DOMAIN 5). */
export const hargaBelumDikonfirmasi = defineEndpoint({
  method: 'GET',
  path: 'penjualan/harga-hari-ini',
  summary: "Price groups whose price is not yet confirmed for today's business date",
  right: counter,
  answer: list({
    kode_group: code({ label: 'Group', ...sure }),
    nama_group: text({ label: 'Nama Group', ...sure }),
    harga: rupiah({ label: 'Harga/Gram', ...sure }),
  }),
})
export const konfirmasiHarga = defineEndpoint({
  method: 'POST',
  path: 'penjualan/harga-hari-ini',
  summary: 'Confirm the prices of all groups for the business date',
  right: whoSees('/transaksi-penjualan'),
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

/** What a visit comes to may fall below zero: the shop pays. */
const total = rupiah({ label: 'Total', ...sure, min: -999_999_999_999 })

/** What is known of a saved note: numbers, state, what remains to be done. */
export const hasilSimpan = {
  no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
  notajual: texts({ label: 'No Faktur Jual' }),
  notabeli: texts({ label: 'No Faktur Beli' }),
  status: choice({ label: 'Status', of: { OPEN: 'Menunggu Validasi', VALID: 'Valid' }, ...sure }),
  total: rupiah({ label: 'Total', ...sure }),
  kembali: rupiah({ label: 'Uang Kembali', ...sure }),
  /** Another name that this card is known under. */
  kartu_milik: text({ label: 'Pemilik Kartu' }),
}
/**
 * A visit on its way to be saved: what is sold, and what is bought from the customer (an exchange,
 * or a purchase alone). `total` is what the counter showed: another one is refused.
 */
export const isiSimpan = {
  ...notaMasuk,
  pembelian: maybe({ ...pembelianMasuk, ...kartuPenjual }, 'Pembelian'),
  id_draf: uuid({ label: 'Draf' }),
  total,
}

const draf = {
  id: uuid({ label: 'Draf', ...sure }),
  judul: text({ label: 'Judul' }),
  diubah_pada: saat({ label: 'Waktu', ...sure }),
  isi: open({ label: 'Isi', ...sure }),
}
/** A purchase on a draft: its lines may still lack what saving asks for. */
const pembelianDraf = {
  ...pembelianMasuk,
  ...kartuPenjual,
  baris: list(
    {
      ...barisBeliMasuk,
      kode_kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }),
      berat_kotor: berat({ label: 'Berat Timbang' }),
      harga: rupiah({ label: 'Harga' }),
    },
    daftarBeli,
  ),
}
/** Drafts live on the server, several per user, and reserve nothing. */
export const drafPenjualan = {
  list: defineEndpoint({
    method: 'GET',
    path: 'penjualan/draf',
    summary: "The user's drafts, newest first",
    right: counter,
    answer: list(draf),
  }),
  simpan: defineEndpoint({
    method: 'PUT',
    path: 'penjualan/draf/{id}',
    summary: 'Keep a draft',
    right: counter,
    body: {
      judul: draf.judul,
      ...kepalaMasuk,
      kode_sales: text({ label: 'Sales', max: 20 }),
      baris: list(
        { ...barisMasuk, harga_total: rupiah({ label: 'Harga Total' }) },
        { label: 'Barang', max: barisTerbanyak },
      ),
      pembelian: maybe(pembelianDraf, 'Pembelian'),
      pembayaran: list(
        { ...pembayaran, jumlah: rupiah({ label: 'Jumlah Rp' }) },
        { label: 'Pembayaran', max: caraBayarTerbanyak },
      ),
    },
  }),
  hapus: defineEndpoint({
    method: 'DELETE',
    path: 'penjualan/draf/{id}',
    summary: 'Throw a draft away',
    right: counter,
  }),
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
  pembayaran: list(pembayaranNota),
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
