/** Why a line of the counter cannot be sold as it stands (SPEC 5, 8; DOMAIN 5). */
export const masalahJual = {
  BARANG_TIDAK_DIKENAL: 'Barcode {{kode_barcode}} Tidak Ditemukan',
  BARANG_PO: 'Barang PO {{kode_barcode}} Belum Diterima, Tidak Dapat Dijual Sebagai Stock',
  BARANG_DALAM_NOTA: 'Barang {{kode_barcode}} Sedang Dalam Nota {{nomor}} Oleh {{oleh}}',
  BARANG_TERJUAL: 'Barang {{kode_barcode}} Sudah Terjual Di Nota {{nomor}}',
  BARANG_DITITIP: 'Barang {{kode_barcode}} Sedang Dititip {{nomor}}',
  BARANG_DICICIL: 'Barang {{kode_barcode}} Sedang Dicicil {{nomor}}',
  BARANG_DIPESAN: 'Barang {{kode_barcode}} Dipesan Di Marketplace {{untuk}}',
  BARANG_CONTOH: 'Barang {{kode_barcode}} Dipinjam Sebagai Contoh {{untuk}}',
  BARANG_BARU_KEMBALI: 'Barang {{kode_barcode}} Baru Kembali, Belum Ditimbang Dan Masuk Baki',
  BARANG_TIDAK_DI_TOKO: 'Barang {{kode_barcode}} Tidak Ada Di Toko',
  BARANG_DUA_KALI: 'Barcode {{kode_barcode}} Sudah Ada Di Tabel',
  MODUL_BERLIAN_MATI: 'Modul Berlian Tidak Aktif',
  BAKI_DITUTUP: 'Baki {{kode_baki}} Sedang Ditutup',
  HARGA_BELUM_DIKONFIRMASI: 'Harga Group {{kode_group}} Belum Dikonfirmasi Hari Ini',
  HARGA_BELUM_DIISI: 'Harga Group {{kode_group}} Belum Diisi',
  BERAT_KURANG: 'Berat {{berat}} gr Kurang Dari Berat Emas {{emas}} gr',
  BERAT_LEBIH: 'Berat {{berat}} gr Melebihi Berat Stock {{stock}} gr',
  HARGA_SETUJU_LEBIH: 'Harga Setuju Tidak Boleh Melebihi Rp {{harga}}',
  PPH22_TANPA_TARIF: 'Tarif PPh 22 Belum Ada Di Parameter Pajak Untuk Tanggal Ini',
  DISKON_LEBIH: 'Diskon Tidak Boleh Melebihi Total',
} as const
export type MasalahJual = keyof typeof masalahJual

/** What the user should know of a line although it stops nobody. */
export const perhatianJual = {
  DI_DRAF_LAIN: 'Juga Ada Di Draf {{user}}',
  KADAR_LAIN: 'Kadar {{kadar}} Lain Dari Kadar Group {{kode_group}}, {{kadar_group}}',
  TITIPAN_BELUM_SAH: 'Titipan {{nomor}} Belum Divalidasi',
  HARGA_BERUBAH: 'Harga Berubah Dari Rp {{lama}} Menjadi Rp {{baru}}',
} as const
