import { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'

/** The kinds of approval a sale may need (SPEC 6). */
export const otorisasiJual = {
  ...otorisasiHargaJual,
  BATAL_PENJUALAN: 'Batal Penjualan',
  BATAL_TUKAR: 'Batal Tukar Tambah',
  KOREKSI_PENJUALAN: 'Koreksi Penjualan',
} as const
