import { jurnalDari, type BarisJurnal, type PetaTrx } from '#modules/akuntansi/jurnal.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { NotaAsal } from './asal.rules.ts'

/** One of our pieces as it was read: who holds it, the sale it was sold with, what it weighs. */
export interface BarangKembali {
  readonly kode_barcode: string
  readonly status: string
  readonly id_pemegang: string | null
  readonly id_asal: string
  readonly berat: number // as the books have it, not as it is weighed now
  readonly murni: number
}

/** What a sale of an earlier day was, for the koreksi that takes it back. */
export type JualAsal = Pick<
  NotaAsal,
  'diskon' | 'harga_jual' | 'harga_pokok' | 'ongkos' | 'pajak' | 'pajak_termasuk' | 'pph22'
>

/** A purchase as its effects need it. Frozen: written at OPEN, read again at VALID. */
export interface BeliEfek {
  readonly id: string
  readonly jenis: 'BELI' | 'KOREKSI'
  readonly baris: readonly {
    readonly kode_kategori: string
    readonly kadar: number
    readonly berat: number
    readonly murni: number
    readonly harga: number
    readonly asal: JualAsal | null
  }[]
}

/** Our pieces go from the customer into the purchase: DALAM_BELI while OPEN, DIBELI once VALID. */
export const gerakBeli = (
  id: string,
  pieces: readonly BarangKembali[],
  status: 'DALAM_BELI' | 'DIBELI',
): Gerak[] => pieces.map((piece) => gerakDari(id, piece, status))

/** They go back to the customer, held by the sale that they were sold with. */
export const gerakBatalBeli = (pieces: readonly BarangKembali[]): Gerak[] =>
  pieces.map((piece) => gerakDari(piece.id_asal, piece, 'TERJUAL'))

/** Gold comes in: PELANGGAN -> PEMBELIAN, per kadar, gross and fine, as it was weighed. */
export const gramBeli = (beli: BeliEfek): BarisGram[] =>
  gramDari(
    beli.id,
    beli.baris.map(({ berat, kadar, murni }) => ({
      dari: 'PELANGGAN',
      ke: 'PEMBELIAN',
      kadar,
      kotor: berat,
      murni,
    })),
  )

/** The shop's map for trx PEMBELIAN: type -> kode_akun -> nomor_akun. */
export type PetaBeli = PetaTrx

type Baris = BeliEfek['baris'][number]
type Jumlah = readonly [kodeAkun: string, jumlah: number]

const dibeli = (line: Baris): Jumlah[] => [['PERSEDIAAN', line.harga]]

/** The sale's own figures, the other way round; the piece comes back at what it cost. */
const dikoreksi = ({ asal, harga }: Baris): Jumlah[] =>
  asal
    ? [
        ['PENJUALAN', asal.harga_jual - asal.pajak_termasuk],
        ['ONGKOS', asal.ongkos],
        ['DISKON', -asal.diskon],
        ['PAJAK', asal.pajak - asal.pph22 + asal.pajak_termasuk],
        ['PPH22', asal.pph22],
        ['HPP', -asal.harga_pokok],
        ['PERSEDIAAN', asal.harga_pokok],
      ]
    : [['PERSEDIAAN', harga]]

/** The goods side: bought gold into the stock of scrap; diamonds apart. */
export function jurnalBeli({ baris, id, jenis }: BeliEfek, peta: PetaBeli): BarisJurnal[] {
  const [awal, amounts] = jenis === 'KOREKSI' ? ['KOREKSI', dikoreksi] : ['BARANG', dibeli]
  const of = (berlian: boolean): Jumlah[] =>
    baris.filter((line) => (line.kode_kategori === 'BERLIAN') === berlian).flatMap(amounts)
  return [
    ...jurnalDari(id, of(false), peta[`${awal}_EMAS`] ?? {}),
    ...jurnalDari(id, of(true), peta[`${awal}_BERLIAN`] ?? {}),
  ]
}
