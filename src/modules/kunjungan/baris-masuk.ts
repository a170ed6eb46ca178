import { berat, code, rupiah } from '#kernel/field'

/** One line as the counter enters it; the server works out everything else. */
export const barisMasuk = {
  kode_barcode: code({ label: 'Barcode', required: true, max: 30 }),
  berat_kotor: berat({ label: 'Berat Timbang', min: 1 }),
  ongkos: rupiah({ label: 'Ongkos' }),
  diskon: rupiah({ label: 'Diskon' }),
  harga_setuju: rupiah({ label: 'Harga Setuju' }),
}

/** What of a line's price somebody else has to agree to. */
export const otorisasiHargaJual = {
  JUAL_DIBAWAH_MODAL: 'Jual Di Bawah Modal',
  BERLIAN_DIBAWAH_MODAL: 'Jual Berlian Di Bawah Modal',
  LIMIT_PENJUALAN: 'Penjualan Di Atas Limit',
  KURANG_ONGKOS: 'Pengurangan Ongkos',
  DISKON_PENJUALAN: 'Diskon Di Atas Batas',
} as const
