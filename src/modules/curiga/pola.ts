/** What is asked of the books about people (the SQL functions curiga_<code>). */
export const namaCuriga = {
  BATAS: 'Mencapai Batas Lapor',
  PECAH: 'Dipecah Di Bawah Batas',
  DUA_TOKO: 'Satu Identitas Di Dua Toko',
  KARYAWAN: 'Dibeli Lalu Dijual Ke Karyawan',
} as const
export type KodeCuriga = keyof typeof namaCuriga

interface Pola {
  readonly arti: string // a phrase
  readonly bukti: readonly string[] // the words of its evidence, as the question gives them
}

/** Only the first is a duty in itself; the others are reasons to look, none a proof. */
export const polaCuriga: Readonly<Record<KodeCuriga, Pola>> = {
  BATAS: {
    arti: 'Transaksinya sehari di semua toko mencapai jumlah yang wajib dilaporkan.',
    bukti: ['Batas Lapor', 'Jumlah Sehari Semua Toko', 'Jumlah Transaksi', 'Lapor Sebelum'],
  },
  PECAH: {
    arti: 'Beberapa transaksi dalam beberapa hari, masing-masing di bawah batas.',
    bukti: ['Batas', 'Jumlah Beberapa Hari', 'Jumlah Transaksi', 'Hari Yang Dijumlahkan'],
  },
  DUA_TOKO: {
    arti: 'Nomor identitas yang sama dipakai di dua toko: dengan nama lain, atau pada satu hari.',
    bukti: ['Jumlah Semua Toko', 'Nama Di Toko Lain', 'Pada Hari Yang Sama'],
  },
  KARYAWAN: {
    arti: 'Emas yang dibeli segera dijual lagi kepada seseorang yang bekerja di sini.',
    bukti: [
      'Dibeli Dari',
      'Dibeli Seharga',
      'Dibeli Oleh',
      'Dijual Kepada',
      'Dijual Seharga',
      'Dijual Pada',
    ],
  },
}

/** Words that the evidence itself says. */
export const kataBukti: readonly string[] = ['Berbeda', 'Sama', 'Ya', 'Tidak']

/** What somebody said of a finding last. */
export const tandaCuriga = {
  DIPERIKSA: 'Sedang Diperiksa',
  WAJAR: 'Wajar',
  DILAPORKAN: 'Dilaporkan',
} as const
export type TandaCuriga = keyof typeof tandaCuriga
export const statusCuriga = { TERBUKA: 'Belum Diperiksa', ...tandaCuriga } as const
export type StatusCuriga = keyof typeof statusCuriga
