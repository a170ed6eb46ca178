/** An odd pattern in the books (asked by the SQL function ganjil_<code>), and what it may mean. */
export interface Pola {
  readonly arti: string // a phrase
  readonly bukti: readonly string[] // the words of its evidence, as the question gives them
}

/** What each is called. */
export const namaPola = {
  BARANG_HILANG: 'Barang Hilang Saat Dihitung',
  BARIS_DILEPAS: 'Dilepas Dari Konter, Lalu Hilang',
  BATAL_DIJUAL_MURAH: 'Batal Lalu Dijual Lebih Murah',
  HILANG_SENDIRI: 'Yang Menyetujui Kehilangan Ikut Menghitung',
  BAKI_SELISIH: 'Berat Baki Selisih Berulang',
  TIMBANG_SENDIRI: 'Baki Selisih, Ditimbang Ulang Orang Yang Sama',
  HARGA_TURUN_NAIK: 'Harga Turun Lalu Naik Lagi',
  MODAL_TURUN: 'Modal Diturunkan, Lalu Terjual',
  BELI_HILANG: 'Pembelian Tanpa Nota Mirip Barang Hilang',
  TRANSFER_LEPAS: 'Transfer Belum Masuk, Barang Sudah Keluar',
  SATU_ORANG: 'Satu Orang Input, Validasi Dan Batal',
  REKENING_KARYAWAN: 'Dibayar Ke Rekening Karyawan',
  LABEL_LALU_BERAT: 'Label Dicetak Lagi, Lalu Berat Dikoreksi',
  BANDROL_BEDA: 'Bandrol Yang Disetor Lain Dari Yang Terjual',
  BERAT_SUSUT: 'Berat Selalu Susut Di Satu Orang',
  BELI_BEDA: 'Dibeli Lain Dari Yang Ditemukan',
  PENJUAL_KARYAWAN: 'Penjual Adalah Karyawan',
  OTORISASI_KILAT: 'Otorisasi Dalam Sekejap',
  OTORISASI_SENDIRI: 'Disetujui Oleh Peminta Sendiri',
  DISKON_MEPET: 'Diskon Selalu Tepat Di Bawah Batas',
  TIMBANG_KETIK: 'Berat Diketik, Timbangan Terbaca Hari Itu',
  BELI_MIRIP: 'Pembelian Tanpa Nota Mirip Barang Terjual',
  CETAK_TANPA_ALASAN: 'Nota Dicetak Lagi Tanpa Alasan',
  PINDAI_ANEH: 'Kode Nota Yang Aneh Dipindai',
  CETAK_BERULANG: 'Nota Dicetak Berulang',
  TAKSIR_SENDIRI: 'Hutang Diakhiri Oleh Penaksirnya',
  SUSUT_SERVICE: 'Service Susut Melebihi Batasnya',
  SUSUT_TUKANG: 'Susut Seorang Tukang Bertambah',
  TEBAK_PIN: 'PIN Ambil Ditebak Berkali-kali',
} as const

export type KodePola = keyof typeof namaPola

