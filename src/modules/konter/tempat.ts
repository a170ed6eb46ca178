/** What stands beside the table. */
export type Panel = 'BARANG' | 'BAYAR' | 'HASIL'
/** Which dialog is open. */
export type Terbuka =
  | 'HARGA'
  | 'PELANGGAN'
  | 'DRAF'
  | 'KONFIRMASI'
  | 'CARI'
  | 'BELI_BARU'
  | 'JUAL_BARU'
  | 'NOTA'
  | 'CARI_NOTA'
  | 'TITIP'
