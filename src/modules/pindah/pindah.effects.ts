import type { Gerak } from '#modules/stok/buku'
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
  { kode_baki, kode_gudang }: Tempat,
): Gerak[] =>
  pieces.map((piece) => ({
    id_dokumen,
    kode_barcode: piece.kode_barcode,
    dari_status: 'ADA',
    ke_status: 'ADA',
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
    ke_gudang: kode_gudang,
    ke_baki: kode_baki,
    berat: piece.berat,
    murni: piece.murni,
    pemegang: null,
    versi: piece.versi,
  }))

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
