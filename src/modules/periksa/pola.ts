/** An odd pattern in the books (asked by the SQL function ganjil_<code>), and what it may mean. */
export interface Pola {
  readonly nama: string // phrases
  readonly arti: string
  readonly bukti: readonly string[] // the words of its evidence, as the question gives them
}

/** Each is a reason to look, none a proof. */
export const pola = {
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
  HARGA_TURUN_NAIK: {
    nama: 'Harga Turun Lalu Naik Lagi',
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
    nama: 'Transfer Belum Masuk, Barang Sudah Keluar',
    arti: 'Sudah lebih dari sehari, dan belum ada yang melihat transfernya di rekening.',
    bukti: ['Transfer', 'No Rekening', 'No Ref', 'Menunggu Sejak'],
  },
  SATU_ORANG: {
    nama: 'Satu Orang Input, Validasi Dan Batal',
    arti: 'Tidak ada orang kedua yang melihat uang atau barangnya.',
    bukti: ['Dimasukkan Oleh', 'Divalidasi', 'Dibatalkan', 'Alasan Batal'],
  },
  LABEL_LALU_BERAT: {
    nama: 'Label Dicetak Lagi, Lalu Berat Dikoreksi',
    arti: 'Label lama bisa berpindah ke barang lain, dan berat di buku menyusul.',
    bukti: ['Barang', 'Berat Semula', 'Berat Sesudah', 'Label Dicetak Oleh', 'Label Ke'],
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
  BELI_MIRIP: {
    nama: 'Pembelian Tanpa Nota Mirip Barang Terjual',
    arti: 'Dibeli tanpa nota, padahal jenis, group dan beratnya sama dengan yang baru terjual.',
    bukti: ['Dibeli', 'Berat Dibeli', 'Mirip Yang Dijual', 'Berat Dijual', 'Tanggal Dijual'],
  },
  CETAK_BERULANG: {
    nama: 'Nota Dicetak Berulang',
    arti: 'Satu nota keluar tiga kali atau lebih: berapa lembar yang beredar ?',
    bukti: ['Dicetak', 'Dicetak Oleh', 'Alasan'],
  },
} as const satisfies Readonly<Record<string, Pola>>

export type KodePola = keyof typeof pola

/** Their names, for a filter and a column. */
export const namaPola: Readonly<Record<KodePola, string>> = {
  BATAL_DIJUAL_MURAH: pola.BATAL_DIJUAL_MURAH.nama,
  HARGA_TURUN_NAIK: pola.HARGA_TURUN_NAIK.nama,
  TRANSFER_LEPAS: pola.TRANSFER_LEPAS.nama,
  SATU_ORANG: pola.SATU_ORANG.nama,
  LABEL_LALU_BERAT: pola.LABEL_LALU_BERAT.nama,
  PENJUAL_KARYAWAN: pola.PENJUAL_KARYAWAN.nama,
  OTORISASI_KILAT: pola.OTORISASI_KILAT.nama,
  BELI_MIRIP: pola.BELI_MIRIP.nama,
  CETAK_BERULANG: pola.CETAK_BERULANG.nama,
}
