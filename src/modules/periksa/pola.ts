/** An odd pattern in the books (asked by the SQL function ganjil_<code>), and what it may mean. */
export interface Pola {
  readonly arti: string // a phrase
  readonly bukti: readonly string[] // the words of its evidence, as the question gives them
}

/** What each is called. */
export const namaPola = {
  BATAL_DIJUAL_MURAH: 'Batal Lalu Dijual Lebih Murah',
  HARGA_TURUN_NAIK: 'Harga Turun Lalu Naik Lagi',
  TRANSFER_LEPAS: 'Transfer Belum Masuk, Barang Sudah Keluar',
  SATU_ORANG: 'Satu Orang Input, Validasi Dan Batal',
  LABEL_LALU_BERAT: 'Label Dicetak Lagi, Lalu Berat Dikoreksi',
  PENJUAL_KARYAWAN: 'Penjual Adalah Karyawan',
  OTORISASI_KILAT: 'Otorisasi Dalam Sekejap',
  BELI_MIRIP: 'Pembelian Tanpa Nota Mirip Barang Terjual',
  CETAK_BERULANG: 'Nota Dicetak Berulang',
} as const

export type KodePola = keyof typeof namaPola

/** Each is a reason to look, none a proof. */
export const pola: Readonly<Record<KodePola, Pola>> = {
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
  HARGA_TURUN_NAIK: {
    arti: 'Harga group diturunkan, barangnya terjual, lalu harganya dinaikkan lagi dalam satu jam.',
    bukti: [
      'Group',
      'Harga Semula',
      'Harga Diturunkan',
      'Harga Dinaikkan',
      'Dinaikkan Pada',
      'Nota Di Antaranya',
    ],
  },
  TRANSFER_LEPAS: {
    arti: 'Sudah lebih dari sehari, dan belum ada yang melihat transfernya di rekening.',
    bukti: ['Transfer', 'No Rekening', 'No Ref', 'Menunggu Sejak'],
  },
  SATU_ORANG: {
    arti: 'Tidak ada orang kedua yang melihat uang atau barangnya.',
    bukti: ['Dimasukkan Oleh', 'Divalidasi', 'Dibatalkan', 'Alasan Batal'],
  },
  LABEL_LALU_BERAT: {
    arti: 'Label lama bisa berpindah ke barang lain, dan berat di buku menyusul.',
    bukti: ['Barang', 'Berat Semula', 'Berat Sesudah', 'Label Dicetak Oleh', 'Label Ke'],
  },
  PENJUAL_KARYAWAN: {
    arti: 'Telepon penjual emas sama dengan telepon pengguna toko ini.',
    bukti: ['Penjual', 'Telepon', 'Sama Dengan', 'Dibayar'],
  },
  OTORISASI_KILAT: {
    arti: 'Disetujui dari jauh lebih cepat daripada orang membaca, atau dari perangkat peminta.',
    bukti: ['Diminta Oleh', 'Diminta Pada', 'Diputus Pada', 'Detik'],
  },
  BELI_MIRIP: {
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan yang baru terjual.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Dijual', 'Berat Dijual', 'Tanggal Dijual'],
  },
  CETAK_BERULANG: {
    arti: 'Satu nota keluar tiga kali atau lebih: berapa lembar yang beredar ?',
    bukti: ['Dicetak', 'Dicetak Oleh', 'Alasan'],
  },
}
