import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan, type FaktaBarang } from './barang.rules.ts'
import { akunStok, gramDari, type BarisGram } from './gram.rules.ts'
import type { BarangKini, Koreksi } from './koreksi-barang.rules.ts'

/** The before and after that the book of corrections keeps. */
export const bukuKoreksi = (
  idDokumen: string,
  { kode_barcode }: Pick<BarangKini, 'kode_barcode'>,
  { sebelum, sesudah }: Pick<Koreksi, 'sebelum' | 'sesudah'>,
) =>
  Object.keys(sesudah).length === 0
    ? []
    : [{ id_dokumen: idDokumen, kode_barcode, sebelum, sesudah }]

/**
 * The gold as it was goes to SUSUT, and the gold as it should be comes back: the difference stays
 * there.
 */
export function gramKoreksi(idDokumen: string, kini: BarangKini, koreksi: Koreksi): BarisGram[] {
  const akun = akunStok(kini.kode_gudang ?? '')
  const flow = ({ kadar, berat, murni }: FaktaBarang) => ({ kadar, kotor: berat, murni })
  return gramDari(idDokumen, [
    { dari: akun, ke: 'SUSUT', ...flow(kini) },
    { dari: 'SUSUT', ke: akun, ...flow(koreksi.fakta) },
  ])
}

/** Stock is worth more or less by the difference of the cost; diamonds where diamonds stand. */
export function jurnalKoreksi(
  idDokumen: string,
  kini: BarangKini,
  koreksi: Koreksi,
  peta: PetaAkun,
): BarisJurnal[] {
  const pindah = akunPersediaan(kini) !== akunPersediaan(koreksi.fakta)
  if (!pindah && kini.harga_pokok === koreksi.fakta.harga_pokok) return []
  return jurnalDari(
    idDokumen,
    [
      [akunPersediaan(kini), -kini.harga_pokok],
      [akunPersediaan(koreksi.fakta), koreksi.fakta.harga_pokok],
      ['LAWAN', kini.harga_pokok - koreksi.fakta.harga_pokok],
    ],
    peta,
  )
}
