import type { Pola } from '#modules/periksa/temuan/temuan'

/**
 * What is asked of the books about people (curiga_<code>). Only the first is a duty in itself; the
 * others are reasons to look, none a proof.
 */
export const polaCuriga = {
  BATAS: {
    nama: 'Mencapai Batas Lapor',
    arti: 'Transaksinya sehari di semua toko mencapai jumlah yang wajib dilaporkan.',
    bukti: ['Batas Lapor', 'Jumlah Sehari Semua Toko', 'Jumlah Transaksi', 'Lapor Sebelum'],
  },
  PECAH: {
    nama: 'Dipecah Di Bawah Batas',
    arti: 'Beberapa transaksi dalam beberapa hari, masing-masing di bawah batas.',
    bukti: ['Batas', 'Jumlah Beberapa Hari', 'Jumlah Transaksi', 'Hari Yang Dijumlahkan'],
  },
  DUA_TOKO: {
    nama: 'Satu Identitas Di Dua Toko',
    arti: 'Nomor identitas yang sama dipakai di dua toko: dengan nama lain, atau pada satu hari.',
    bukti: ['Jumlah Semua Toko', 'Nama Di Toko Lain', 'Pada Hari Yang Sama'],
  },
  KARYAWAN: {
    nama: 'Dibeli Lalu Dijual Ke Karyawan',
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
} as const satisfies Readonly<Record<string, Pola>>
export type KodeCuriga = keyof typeof polaCuriga

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
