import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { BarangDiBaki } from './pindah.rules.ts'

interface Tempat {
  readonly kode_gudang: string
  readonly kode_baki: string
}

/** Each piece leaves its tray for another. */
export const gerakPindah = (
  id_dokumen: string,
  pieces: readonly BarangDiBaki[],
  ke: Tempat,
): Gerak[] =>
  pieces.map((piece) => ({ ...gerakDari(id_dokumen, piece, 'ADA', ke), versi: piece.versi }))

/** Between trays of one room no gold moves; between rooms it goes from one account to the other. */
export const gramPindah = (
  idDokumen: string,
  pieces: readonly BarangDiBaki[],
  { kode_gudang }: Tempat,
): BarisGram[] =>
  gramDari(
    idDokumen,
    pieces.map(({ berat, kadar, kode_gudang: dari, murni }) => ({
      dari: akunStok(dari),
      ke: akunStok(kode_gudang),
      kadar,
      kotor: berat,
      murni,
    })),
  )
