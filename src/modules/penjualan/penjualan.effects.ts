import { antara, jurnalDari, type BarisJurnal, type PetaTrx } from '#modules/akuntansi/jurnal.rules'
import { berlianKah } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'

/** A piece as it was read: where it stands, who holds it, what it weighs. */
export interface Tempat {
  readonly kode_barcode: string
  readonly status: string
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
  readonly id_pemegang: string | null
  readonly berat: number
  readonly murni: number
  /** Its version, where its facts were read too: a correction since then refuses the move. */
  readonly versi?: number
}

/** One note of the visit, as its effects need it. Frozen: written at OPEN, read again at VALID. */
export interface NotaEfek {
  readonly id: string
  readonly baris: readonly {
    readonly kode_barcode: string
    readonly kode_gudang: string
    readonly kode_kategori: string
    readonly kadar: number
    readonly berat: number
    readonly murni: number
    readonly harga_pokok: number
    readonly harga_jual: number
    readonly ongkos: number
    readonly diskon: number
    readonly pajak: number
    readonly pajak_termasuk: number
    readonly pph22: number // what of pajak is PPh 22
  }[]
  /** Stamp duty that the shop bears; 0 for none. */
  readonly meterai: number
}

/** The pieces of a note go from where they are to a state; a sold piece lies nowhere. */
export const gerakNota = (
  id: string,
  pieces: readonly Tempat[],
  keStatus: 'DALAM_NOTA' | 'TERJUAL' | 'ADA',
): Gerak[] =>
  pieces.map((piece) => ({
    ...gerakDari(id, piece, keStatus, keStatus === 'TERJUAL' ? {} : piece),
    ...(piece.versi === undefined ? {} : { versi: piece.versi }),
  }))

/** Gold leaves the shop: STOK/{gudang} -> PELANGGAN, per gudang and kadar, gross and fine. */
export const gramNota = (nota: NotaEfek): BarisGram[] =>
  gramDari(
    nota.id,
    nota.baris.map(({ berat, kadar, kode_gudang, murni }) => ({
      dari: akunStok(kode_gudang),
      ke: 'PELANGGAN',
      kadar,
      kotor: berat,
      murni,
    })),
  )

/** The shop's map for trx PENJUALAN: type -> kode_akun -> nomor_akun. */
export type PetaJual = PetaTrx

type Baris = NotaEfek['baris'][number]

const amountsOf = (line: Baris): (readonly [string, number])[] => [
  ['PENJUALAN', -(line.harga_jual - line.pajak_termasuk)],
  ['ONGKOS', -line.ongkos],
  ['DISKON', line.diskon],
  ['PAJAK', -(line.pajak - line.pph22 + line.pajak_termasuk)],
  ['PPH22', -line.pph22],
  ['HPP', line.harga_pokok],
  ['PERSEDIAAN', -line.harga_pokok],
]

/**
 * The goods side: revenue, labour, discount, tax, and the cost of what left; diamonds apart. And
 * the stamp that the shop puts on the note.
 */
export function jurnalNota(nota: NotaEfek, peta: PetaJual): BarisJurnal[] {
  const emas = nota.baris.filter((line) => !berlianKah(line)).flatMap(amountsOf)
  const permata = nota.baris.filter(berlianKah).flatMap(amountsOf)
  return [
    ...jurnalDari(nota.id, emas, peta.BARANG_EMAS ?? {}),
    ...jurnalDari(nota.id, permata, peta.BARANG_BERLIAN ?? {}),
    ...jurnalDari(
      nota.id,
      antara('BIAYA_METERAI', 'HUTANG_METERAI', nota.meterai),
      peta.METERAI ?? {},
    ),
  ]
}
