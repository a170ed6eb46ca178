import { namaDari, type Pola } from './temuan/temuan.ts'

/** What is asked of the books (ganjil_<code>): each a reason to look, none a proof. */
export const pola = {
  BARANG_HILANG: {
    nama: 'Barang Hilang Saat Dihitung',
    arti: 'Tidak ditemukan saat dihitung, dan belum kembali sampai sekarang.',
    bukti: ['Barang', 'Berat', 'Baki', 'Dihitung Oleh', 'Disetujui Oleh'],
  },
  BARIS_DILEPAS: {
    nama: 'Dilepas Dari Konter, Lalu Hilang',
    arti: 'Barang dipindai di konter, dilepas lagi dari draf, dan tidak ada saat dihitung.',
    bukti: ['Barang', 'Berat', 'Dilepas Oleh', 'Dilepas Pada', 'Dihitung Oleh'],
  },
  BATAL_DIJUAL_MURAH: {
    nama: 'Batal Lalu Dijual Lebih Murah',
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
    nama: 'Yang Menyetujui Kehilangan Ikut Menghitung',
    arti: 'Kehilangannya tidak dilihat orang kedua: yang menghitung juga yang menyetujui.',
    bukti: ['Barang Hilang', 'Berat', 'Dihitung Oleh', 'Disetujui Oleh'],
  },
  BAKI_SELISIH: {
    nama: 'Berat Baki Selisih Berulang',
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
    nama: 'Baki Selisih, Ditimbang Ulang Orang Yang Sama',
    arti: 'Ia sudah melihat selisihnya, lalu menimbang lagi sampai cocok: apa yang berubah ?',
    bukti: ['Baki', 'Selisih Sebelumnya', 'Jumlah Selisih Sebelumnya', 'Ditimbang Sebelumnya Pada'],
  },
  HARGA_TURUN_NAIK: {
    nama: 'Harga Turun Lalu Naik Lagi',
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
  JALUR_KURANG: {
    nama: 'Kiriman Barang Kurang Di Satu Jalur',
    arti: 'Ke toko yang sama emasnya susut atau barangnya hilang di jalan lebih dari sekali.',
    bukti: ['Jalur', 'Kiriman Yang Kurang', 'Susut Seluruhnya', 'Pcs Hilang', 'Kurir'],
  },
  JALUR_RINGAN: {
    nama: 'Barang Selalu Lebih Ringan Di Satu Jalur',
    arti: 'Ke toko yang sama hampir semua barang tiba sedikit lebih ringan, masih dalam toleransi.',
    bukti: ['Jalur', 'Pcs Lebih Ringan', 'Susut Seluruhnya', 'Kurir'],
  },
  SEGEL_BEDA: {
    nama: 'Segel Kiriman Lain Saat Tiba',
    arti: 'Paket tiba dengan segel lain dari saat dikirim: siapa yang membukanya di jalan ?',
    bukti: ['Jalur', 'No Segel', 'Segel Saat Diterima', 'Kurir', 'Diterima Oleh'],
  },
  MODAL_TURUN: {
    nama: 'Modal Diturunkan, Lalu Terjual',
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
    nama: 'Pembelian Tanpa Nota Mirip Barang Hilang',
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan barang yang hilang.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Hilang', 'Berat Yang Hilang', 'Tanggal Hilang'],
  },
  TRANSFER_LEPAS: {
    nama: 'Transfer Belum Masuk, Barang Sudah Keluar',
    arti: 'Sudah lama ditunggu, dan belum ada yang melihat transfernya di rekening.',
    bukti: ['Transfer', 'No Rekening', 'No Ref', 'Menunggu Sejak'],
  },
  SATU_ORANG: {
    nama: 'Satu Orang Input, Validasi Dan Batal',
    arti: 'Tidak ada orang kedua yang melihat uang atau barangnya.',
    bukti: ['Dimasukkan Oleh', 'Divalidasi', 'Dibatalkan', 'Alasan Batal'],
  },
  REKENING_KARYAWAN: {
    nama: 'Dibayar Ke Rekening Karyawan',
    arti: 'No ref transfer pembelian memuat rekening seseorang di master sales.',
    bukti: ['No Ref', 'Rekening Sales', 'Dibayar'],
  },
  LABEL_LALU_BERAT: {
    nama: 'Label Dicetak Lagi, Lalu Berat Dikoreksi',
    arti: 'Label lama bisa berpindah ke barang lain, dan berat di buku menyusul.',
    bukti: ['Barang', 'Berat Semula', 'Berat Sesudah', 'Label Dicetak Oleh', 'Label Ke'],
  },
  BANDROL_BEDA: {
    nama: 'Bandrol Yang Disetor Lain Dari Yang Terjual',
    arti: 'Bandrol tanpa penjualan, atau barang terjual yang bandrolnya tidak disetor.',
    bukti: ['Barang', 'Terjual Di', 'Terjual Pada', 'Disetor Oleh', 'Disetor Pada'],
  },
  BERAT_SUSUT: {
    nama: 'Berat Selalu Susut Di Satu Orang',
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
    nama: 'Dibeli Lain Dari Yang Ditemukan',
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
    nama: 'Penjual Adalah Karyawan',
    arti: 'Telepon penjual emas sama dengan telepon pengguna toko ini.',
    bukti: ['Penjual', 'Telepon', 'Sama Dengan', 'Dibayar'],
  },
  OTORISASI_KILAT: {
    nama: 'Otorisasi Dalam Sekejap',
    arti: 'Disetujui dari jauh lebih cepat daripada orang membaca, atau dari perangkat peminta.',
    bukti: ['Diminta Oleh', 'Diminta Pada', 'Diputus Pada', 'Detik'],
  },
  OTORISASI_SENDIRI: {
    nama: 'Disetujui Oleh Peminta Sendiri',
    arti: 'Di toko dengan satu pemberi otorisasi tidak ada orang kedua yang melihatnya.',
    bukti: ['Disetujui Oleh', 'Diminta Pada', 'Diputus Pada', 'Alasan'],
  },
  DISKON_MEPET: {
    nama: 'Diskon Selalu Tepat Di Bawah Batas',
    arti: 'Diskonnya hampir selalu sebesar yang boleh diberikan tanpa otorisasi.',
    bukti: ['Batas', 'Diskon Diberikan', 'Tepat Di Bawah Batas', 'Jumlah Diskon'],
  },
  TIMBANG_KETIK: {
    nama: 'Berat Diketik, Timbangan Terbaca Hari Itu',
    arti: 'Berat baki diketik, padahal hari itu timbangan yang sama terbaca oleh program.',
    bukti: ['Baki', 'Timbangan', 'Berat Diketik', 'Berat Sistem', 'Tersambung Pada'],
  },
  BELI_MIRIP: {
    nama: 'Pembelian Tanpa Nota Mirip Barang Terjual',
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan yang baru terjual.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Dijual', 'Berat Dijual', 'Tanggal Dijual'],
  },
  CETAK_TANPA_ALASAN: {
    nama: 'Nota Dicetak Lagi Tanpa Alasan',
    arti: 'Berulang kali dikatakan tidak keluar dari printer, lalu dicetak lagi sebagai asli.',
    bukti: ['Dikatakan Gagal', 'Dijawab Oleh', 'Dicetak Oleh', 'Terakhir Dicetak'],
  },
  PINDAI_ANEH: {
    nama: 'Kode Nota Yang Aneh Dipindai',
    arti: 'Kode yang bukan nota toko ini, atau nota yang semua barangnya sudah dibeli kembali.',
    bukti: ['Tidak Dikenal', 'Sudah Dibeli Kembali', 'Kode'],
  },
  CETAK_BERULANG: {
    nama: 'Nota Dicetak Berulang',
    arti: 'Satu nota keluar berulang kali: berapa lembar yang beredar ?',
    bukti: ['Dicetak', 'Dicetak Oleh', 'Alasan'],
  },
  TAKSIR_SENDIRI: {
    nama: 'Hutang Diakhiri Oleh Penaksirnya',
    arti: 'Penaksir menebus, memperbarui atau melelangnya sendiri: siapa lagi yang melihatnya ?',
    bukti: ['Jaminan', 'Pokok Pinjaman', 'Diakhiri Dengan', 'Diakhiri Oleh', 'Divalidasi Oleh'],
  },
  SUSUT_BANDING: {
    nama: 'Tukang Lebih Susut Dari Yang Lain',
    arti: 'Untuk pekerjaan yang sama emasnya susut lebih dari dua kali tukang yang lain.',
    bukti: ['Tukang', 'Kiriman Cuci', 'Susut Seluruhnya', 'Bagian Yang Susut', 'Tukang Yang Lain'],
  },
  SUSUT_LOT: {
    nama: 'Susut Kiriman Jauh Di Atas Biasanya',
    arti: 'Kiriman ini susut lebih dari dua kali kiriman tukang itu sebelumnya.',
    bukti: ['Tukang', 'Berat Dikirim', 'Emas Yang Susut', 'Bagian Yang Susut', 'Biasanya'],
  },
  SUSUT_SERVICE: {
    nama: 'Service Susut Melebihi Batasnya',
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
    nama: 'Susut Seorang Tukang Bertambah',
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
    nama: 'PIN Ambil Ditebak Berkali-kali',
    arti: 'Satu orang berkali-kali salah menyebut PIN: apakah ia mewakili pemilik barang ?',
    bukti: ['Barang', 'PIN Salah'],
  },
} as const satisfies Readonly<Record<string, Pola>>
export type KodePola = keyof typeof pola
export const namaPola = namaDari(pola)
