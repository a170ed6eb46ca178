import { formatBerat, formatRupiah } from '#kernel/figures'
import { mulDiv, mulDivTo, roundTo } from '#kernel/rounding'
import { maybe, oneOf, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Batu } from '#modules/berlian/batu.rules'
import {
  hargaJualBarang,
  type BarangBerharga,
  type CaraBulat,
} from '#modules/harga/harga-barang.rules'
import { langkah, rumus, type Langkah } from '#kernel/langkah'
import type { AturanPajak } from './pajak/pajak.rules.ts'

/**
 * A piece as far as its price is concerned. Weights in mg, kadar in hundredths, money in rupiah.
 */
export interface BarangDijual extends BarangBerharga {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_group: string
  readonly kode_dept: string
  readonly kode_kategori: string
  readonly kadar: number
  readonly berat_atribut: number
  readonly harga_pokok: number
  readonly ongkos: number
  readonly murni: number
  readonly data_berlian: readonly Batu[] | null
  /** A complete tax invoice came with it; without a word it did not. */
  readonly faktur_perolehan?: boolean
  /** The price that a deposit has promised for it; today's price does not count. */
  readonly janji?: HargaJanji
}

/** A promised price: what the customer was told when he left his deposit. Whole rupiah. */
export interface HargaJanji {
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
}

/** One line of the parameter ongkos (labour). */
export const aturanOngkos = row({
  ...{ kode_group: maybe(text), kode_dept: maybe(text) },
  jenis_ongkos: oneOf('GRAM', 'BARANG', 'PERSEN'),
  nilai: whole, // rupiah, or hundredths of a percent of harga_jual
  minimum: whole,
})
export type AturanOngkos = ShapeOf<typeof aturanOngkos>

/** The shop's pricing parameters of the day. */
export interface AturanHarga extends CaraBulat {
  readonly pembulatan_ongkos: number
  readonly ongkos: readonly AturanOngkos[]
  readonly pajak: AturanPajak
}

/** A line priced as the parameters say, before any bargaining. */
export interface HargaDasar {
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly rincian: readonly Langkah[]
}

const labourFor = (
  barang: BarangDijual,
  rules: readonly AturanOngkos[],
): AturanOngkos | undefined =>
  rules
    .filter((rule) => (rule.kode_group ?? barang.kode_group) === barang.kode_group)
    .filter((rule) => (rule.kode_dept ?? barang.kode_dept) === barang.kode_dept)
    .toSorted((a, b) => specificity(b) - specificity(a))[0]

const specificity = (rule: AturanOngkos): number =>
  (rule.kode_group ? 2 : 0) + (rule.kode_dept ? 1 : 0)

/**
 * The labour charge: the piece's own, else the parameter's for its group and jenis, else
 * nothing.
 */
function hitungOngkos(barang: BarangDijual, hargaJual: number, aturan: AturanHarga): number {
  if (barang.ongkos > 0) return barang.ongkos
  const rule = labourFor(barang, aturan.ongkos)
  if (!rule) return 0
  const step = { step: aturan.pembulatan_ongkos, rounding: aturan.arah }
  const ongkos = {
    GRAM: () => mulDivTo([barang.berat, rule.nilai, 1000], 0, step),
    BARANG: () => roundTo(rule.nilai, step.step, step.rounding),
    PERSEN: () => mulDivTo([hargaJual, rule.nilai, 100_00], 0, step),
  }[rule.jenis_ongkos]()
  return Math.max(ongkos, roundTo(rule.minimum, step.step, step.rounding))
}

/**
 * The price of a piece (hargaJualBarang) with its labour and its steps; null where it has no price.
 * @param hargaGram rupiah per gram of the piece's group
 */
export function hargaDasar(
  barang: BarangDijual,
  hargaGram: number,
  aturan: AturanHarga,
): HargaDasar | null {
  const hargaJual = hargaJualBarang(barang, hargaGram, aturan)
  if (hargaJual === null) return null
  const fixed = barang.harga_tetap
  const ongkos = hitungOngkos(barang, hargaJual, aturan)
  const rincian: Langkah[] = []
  if (fixed === null) {
    const nilai = { berat: formatBerat(barang.berat), harga: formatRupiah(hargaGram) }
    const gold = mulDiv(barang.berat, hargaGram, 1000)
    rincian.push(langkah('Emas', gold, rumus.per_gram, nilai))
    if (barang.harga_atribut > 0) rincian.push(langkah('Atribut', barang.harga_atribut))
    const kelipatan = { langkah: formatRupiah(aturan.pembulatan) }
    rincian.push(langkah('Harga Jual', hargaJual, rumus.dibulatkan, kelipatan))
  } else rincian.push(langkah('Harga Jual', fixed, rumus.tetap))
  if (ongkos > 0) rincian.push(langkah('Ongkos', ongkos))
  return { harga_gram: fixed === null ? hargaGram : 0, harga_jual: hargaJual, ongkos, rincian }
}

/** The price of a piece as a deposit promised it. */
export const hargaJanji = ({ harga_gram, harga_jual, ongkos }: HargaJanji): HargaDasar => ({
  harga_gram,
  harga_jual,
  ongkos,
  rincian: [langkah('Harga Jual', harga_jual, rumus.janji)],
})
