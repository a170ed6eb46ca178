import { refusedField } from '#kernel/refusal'
import { bolehDari } from '#modules/pembelian/kantong/kantong'
import type { Dibuka } from '#modules/pembelian/kantong/buka.rules'
import { setoranDari, type Kantong, type Setor } from '#modules/pembelian/kantong/kantong.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import type { caraUji, tujuanSortir } from './sortir.ts'

export type Tujuan = keyof typeof tujuanSortir

/** A line of what is sorted, as it was asked for. Milligrams; hundredths of a percent. */
export interface BarisSortir {
  readonly kode_kantong: string
  readonly no_segel?: string | null
  readonly timbang: number
  readonly tujuan: Tujuan
  readonly kadar_uji?: number | null
  readonly cara_uji?: keyof typeof caraUji | null
}

/** A bag that was opened, weighed, perhaps tested, and waits for something from then on. */
export interface Tersortir extends Setor {
  readonly tujuan: Tujuan
  readonly kadar_uji: number | null
  readonly cara_uji: string | null
  /** What became known of it: how pure it is; it lies under no seal any more. */
  readonly ciri: Partial<Pick<Kantong, 'kadar' | 'kadar_eod' | 'no_segel'>>
  readonly kadar: number
  /** What it holds of pure gold as it was appraised, weighing what it weighs now. */
  readonly murni_taksir: number
}

/** What the rules need to know of the shop. */
interface FaktaSortir {
  readonly toleransi: number //  mg
  /** What a kadar counts for in fine gold, where the master says so. */
  readonly kadar_eod: ReadonlyMap<number, number>
}

/** @throws Refusal at the line where a test does not say how, or says how without a figure */
function checkUji({ cara_uji = null, kadar_uji = null }: BarisSortir, at: number): void {
  if ((kadar_uji === null) === (cara_uji === null)) return
  const field = kadar_uji === null ? 'Kadar Uji' : 'Cara Uji'
  throw refusedField(
    `baris.${at}.${kadar_uji === null ? 'kadar_uji' : 'cara_uji'}`,
    '{{field}} Tidak Boleh Kosong',
    { field },
  )
}

/**
 * What becomes of bags of bought gold. A test says how pure they are from then on, and what is made
 * of them; without one they are as pure as they were bought. Nothing is under a seal any more.
 * @throws Refusal at the line
 */
export function sortirDari(
  lines: readonly BarisSortir[],
  bags: readonly Kantong[],
  shop: FaktaSortir,
): Tersortir[] {
  return setoranDari(lines, bags, shop.toleransi, bolehDari.SORTIR).map((bag, at) => {
    const line = lines[at]
    if (line === undefined) throw new RangeError('a weighed bag has no line')
    checkUji(line, at)
    const { cara_uji = null, kadar_uji = null, tujuan } = line
    const dibuka = { ...bag, tujuan, cara_uji, kadar_uji, murni_taksir: bag.murni }
    if (kadar_uji === null) return { ...dibuka, kadar: bag.kantong.kadar, ciri: { no_segel: null } }
    const kadar_eod = shop.kadar_eod.get(kadar_uji) ?? kadar_uji
    return {
      ...{ ...dibuka, kadar: kadar_uji, murni: beratMurni(bag.berat, kadar_eod) },
      ciri: { kadar: kadar_uji, kadar_eod, no_segel: null },
    }
  })
}

/** Bags that are sorted, and the seals that were read on them. */
export const dibukaDari = (bags: readonly Tersortir[], lines: readonly BarisSortir[]): Dibuka[] =>
  bags.map(({ kantong }, at) => ({
    kantong,
    no_segel: lines[at]?.no_segel ?? null,
    at: `baris.${at}.`,
  }))

/**
 * What was sorted waits for something else.
 * @throws Refusal at the line, also of a bag that waits for that already
 */
export const pindahDari = (
  lines: readonly BarisSortir[],
  bags: readonly Kantong[],
  toleransi: number,
): Tersortir[] =>
  setoranDari(lines, bags, toleransi, bolehDari.PINDAH_SORTIR).map((bag, at) => {
    const tujuan = lines[at]?.tujuan
    if (tujuan === undefined || tujuan === bag.kantong.tempat)
      throw refusedField(`baris.${at}.tujuan`, 'Kantong {{kode_kantong}} Sudah Di Sana', {
        kode_kantong: bag.kantong.kode_kantong,
      })
    const { kadar } = bag.kantong
    const belum = { kadar_uji: null, cara_uji: null, murni_taksir: bag.murni }
    return { ...bag, ...belum, tujuan, kadar, ciri: {} }
  })

/** What is frozen of bags that were sorted. */
export const isiSortir = (bags: readonly Tersortir[]) => ({
  pcs: bags.length,
  berat: bags.reduce((sum, { berat }) => sum + berat, 0),
  baris: bags.map(({ kantong: { kode_kantong, nama_barang }, ...bag }) => ({
    ...{ kode_kantong, nama_barang, tujuan: bag.tujuan, berat: bag.berat, timbang: bag.timbang },
    ...{ kadar_uji: bag.kadar_uji, cara_uji: bag.cara_uji },
    ...{ murni_taksir: bag.murni_taksir, murni: bag.murni },
  })),
})
