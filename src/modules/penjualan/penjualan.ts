import { berat, choice, code, integer, list, persen, phone, ref, rupiah, text } from '#kernel/field'
import { describeDocument } from '#kernel/described'
import { perintahKunjungan, statusNota } from '#modules/faktur/faktur'
import { daftarBayar } from '#modules/faktur/pembayaran'
import { kartuPenjual } from '#modules/pembelian/pembelian'
import { tempatAlamat } from '#modules/toko/wilayah'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'

/** A visit of more pieces is several visits: one call must not hold up everybody else's. */
export const barisTerbanyak = 200

/** One line as the counter enters it; the server works out everything else. */
export const barisMasuk = {
  kode_barcode: code({ label: 'Barcode', required: true, max: 30 }),
  berat_kotor: berat({ label: 'Berat Timbang', min: 1 }),
  ongkos: rupiah({ label: 'Ongkos' }),
  diskon: rupiah({ label: 'Diskon' }),
  harga_setuju: rupiah({ label: 'Harga Setuju' }),
}

/** The customer of a note: walk-ins may stay nameless (DOMAIN 5). */
export const customer = {
  nama_customer: text({ label: 'Nama Customer' }),
  alamat_customer: text({ label: 'Alamat Customer', max: 200 }),
  ...tempatAlamat,
  no_hp: phone({ label: 'No HP', min: 11, tooShort: 'Mohn Masukan Nomor Handphone Yang Valid' }),
  jenis_pelanggan: choice({
    label: 'Jenis Pelanggan',
    of: { UMUM: 'Umum', MEMBER: 'Member' },
    initial: 'UMUM',
  }),
}

const { jenis_identitas, no_identitas } = kartuPenjual

/** What is entered once for the whole visit. */
export const kepalaMasuk = {
  kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
  ...customer,
  jenis_identitas, // asked where the sum of a day is large (ADR 0141)
  no_identitas,
  keterangan: text({ label: 'Keterangan', max: 200 }),
  no_nota_manual: text({ label: 'No Nota Manual', max: 30 }),
  tgl_system: tanggalDokumen,
  nota_per: choice({
    label: 'Nota Per',
    of: { KUNJUNGAN: 'Satu Nota', BARANG: 'Satu Nota Per Barang' },
    initial: 'KUNJUNGAN',
  }),
  harga_setuju: rupiah({ label: 'Harga Setuju Nota' }),
}

/** A whole sale as the counter sends it. */
export const notaMasuk = {
  ...kepalaMasuk,
  baris: list(barisMasuk, {
    label: 'Barang',
    required: false, // a visit may only sell to the shop
    max: barisTerbanyak,
  }),
  pembayaran: daftarBayar,
}

const kepala = {
  no_faktur_jual: code({ label: 'No Faktur Jual', required: true, max: 40 }),
  no_faktur_group: code({ label: 'No Faktur Group', required: true, max: 40 }),
  kode_sales: ref('sales', { label: 'Sales', required: true }),
  qty: integer({ label: 'Qty', required: true }),
  berat: berat({ label: 'Berat', required: true }),
  ongkos: rupiah({ label: 'Ongkos', required: true }),
  diskon: rupiah({ label: 'Diskon', required: true }),
  pajak: rupiah({ label: 'Pajak', required: true }),
  harga_total: rupiah({ label: 'Harga Total', required: true }),
}

const baris = {
  kode_barcode: code({ label: 'Barcode', required: true, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', required: true }),
  kadar: persen({ label: 'Kadar', required: true, max: 500_00 }),
  berat: berat({ label: 'Berat', required: true }),
  harga_jual: rupiah({ label: 'Harga Jual', required: true }),
  ongkos: rupiah({ label: 'Ongkos', required: true }),
  diskon: rupiah({ label: 'Diskon', required: true }),
  harga_total: rupiah({ label: 'Harga Total', required: true }),
}

const contoh = {
  no_faktur_jual: 'FJ-GS1-261121-0001',
  no_faktur_group: 'FG-GS1-261121-0001',
  kode_sales: 'SLS1',
  qty: 1,
  berat: 4_120,
  ongkos: 124_000,
  diskon: 72_000,
  pajak: 0,
  harga_total: 6_900_000,
  baris: [
    {
      kode_barcode: '010000017',
      nama_barang: 'CINCIN BELAH ROTAN',
      kadar: 75_00,
      berat: 4_120,
      harga_jual: 6_848_000,
      ongkos: 124_000,
      diskon: 72_000,
      harga_total: 6_900_000,
    },
  ],
}

/** The sale (DOMAIN 5): OPEN at the counter, VALID at the cashier, BATAL when it was undone. */
export const dokumenPenjualan = describeDocument({
  name: 'PENJUALAN',
  title: 'Penjualan',
  prefix: 'FJ',
  states: statusNota,
  header: kepala,
  lines: baris,
  posts: [],
  commands: {
    ...perintahKunjungan,
    batal: {
      label: 'Batal Penjualan',
      from: ['VALID'],
      to: 'BATAL',
      call: 'penjualan/batal',
      authorise: 'BATAL_PENJUALAN',
      reason: true,
    },
  },
  contoh: { OPEN: contoh, VALID: contoh, BATAL: contoh },
})
