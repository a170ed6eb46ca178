import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from './barang.rules.ts'
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
 * The gold as it was becomes the gold as it should be; the difference goes to SUSUT, as gold of the
 * kadar that it was taken for.
 */
export function gramKoreksi(idDokumen: string, kini: BarangKini, koreksi: Koreksi): BarisGram[] {
  const akun = akunStok(kini.kode_gudang ?? '')
  const { berat, kadar: kadarKe, murni } = koreksi.fakta
  const { kadar } = kini
  return gramDari(idDokumen, [
    { dari: akun, ke: akun, kadar, kadarKe, kotor: berat, murni },
    { dari: akun, ke: 'SUSUT', kadar, kotor: kini.berat - berat, murni: kini.murni - murni },
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
