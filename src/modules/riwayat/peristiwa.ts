/** What may happen to a piece, as peristiwa_barang and riwayat_barang name it. */
export const peristiwaBarang = {
  MASUK: 'Barang Masuk',
  NOTA: 'Masuk Nota',
  BATAL_NOTA: 'Batal Nota',
  TERJUAL: 'Terjual',
  SERAH: 'Ditimbang Saat Diserahkan',
  KEMBALI: 'Kembali Ke Toko',
  SIAP: 'Siap Dijual Lagi',
  PINDAH: 'Pindah Tempat',
  BELI: 'Masuk Pembelian',
  DIBELI: 'Dibeli Kembali',
  BATAL_BELI: 'Batal Pembelian',
  JUAL_LAGI: 'Jual Lagi',
  HANCUR: 'Hancur',
  BATAL_HANCUR: 'Batal Hancur',
  HILANG: 'Hilang',
  KETEMU: 'Ketemu Lagi',
  TITIP: 'Titip',
  BATAL_TITIP: 'Batal Titip',
  CONTOH: 'Dipinjam Sebagai Contoh',
  CONTOH_KEMBALI: 'Contoh Kembali',
  KIRIM: 'Dikirim Ke Toko Lain',
  SAMPAI: 'Diterima Toko Lain',
  KIRIM_KEMBALI: 'Kembali Dari Jalan',
  DATANG: 'Datang Dari Toko Lain',
  KELUAR: 'Barang Keluar',
  BATAL_MASUK: 'Batal Masuk',
  KOREKSI: 'Koreksi',
  HARGA: 'Harga Diubah',
  UBAH: 'Susut Atau Diubah',
  LABEL: 'Cetak Label',
  TIMBANG: 'Baki Ditimbang',
  OPNAME: 'Dihitung',
} as const
export type Peristiwa = keyof typeof peristiwaBarang

/** What a reader may look for in a long story. */
export const babPilihan = {
  TEMPAT: 'Tempat',
  TIMBANG: 'Timbang Dan Hitung',
  TRANSAKSI: 'Jual Beli',
  FAKTA: 'Harga Dan Koreksi',
  LABEL: 'Label',
} as const
export type BabPilihan = keyof typeof babPilihan

const tempat: readonly Peristiwa[] = [
  'CONTOH',
  'CONTOH_KEMBALI',
  'MASUK',
  'BATAL_MASUK',
  'PINDAH',
  'SIAP',
  'HANCUR',
  'BATAL_HANCUR',
  'KIRIM',
  'SAMPAI',
  'KIRIM_KEMBALI',
  'DATANG',
]
const timbang: readonly Peristiwa[] = ['TIMBANG', 'SERAH', 'OPNAME', 'HILANG', 'KETEMU']
const fakta: readonly Peristiwa[] = ['KOREKSI', 'HARGA', 'UBAH']

/** The group of chapters that one belongs to: whoever came, went or was paid is a transaction. */
export function pilihanDari(peristiwa: Peristiwa): BabPilihan {
  if (peristiwa === 'LABEL') return 'LABEL'
  if (tempat.includes(peristiwa)) return 'TEMPAT'
  if (timbang.includes(peristiwa)) return 'TIMBANG'
  return fakta.includes(peristiwa) ? 'FAKTA' : 'TRANSAKSI'
}
