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
import type { ciriKantong, gerakKantong, rugiKantong } from './kantong.ts'
import type { Kantong, Setor, Tempat } from './kantong.rules.ts'

export type GerakKantong = RowOf<typeof gerakKantong.entry>
type RugiKantong = RowOf<typeof rugiKantong.entry>

/** A bag, and what it weighs when it has been moved. */
export interface Pindah {
  readonly kantong: Kantong
  readonly berat: number
  readonly murni: number
  readonly kadar?: number // by a test: it arrives as gold of this kadar
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
  { berat, kadar: kadarKe, kantong, murni }: Pindah,
  ke: string,
  { asal: dari = kantong.tempat, selisih = 'SUSUT' }: Asal,
): AlirGram[] => {
  const { kadar } = kantong
  return [
    { dari, ke, kadar, ...(kadarKe === undefined ? {} : { kadarKe }), kotor: berat, murni },
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

/** What is known of a bag besides its place and weight. */
type Ciri = Pick<Kantong, 'kadar' | 'kadar_eod' | 'no_segel'>

/** What became known of bags that were moved, where it is something new. */
export const bukuCiri = (
  id_dokumen: string,
  bags: readonly { readonly kantong: Kantong; readonly ciri: Partial<Ciri> }[],
): RowOf<typeof ciriKantong.entry>[] =>
  bags.flatMap(({ ciri, kantong: { id_beli, kadar, kadar_eod, n_beli, no_segel, versi } }) => {
    const sebelum = { kadar, kadar_eod, no_segel }
    const sesudah = { ...sebelum, ...ciri }
    const sama =
      sesudah.kadar === kadar && sesudah.kadar_eod === kadar_eod && sesudah.no_segel === no_segel
    return sama ? [] : [{ id_dokumen, id_beli, n_beli, versi, sebelum, sesudah }]
  })

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
