import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from './barang.rules.ts'
import { akunStok, gramDari, type BarisGram } from './gram.rules.ts'
import type { asalBarang } from './tambah-barang.ts'
import type { BarangBaru } from './tambah-barang.rules.ts'

/** Each piece comes into being, in its tray, with the facts of the receipt. */
export const gerakMasuk = (idDokumen: string, pieces: readonly BarangBaru[]) =>
  pieces.map(({ kode_barcode, kode_gudang, kode_baki, berat, murni, ...barang }) => ({
    id_dokumen: idDokumen,
    kode_barcode,
    dari_status: null,
    ke_status: 'ADA',
    dari_gudang: null,
    dari_baki: null,
    ke_gudang: kode_gudang,
    ke_baki: kode_baki,
    berat,
    murni,
    barang,
  }))

/** Gold comes from the supplier, or from before the books began, into the gudang. */
export const gramMasuk = (
  idDokumen: string,
  pieces: readonly BarangBaru[],
  asal: keyof typeof asalBarang,
): BarisGram[] =>
  gramDari(
    idDokumen,
    pieces.map(({ kode_gudang, kadar, berat, murni }) => ({
      dari: asal,
      ke: akunStok(kode_gudang),
      kadar,
      kotor: berat,
      murni,
    })),
  )

/** Stock gains what the pieces cost; diamonds in an account of their own. */
export function jurnalMasuk(
  idDokumen: string,
  pieces: readonly BarangBaru[],
  peta: PetaAkun,
): BarisJurnal[] {
  return jurnalDari(
    idDokumen,
    pieces.flatMap((piece) => antara(akunPersediaan(piece), 'LAWAN', piece.harga_pokok)),
    peta,
  )
}
