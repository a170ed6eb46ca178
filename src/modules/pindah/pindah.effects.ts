import type { Gerak } from '#modules/stok/buku'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { BarangDiBaki, BarangTergerak } from './pindah.rules.ts'

interface Tempat {
  readonly kode_gudang: string
  readonly kode_baki: string
}

/** A piece leaves its tray for another. */
const gerak = (
  id_dokumen: string,
  { berat, kode_barcode, murni }: Pick<BarangDiBaki, 'berat' | 'kode_barcode' | 'murni'>,
  dari: Tempat,
  ke: Tempat,
): Gerak => ({
  id_dokumen,
  kode_barcode,
  dari_status: 'ADA',
  ke_status: 'ADA',
  dari_gudang: dari.kode_gudang,
  dari_baki: dari.kode_baki,
  ke_gudang: ke.kode_gudang,
  ke_baki: ke.kode_baki,
  berat,
  murni,
  pemegang: null,
})

export const gerakPindah = (
  idDokumen: string,
  pieces: readonly BarangDiBaki[],
  ke: Tempat,
): (Gerak & { versi: number })[] =>
  pieces.map((piece) => ({ ...gerak(idDokumen, piece, piece, ke), versi: piece.versi }))

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

/** Every piece of a move goes back to where it came from. */
export const gerakBalik = (
  idDokumen: string,
  pieces: readonly BarangTergerak[],
): (Gerak & { versi: number })[] =>
  pieces.map((piece) => ({
    ...gerak(
      idDokumen,
      piece,
      { kode_gudang: piece.kode_gudang ?? '', kode_baki: piece.kode_baki ?? '' },
      { kode_gudang: piece.dari_gudang ?? '', kode_baki: piece.dari_baki ?? '' },
    ),
    versi: piece.versi,
  }))
