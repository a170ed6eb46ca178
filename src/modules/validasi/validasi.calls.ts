import { defineEndpoint } from '#kernel/endpoint'
import { berat, group, integer, list, rupiah, saat, tanggal, text, yes } from '#kernel/field'
import { saring } from '#modules/kasir/kasir'
import { pembayaran } from '#modules/pembayaran/pembayaran'
import { kasirKunjungan } from '#modules/konter/kunjungan'

const sure = { required: true } as const
const cashier = kasirKunjungan

/** A sale line that waits (SPEC 3: Validation sale line), with what the list shows of its group. */
export const barisValidasiJual = {
  no_faktur_jual: text({ label: 'No Faktur Jual', ...sure }),
  no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
  nama_customer: text({ label: 'Customer' }),
  kode_sales: text({ label: 'Sales' }),
  nama_sales: text({ label: 'Sales' }),
  input_by: text({ label: 'Input' }),
  saat: saat({ label: 'Waktu', ...sure }),
  kode_barcode: text({ label: 'Barcode', ...sure }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  nama_atribut: text({ label: 'Atribut' }),
  berat: berat({ label: 'Berat', ...sure }),
  berat_atribut: berat({ label: 'Berat Atribut' }),
  berat_kotor: berat({ label: 'Berat Kotor', ...sure }),
  harga_jual: rupiah({ label: 'Harga Jual', ...sure }),
  harga_total: rupiah({ label: 'Harga Total', ...sure }),
}

/** A purchase line that waits (SPEC 3: Validation purchase line), with what the list shows. */
export const barisValidasiBeli = {
  no_faktur_beli: text({ label: 'No Faktur Beli', ...sure }),
  no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
  nama_customer: text({ label: 'Customer' }),
  kode_sales: text({ label: 'Sales' }),
  nama_sales: text({ label: 'Sales' }),
  input_by: text({ label: 'Input' }),
  saat: saat({ label: 'Waktu', ...sure }),
  kode_dept: text({ label: 'Jenis' }),
  kode_barcode: text({ label: 'Barcode' }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kondisi: text({ label: 'Kondisi' }),
  berat: berat({ label: 'Berat', ...sure }),
  harga: rupiah({ label: 'Harga', ...sure }),
}

/** A payment of a group as it stands (SPEC 7: jenis and jumlah_in or jumlah_out). */
const barisBayar = {
  ...pembayaran,
  jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
  jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
  kembali: rupiah({ label: 'Uang Kembali' }),
  belum_masuk: yes({ label: 'Belum Masuk' }),
}

/** A group as it stood when the list was read: its version is sent back with the validation. */
export const kunjunganMenunggu = {
  no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
  versi: integer({ label: 'Versi', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  /** The asker entered it, and another must validate it. */
  orang_lain: yes({ label: 'Divalidasi oleh orang lain' }),
  pembayaran: list(barisBayar, { label: 'Pembayaran' }),
}

/** data[0].penjualan and data[0].pembelian (SPEC 7), and how each group is paid. */
const menunggu = list({
  penjualan: list(barisValidasiJual),
  pembelian: list(barisValidasiBeli),
  kunjungan: list(kunjunganMenunggu),
})

export const validasiSemua = defineEndpoint({
  method: 'GET',
  path: 'validasi/all',
  summary: 'Everything that waits for validation',
  right: cashier,
  answer: menunggu,
})
export const validasiCari = defineEndpoint({
  method: 'POST',
  path: 'validasi/get/jualbeli',
  summary: 'What waits, of one seller or of one user',
  right: cashier,
  reads: true,
  body: saring,
  answer: menunggu,
})
export const validasiDetail = defineEndpoint({
  method: 'POST',
  path: 'validasi/detail',
  summary: 'The payments of a group: jenis and jumlah_in or jumlah_out',
  right: cashier,
  reads: true,
  body: { deskripsi: text({ label: 'No Faktur Group', ...sure, max: 40 }) },
  answer: list(barisBayar),
})

/** The number on the tile: how many groups wait. */
export const validasiJumlah = defineEndpoint({
  method: 'GET',
  path: 'validasi/jumlah',
  summary: 'How many groups wait for validation',
  right: cashier,
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})
