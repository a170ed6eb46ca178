import { antara, jurnalDari, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { tanpaPajak, type BarangJanji, type UangJanji } from '#modules/janji/janji.rules'
import { berlianKah } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari, type Berada } from '#modules/stok/gerak.effects'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { Cicilan, IsiCicilan } from './cicilan.rules.ts'

/** The piece is kept for the customer, for his deposit, or free again; it stays where it lies. */
export const gerakSimpan = (id: string, piece: Berada, ke: 'ADA' | 'TITIP'): Gerak =>
  gerakDari(id, piece, ke, piece)

/** It is auctioned, and the sale holds it still: that is how it comes back. */
export const gerakKeluar = (id: string, piece: BarangJanji): Gerak =>
  gerakDari(id, piece, 'TERJUAL')

/** It is kept again where it lay. */
export const gerakKembali = (id: string, piece: BarangJanji): Gerak =>
  gerakDari(id, piece, 'TITIP', { kode_gudang: piece.dari_gudang, kode_baki: piece.dari_baki })

/** Its gold leaves the shop. */
export const gramKeluar = (id: string, { berat, kadar, kode_gudang, murni }: BarangJanji) =>
  gramDari(id, [
    { dari: akunStok(kode_gudang ?? ''), ke: 'PELANGGAN', kadar, kotor: berat, murni },
  ]) satisfies BarisGram[]

/** The map of the goods' kind beside that of instalments. */
function petaBarang(akun: PetaAkun, isi: IsiCicilan): PetaAkun {
  const awal = berlianKah(isi) ? 'BARANG_BERLIAN.' : 'BARANG_EMAS.'
  const barang = Object.entries(akun).flatMap(([kode, nomor]) =>
    kode.startsWith(awal) ? [[kode.slice(awal.length), nomor] as const] : [],
  )
  return { ...Object.fromEntries(barang), ...akun }
}

/** What left the shop has cost. */
export const jurnalPokok = (id: string, { akun, isi }: Cicilan, { harga_pokok }: BarangJanji) =>
  jurnalDari(id, antara('HPP', 'PERSEDIAAN', harga_pokok), petaBarang(akun, isi))

/** What was paid above the piece's price is interest, earned when all is paid: without tax. */
export const bunganya = ({ isi, saldo }: Pick<Cicilan, 'isi' | 'saldo'>): UangJanji => ({
  saldo: saldo - isi.harga_total,
  ...tanpaPajak,
})
export const hasilBunga = ({ saldo }: UangJanji): [string, number][] => [['BUNGA', 0 - saldo]]

/** Of an auction everything is revenue of goods, but for what it has cost. */
export const hasilLelang = (
  { biaya_lelang = 0 }: IsiCicilan,
  { pajak, saldo }: UangJanji,
): [string, number][] => [
  ['PENJUALAN', pajak - saldo - biaya_lelang],
  ['BIAYA_LELANG', biaya_lelang],
]

/** The promise with the accounts of its goods. */
export const denganPeta = (janji: Cicilan): Cicilan => ({
  ...janji,
  akun: petaBarang(janji.akun, janji.isi),
})
