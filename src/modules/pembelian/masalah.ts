/** Why a line cannot be bought as it stands (SPEC 5, 8; DOMAIN 4, 5). */
export const masalahBeli = {
  BARANG_TIDAK_DIKENAL: 'Barcode {{kode_barcode}} Tidak Ditemukan',
  BARANG_BELUM_TERJUAL: 'Barang {{kode_barcode}} Belum Terjual',
  BARANG_DALAM_NOTA: 'Barang {{kode_barcode}} Sedang Dalam Nota {{nomor}} Oleh {{oleh}}',
  BARANG_SEDANG_DIBELI: 'Barang {{kode_barcode}} Sedang Dibeli Di {{nomor}} Oleh {{oleh}}',
  BARANG_SUDAH_DIBELI: 'Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar Di {{nomor}}',
  BARANG_DUA_KALI: 'Barcode {{kode_barcode}} Sudah Ada Di Tabel',
  NOTA_HILANG: 'Nota {{nomor}} Sudah Dilaporkan Hilang',
  DATA_KOSONG: '{{field}} Tidak Boleh Kosong',
  DATA_TIDAK_VALID: '{{field}} Tidak Valid',
  BERAT_NOL: 'Berat Tidak Boleh 0',
  BATU_LEBIH: 'Potong Batu Tidak Boleh Melebihi Berat',
  KADAR_EOD_BELUM_DIISI: 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi',
  HARGA_BELI_BELUM_DIISI: 'Harga Beli Kadar {{kadar}} Belum Diisi',
  HARGA_NOL: 'Harga Beli Tidak Boleh 0',
  KOREKSI_TANPA_NOTA: 'Koreksi Hanya Untuk Barang Dari Nota Sendiri',
  KOREKSI_DITAWAR: 'Harga Koreksi Mengikuti Nota',
  KOREKSI_TANPA_ALASAN: 'Alasan Koreksi Harus Diisi Di Keterangan',
  KOREKSI_TERLALU_LAMA: 'Nota {{umur}} Hari Lalu, Koreksi Paling Lama {{hari}} Hari',
} as const
export type MasalahBeli = keyof typeof masalahBeli

/** What is worth knowing of a line and in nobody's way. */
export const perhatianBeli = {
  HARGA_BERUBAH: 'Harga Berubah Dari Rp {{lama}} Menjadi Rp {{baru}}',
  DI_ATAS_HARGA_JUAL: 'Dibeli Rp {{beli}}/gr, Di Atas Harga Jual Rp {{jual}}/gr',
} as const
