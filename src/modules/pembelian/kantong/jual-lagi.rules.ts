import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { checkBaki, type FaktaBaki } from '#modules/stok/baki.rules'
import {
  faktaDari,
  pokokHilang,
  type FaktaBarang,
  type FaktaMaster,
} from '#modules/stok/barang.rules'
import { bedaFakta, type BarangKini, type Koreksi } from '#modules/stok/koreksi-barang.rules'
import { bolehDari, type jualLagiMasuk } from './kantong.ts'
import { kantongDi, murniSeberat, type Kantong } from './kantong.rules.ts'

export type JualLagiMasuk = RowOf<typeof jualLagiMasuk>

/** What the rules need to know of the shop. */
export interface FaktaJualLagi extends FaktaMaster {
  readonly baki: FaktaBaki
  readonly toleransi: number // mg
}

/** A bag that becomes a piece: our own with its story, or a new one. */
export interface JualLagi {
  readonly kantong: Kantong
  readonly fakta: FaktaBarang
  readonly selisih: number // the scale less the bag
  readonly lewat: boolean //  more than the tolerance: an approver agrees
  readonly berat: number
  readonly murni: number
  readonly rugi: number //    what of its cost went with the gold, rupiah
  /** What changes about our own piece; null: a piece that was not ours. */
  readonly koreksi: (Pick<Koreksi, 'sebelum' | 'sesudah'> & { readonly kini: BarangKini }) | null
}

/**
 * The piece that a bag becomes (DOMAIN 5: same story, new label, own cost and weight): it weighs
 * what the scale says, is as pure as the bag was found to be, and costs what was paid for it.
 * @param kini our piece in the bag as it stands, null for one that was not ours
 * @throws Refusal that names the field
 */
export function jualLagiDari(
  masuk: JualLagiMasuk,
  found: Kantong | null,
  kini: BarangKini | null,
  shop: FaktaJualLagi,
): JualLagi {
  const kode = masuk.kode_kantong
  const kantong = kantongDi(kode, found ?? undefined, bolehDari.JUAL_LAGI, 'kode_kantong')
  if (kini && kini.status !== 'DIBELI')
    throw new Refusal('Barang {{kode_barcode}} Sudah Diambil Transaksi Lain', {
      params: { kode_barcode: kini.kode_barcode },
    })
  checkBaki(masuk, shop.baki)
  const { kadar, kadar_eod, nilai } = kantong
  const dari = faktaDari({ ...masuk, kadar, harga_pokok: nilai }, kini?.supplier ?? null, {
    ...shop,
    kadar_eod: new Map([...shop.kadar_eod, [kadar, kadar_eod]]),
  })
  const murni = murniSeberat(kantong, dari.berat)
  const rugi = pokokHilang(
    { berat: kantong.berat, harga_pokok: nilai, harga_tetap: dari.harga_tetap },
    dari.berat,
  )
  const fakta = { ...dari, murni, harga_pokok: nilai - rugi }
  const selisih = fakta.berat - kantong.berat
  return {
    kantong,
    fakta,
    selisih,
    lewat: Math.abs(selisih) > shop.toleransi,
    berat: fakta.berat,
    murni,
    rugi,
    koreksi: kini ? { ...bedaFakta(kini, fakta), kini } : null,
  }
}