/** Each is a reason to look, none a proof. */
export const pola: Readonly<Record<KodePola, Pola>> = {
  BARANG_HILANG: {
    arti: 'Tidak ditemukan saat dihitung, dan belum kembali sampai sekarang.',
    bukti: ['Barang', 'Berat', 'Baki', 'Dihitung Oleh', 'Disetujui Oleh'],
  },
  BARIS_DILEPAS: {
    arti: 'Barang dipindai di konter, dilepas lagi dari draf, dan tidak ada saat dihitung.',
    bukti: ['Barang', 'Berat', 'Dilepas Oleh', 'Dilepas Pada', 'Dihitung Oleh'],
  },
  BATAL_DIJUAL_MURAH: {
    arti: 'Nota dibatalkan, lalu barang yang sama dijual lebih murah hari itu: selisihnya ke mana ?',
    bukti: [
      'Barang',
      'Harga Yang Dibatalkan',
      'Dijual Lagi Seharga',
      'Alasan Batal',
      'Dijual Lagi Oleh',
    ],
  },
  HILANG_SENDIRI: {
    arti: 'Kehilangannya tidak dilihat orang kedua: yang menghitung juga yang menyetujui.',
    bukti: ['Barang Hilang', 'Berat', 'Dihitung Oleh', 'Disetujui Oleh'],
  },
  BAKI_SELISIH: {
    arti: 'Berat baki yang sama sudah dua kali selisih dalam waktu dekat.',
    bukti: [
      'Baki',
      'Selisih',
      'Selisih Sebelumnya',
      'Tanggal Sebelumnya',
      'Ditimbang Sebelumnya Oleh',
    ],
  },
  TIMBANG_SENDIRI: {
    arti: 'Ia sudah melihat selisihnya, lalu menimbang lagi sampai cocok: apa yang berubah ?',
    bukti: ['Baki', 'Selisih Sebelumnya', 'Jumlah Selisih Sebelumnya', 'Ditimbang Sebelumnya Pada'],
  },
  HARGA_TURUN_NAIK: {
    arti: 'Harga group diturunkan, barangnya terjual, lalu harganya segera dinaikkan lagi.',
    bukti: [
      'Group',
      'Harga Semula',
      'Harga Diturunkan',
      'Harga Dinaikkan',
      'Dinaikkan Pada',
      'Nota Di Antaranya',
    ],
  },
  MODAL_TURUN: {
    arti: 'Modal atau harga tetap diturunkan, segera terjual, dan yang lain dinaikkan lagi.',
    bukti: [
      'Barang',
      'Semula',
      'Diturunkan',
      'Dijual Seharga',
      'Dijual Pada',
      'Dijual Oleh',
      'Yang Lain Dinaikkan Lagi',
    ],
  },
  BELI_HILANG: {
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan barang yang hilang.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Hilang', 'Berat Yang Hilang', 'Tanggal Hilang'],
  },
  TRANSFER_LEPAS: {
    arti: 'Sudah lama ditunggu, dan belum ada yang melihat transfernya di rekening.',
    bukti: ['Transfer', 'No Rekening', 'No Ref', 'Menunggu Sejak'],
  },
  SATU_ORANG: {
    arti: 'Tidak ada orang kedua yang melihat uang atau barangnya.',
    bukti: ['Dimasukkan Oleh', 'Divalidasi', 'Dibatalkan', 'Alasan Batal'],
  },
  REKENING_KARYAWAN: {
    arti: 'No ref transfer pembelian memuat rekening seseorang di master sales.',
    bukti: ['No Ref', 'Rekening Sales', 'Dibayar'],
  },
  LABEL_LALU_BERAT: {
    arti: 'Label lama bisa berpindah ke barang lain, dan berat di buku menyusul.',
    bukti: ['Barang', 'Berat Semula', 'Berat Sesudah', 'Label Dicetak Oleh', 'Label Ke'],
  },
  BANDROL_BEDA: {
    arti: 'Bandrol tanpa penjualan, atau barang terjual yang bandrolnya tidak disetor.',
    bukti: ['Barang', 'Terjual Di', 'Terjual Pada', 'Disetor Oleh', 'Disetor Pada'],
  },
  BERAT_SUSUT: {
    arti: 'Yang dibeli kembali oleh orang ini lebih ringan dari notanya, yang lain tidak begitu.',
    bukti: [
      'Barang Kembali',
      'Lebih Ringan',
      'Susut Rata-rata',
      'Susut Rata-rata Yang Lain',
      'Susut Seluruhnya',
    ],
  },
  BELI_BEDA: {
    arti: 'Yang dibayar ternyata kadarnya lebih rendah, atau hasil leburnya jauh lebih ringan.',
    bukti: [
      'Kantong',
      'Dibayar Sebagai',
      'Berat Dibayar',
      'Ditemukan',
      'Berat Ditemukan',
      'Ditemukan Oleh',
    ],
  },
  PENJUAL_KARYAWAN: {
    arti: 'Telepon penjual emas sama dengan telepon pengguna toko ini.',
    bukti: ['Penjual', 'Telepon', 'Sama Dengan', 'Dibayar'],
  },
  OTORISASI_KILAT: {
    arti: 'Disetujui dari jauh lebih cepat daripada orang membaca, atau dari perangkat peminta.',
    bukti: ['Diminta Oleh', 'Diminta Pada', 'Diputus Pada', 'Detik'],
  },
  OTORISASI_SENDIRI: {
    arti: 'Di toko dengan satu pemberi otorisasi tidak ada orang kedua yang melihatnya.',
    bukti: ['Disetujui Oleh', 'Diminta Pada', 'Diputus Pada', 'Alasan'],
  },
  DISKON_MEPET: {
    arti: 'Diskonnya hampir selalu sebesar yang boleh diberikan tanpa otorisasi.',
    bukti: ['Batas', 'Diskon Diberikan', 'Tepat Di Bawah Batas', 'Jumlah Diskon'],
  },
  TIMBANG_KETIK: {
    arti: 'Berat baki diketik, padahal hari itu timbangan yang sama terbaca oleh program.',
    bukti: ['Baki', 'Timbangan', 'Berat Diketik', 'Berat Sistem', 'Tersambung Pada'],
  },
  BELI_MIRIP: {
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan yang baru terjual.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Dijual', 'Berat Dijual', 'Tanggal Dijual'],
  },
  CETAK_TANPA_ALASAN: {
    arti: 'Berulang kali dikatakan tidak keluar dari printer, lalu dicetak lagi sebagai asli.',
    bukti: ['Dikatakan Gagal', 'Dijawab Oleh', 'Dicetak Oleh', 'Terakhir Dicetak'],
  },
  PINDAI_ANEH: {
    arti: 'Kode yang bukan nota toko ini, atau nota yang semua barangnya sudah dibeli kembali.',
    bukti: ['Tidak Dikenal', 'Sudah Dibeli Kembali', 'Kode'],
  },
  CETAK_BERULANG: {
    arti: 'Satu nota keluar berulang kali: berapa lembar yang beredar ?',
    bukti: ['Dicetak', 'Dicetak Oleh', 'Alasan'],
  },
  TAKSIR_SENDIRI: {
    arti: 'Penaksir menebus, memperbarui atau melelangnya sendiri: siapa lagi yang melihatnya ?',
    bukti: ['Jaminan', 'Pokok Pinjaman', 'Diakhiri Dengan', 'Diakhiri Oleh', 'Divalidasi Oleh'],
  },
  SUSUT_SERVICE: {
    arti: 'Barang pelanggan kehilangan emas lebih banyak dari batas susut pekerjaannya.',
    bukti: [
      'Barang',
      'Berat Dikerjakan',
      'Emas Yang Susut',
      'Batas Susut',
      'Tukang',
      'Disetujui Oleh',
    ],
  },
  SUSUT_TUKANG: {
    arti: 'Bulan ini pekerjaannya lebih banyak susut daripada tiga bulan sebelumnya.',
    bukti: [
      'Tukang',
      'Pekerjaan Bulan Ini',
      'Susut Bulan Ini',
      'Susut Sebelumnya',
      'Susut Seluruhnya',
    ],
  },
  TEBAK_PIN: {
    arti: 'Satu orang berkali-kali salah menyebut PIN: apakah ia mewakili pemilik barang ?',
    bukti: ['Barang', 'PIN Salah'],
  },
}
