import type { RowOf } from '#kernel/field'
import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import type { BarangKembali } from '../pembelian.effects.ts'
import type { gerakKantong, rugiKantong } from './kantong.ts'
import type { Kantong, Setor, Tempat } from './kantong.rules.ts'

export type GerakKantong = RowOf<typeof gerakKantong.entry>
type RugiKantong = RowOf<typeof rugiKantong.entry>

/** A bag, and what it weighs when it has been moved. */
export interface Pindah {
  readonly kantong: Kantong
  readonly berat: number
  readonly murni: number
}

/** A bag goes somewhere, and weighs `berat` from then on. */
export const gerakKe = (
  id_dokumen: string,
  { berat, kantong, murni }: Pindah,
  ke: Tempat,
  timbang = berat,
): GerakKantong => ({
  id_dokumen,
  id_beli: kantong.id_beli,
  n_beli: kantong.n_beli,
  dari: kantong.tempat,
  ke,
  versi: kantong.versi,
  berat,
  murni,
  timbang,
})

/** Where gold of bags comes from, and where what they lost or gained goes. */
interface Asal {
  /** The account of who has them; by default that of where they lie. */
  readonly asal?: string
  readonly selisih?: string
}

const alir = (
  { berat, kantong, murni }: Pindah,
  ke: string,
  { asal: dari = kantong.tempat, selisih = 'SUSUT' }: Asal,
): AlirGram[] => {
  const { kadar } = kantong
  return [
    { dari, ke, kadar, kotor: berat, murni },
    { dari, ke: selisih, kadar, kotor: kantong.berat - berat, murni: kantong.murni - murni },
  ]
}

/** The gold of bags goes to another account; what they lost or gained goes to SUSUT. */
export const gramPindah = (
  id: string,
  bags: readonly Pindah[],
  ke: string,
  asal: Asal = {},
): BarisGram[] =>
  gramDari(
    id,
    bags.flatMap((bag) => alir(bag, ke, asal)),
  )

/** What each bag lost of its cost, where it lost any. */
export const bukuRugi = (
  id_dokumen: string,
  bags: readonly Pick<Setor, 'kantong' | 'rugi'>[],
): RugiKantong[] =>
  bags
    .filter(({ rugi }) => rugi > 0)
    .map(({ kantong: { id_beli, n_beli }, rugi }) => ({ id_dokumen, id_beli, n_beli, rugi }))

/** Scrap loses what of its cost was lost with the gold. */
export const jurnalSusut = (
  id: string,
  bags: readonly { readonly rugi: number }[],
  peta: PetaAkun,
): BarisJurnal[] => {
  const rugi = bags.reduce((sum, bag) => sum + bag.rugi, 0)
  return jurnalDari(id, antara('ROSOK', 'SUSUT', -rugi), peta)
}

/** Our pieces that lay in these bags are no more; the document holds their story's end. */
export const gerakHancur = (
  id: string,
  pieces: readonly Omit<BarangKembali, 'id_asal'>[],
): Gerak[] => pieces.map((piece) => gerakDari(id, piece, 'HANCUR'))
