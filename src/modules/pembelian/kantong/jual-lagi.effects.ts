import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { bukuKoreksi } from '#modules/stok/koreksi-barang.effects'
import { akunStok, type BarisGram } from '#modules/stok/gram.rules'
import { gerakMasuk } from '#modules/stok/tambah-barang.effects'
import { gramPindah } from './kantong.effects.ts'
import type { JualLagi, JualLagiMasuk } from './jual-lagi.rules.ts'

/**
 * Our own piece comes out of its purchase and is mended then, in the tray; any other comes into
 * being there.
 */
export function gerakJualLagi(
  id: string,
  { kode_baki, kode_gudang }: Pick<JualLagiMasuk, 'kode_baki' | 'kode_gudang'>,
  lagi: JualLagi,
  kode_barcode: string,
): { readonly gerak_barang: Gerak[]; readonly koreksi_barang: ReturnType<typeof bukuKoreksi> } {
  const { fakta, kantong, koreksi } = lagi
  if (!koreksi) {
    const piece = { ...fakta, kode_barcode, kode_gudang, kode_baki }
    return { gerak_barang: gerakMasuk(id, [piece]), koreksi_barang: [] }
  }
  const { kini } = koreksi
  const { berat, murni, status, versi } = kini
  const dibeli = { kode_barcode, status, id_pemegang: kantong.id_beli, berat, murni }
  const keluar = { ...gerakDari(id, dibeli, 'ADA', { kode_gudang, kode_baki }), versi }
  return { gerak_barang: [keluar], koreksi_barang: bukuKoreksi(id, kini, koreksi) }
}

/** Gold from where the bag lies into the gudang; what the scale says otherwise stays in SUSUT. */
export const gramJualLagi = (id: string, lagi: JualLagi, kodeGudang: string): BarisGram[] =>
  gramPindah(id, [lagi], akunStok(kodeGudang))

/** Scrap becomes stock at what it cost, less what was lost with the gold. */
export const jurnalJualLagi = (
  id: string,
  { fakta, kantong, rugi }: JualLagi,
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    [
      ['ROSOK', -kantong.nilai],
      [akunPersediaan(fakta), kantong.nilai - rugi],
      ['SUSUT', rugi],
    ],
    peta,
  )
