import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from './barang.rules.ts'
import { akunStok, gramDari, type BarisGram } from './gram.rules.ts'
import type { Gerak } from './buku.ts'
import { gerakDari } from './gerak.effects.ts'
import type { Kembali, KembaliMasuk } from './kembali-ke-baki.rules.ts'
import type { BarangKini } from './koreksi-barang.rules.ts'

/** The piece moves into its tray, with the weight it has by now. */
export const gerakKembali = (
  idDokumen: string,
  ke: KembaliMasuk,
  kini: BarangKini,
  { berat, murni }: Kembali,
): Gerak[] => [gerakDari(idDokumen, { ...kini, berat, murni }, 'ADA', ke)]

/**
 * Gold leaves the place where the piece waited and arrives where it lies; the difference stays in
 * SUSUT.
 */
export const gramKembali = (
  idDokumen: string,
  { kode_gudang }: KembaliMasuk,
  kini: BarangKini,
  { berat, murni }: Kembali,
): BarisGram[] => {
  const { kadar } = kini
  const dari = akunStok(kini.kode_gudang ?? '')
  return gramDari(idDokumen, [
    { dari, ke: 'SUSUT', kadar, kotor: kini.berat, murni: kini.murni },
    { dari: 'SUSUT', ke: akunStok(kode_gudang), kadar, kotor: berat, murni },
  ])
}

/** Stock loses the part of the cost that was lost with the gold. */
export const jurnalKembali = (
  idDokumen: string,
  kini: BarangKini,
  { rugi }: Kembali,
  peta: PetaAkun,
): BarisJurnal[] => jurnalDari(idDokumen, antara(akunPersediaan(kini), 'SUSUT', -rugi), peta)
