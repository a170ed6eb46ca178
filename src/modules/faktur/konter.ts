import { berat, choice, code, phone, rupiah, text } from '#kernel/field'
import { tempatAlamat } from '#modules/toko/wilayah'

// What the counter enters alike, whatever it makes of it: a line that is sold, and who is there.

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

/** Somebody whose money the shop keeps: nobody else may spend it or ask for it back. */
export const penitip = {
  ...customer,
  nama_customer: text({ label: 'Nama Customer', required: true }),
  no_hp: phone({
    label: 'No HP',
    required: true,
    min: 11,
    tooShort: 'Mohn Masukan Nomor Handphone Yang Valid',
  }),
}

/** What of a line's price somebody else has to agree to. */
export const otorisasiHargaJual = {
  JUAL_DIBAWAH_MODAL: 'Jual Di Bawah Modal',
  BERLIAN_DIBAWAH_MODAL: 'Jual Berlian Di Bawah Modal',
  LIMIT_PENJUALAN: 'Penjualan Di Atas Limit',
  KURANG_ONGKOS: 'Pengurangan Ongkos',
  DISKON_PENJUALAN: 'Diskon Di Atas Batas',
} as const
