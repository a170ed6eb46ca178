import { refusedField } from '#kernel/refusal'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { bolehDari } from '#modules/pembelian/kantong/kantong'
import { setoranDari, type Kantong, type Setor } from '#modules/pembelian/kantong/kantong.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import type { caraUji, tujuanSortir } from './sortir.ts'

export type Tujuan = keyof typeof tujuanSortir

/** A line of what is sorted, as it was asked for. Milligrams; hundredths of a percent. */
export interface BarisSortir {
  readonly kode_kantong: string
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
  /** What it held of pure gold before it was weighed and tested. */
  readonly murni_taksir: number
}

/** What the rules need to know of the shop. */
interface FaktaSortir {
  readonly toleransi: number //  mg
  readonly tgl_system: Tanggal
  readonly tunggu: number //     days that bought gold waits before it is opened
}

/** @throws Refusal at the line of a bag that was bought too lately */
function checkTunggu(bags: readonly Kantong[], { tgl_system, tunggu }: FaktaSortir): void {
  for (const [at, { kode_kantong, tgl_system: dibeli }] of bags.entries()) {
    const paling_cepat = addDays(dibeli, tunggu)
    if (paling_cepat > tgl_system)
      throw refusedField(
        `baris.${at}.kode_kantong`,
        'Kantong {{kode_kantong}} Baru Boleh Disortir Tanggal {{paling_cepat}}',
        { kode_kantong, paling_cepat },
      )
  }
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
 * What becomes of bags of bought gold. A test says how pure they are from then on; without one they
 * are as pure as they were bought.
 * @throws Refusal at the line
 */
export function sortirDari(
  lines: readonly BarisSortir[],
  bags: readonly Kantong[],
  shop: FaktaSortir,
): Tersortir[] {
  const weighed = setoranDari(lines, bags, shop.toleransi, bolehDari.SORTIR)
  checkTunggu(
    weighed.map(({ kantong }) => kantong),
    shop,
  )
  return weighed.map((bag, at) => {
    const line = lines[at]
    if (line === undefined) throw new RangeError('a weighed bag has no line')
    checkUji(line, at)
    const { cara_uji = null, kadar_uji = null, tujuan } = line
    const murni = kadar_uji === null ? bag.murni : beratMurni(bag.berat, kadar_uji)
    return { ...bag, murni, tujuan, kadar_uji, cara_uji, murni_taksir: bag.kantong.murni }
  })
}

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
    return { ...bag, tujuan, kadar_uji: null, cara_uji: null, murni_taksir: bag.kantong.murni }
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
