import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { oneOf, row, whole, type ShapeOf } from '#kernel/shape'
import { langkah, rumus, type Langkah } from '#kernel/langkah'

/** The rates of an exchange and of a sale: hundredths of a percent, or rupiah a gram. */
export interface Tarif {
  readonly cara: 'PERSEN' | 'GRAM'
  readonly tukar: number
  readonly jual: number
}

/** A condition in which pieces are bought; without a rate of its own, the nota's promise stands. */
export interface Kondisi {
  readonly kode_kondisi: string
  readonly nama_kondisi: string
  readonly jenis_kondisi: 'BAIK' | 'RUSAK'
  readonly tarif: Tarif | null
}

/** One line of the parameter potongan pembelian; null stands for all. */
export interface PotonganKategori {
  readonly kode_kategori: string | null
  readonly kode_dept: string | null
  readonly kode_kondisi: string | null
  readonly tarif: Tarif
}

/** One line of the parameter rugi nota. */
export const rugiNota = row({ umur_hari: whole, cara: oneOf('PERSEN', 'GRAM'), nilai: whole })
export type RugiNota = ShapeOf<typeof rugiNota>

/** What a piece is, as far as the parameter asks. */
export interface Golongan {
  readonly kode_kategori: string
  readonly kode_dept: string
  readonly nama_barang?: string
}

const fits = (rule: string | null, own: string | null): boolean => rule === null || rule === own
const names = (rule: PotonganKategori): number =>
  (rule.kode_kondisi ? 4 : 0) + (rule.kode_dept ? 2 : 0) + (rule.kode_kategori ? 1 : 0)

const ruleFor = (
  rules: readonly PotonganKategori[],
  golongan: Golongan,
  kodeKondisi: string | null,
): Tarif | undefined =>
  rules
    .filter((rule) => (rule.kode_kondisi !== null) === (kodeKondisi !== null))
    .filter((rule) => fits(rule.kode_kondisi, kodeKondisi))
    .filter((rule) => fits(rule.kode_dept, golongan.kode_dept))
    .filter((rule) => fits(rule.kode_kategori, golongan.kode_kategori))
    .toSorted((a, b) => names(b) - names(a))[0]?.tarif

/** A wedding ring by a word of its name (SPEC 9: 20 / 25); no word, no wedding rings. */
export const kawinKah = (nama: string | undefined, kata: string | null): boolean =>
  kata !== null && kata !== '' && (nama ?? '').toUpperCase().includes(kata.toUpperCase())

/** What a nota of this class promises: the parameter's row without a condition, else the shop's. */
export const tarifJanji = (
  golongan: Golongan,
  rules: readonly PotonganKategori[],
  umum: Tarif,
): Tarif => ruleFor(rules, golongan, null) ?? umum

/** The rate of a condition: the parameter's row that names it, else its own; null: none. */
export const tarifKondisi = (
  golongan: Golongan,
  kondisi: Kondisi,
  rules: readonly PotonganKategori[],
): Tarif | null => ruleFor(rules, golongan, kondisi.kode_kondisi) ?? kondisi.tarif

/** What of a line's value is exchanged: tukar applies up to the value of the sales (DOMAIN 6). */
export function bagianTukar(values: readonly number[], batas: number): number[] {
  let left = batas
  return values.map((value) => {
    const share = Math.min(value, Math.max(left, 0))
    left -= share
    return share
  })
}

/** A value of which a part is exchanged and the rest sold; weight in mg. */
export interface Dasar {
  readonly nilai: number
  readonly tukar: number
  readonly berat: number
}

/** The deduction by two rates, as one step for each that applies. */
export function potonganTarif(tarif: Tarif, { nilai, tukar, berat }: Dasar): Langkah[] {
  const jual = nilai - tukar
  const beratTukar = nilai > 0 ? mulDiv(berat, tukar, nilai) : 0
  const parts = [
    { label: 'Potongan Tukar', harga: tukar, mg: beratTukar, rate: tarif.tukar },
    { label: 'Potongan Jual', harga: jual, mg: berat - beratTukar, rate: tarif.jual },
  ]
  return parts
    .filter(({ harga, rate }) => harga > 0 && rate > 0)
    .map(({ harga, label, mg, rate }) =>
      tarif.cara === 'PERSEN' ? persenDari(label, rate, harga) : perGram(label, rate, mg),
    )
}

const persenDari = (label: string, tarif: number, harga: number): Langkah =>
  langkah(label, -mulDiv(harga, tarif, 100_00), rumus.persen, {
    tarif: formatPersen(tarif),
    harga: formatRupiah(harga),
  })

const perGram = (label: string, harga: number, mg: number): Langkah =>
  langkah(label, -mulDiv(mg, harga, 1000), rumus.per_gram, {
    berat: formatBerat(mg),
    harga: formatRupiah(harga),
  })

/** What a nota loses by its age in days (master rugi nota). */
export function potonganUmur(
  rules: readonly RugiNota[],
  umur: number,
  { nilai, berat }: Dasar,
): Langkah[] {
  const rule = rules
    .filter((each) => umur >= each.umur_hari)
    .toSorted((a, b) => b.umur_hari - a.umur_hari)[0]
  if (!rule || rule.nilai === 0) return []
  const raw =
    rule.cara === 'PERSEN' ? mulDiv(nilai, rule.nilai, 100_00) : mulDiv(berat, rule.nilai, 1000)
  return [langkah('Rugi Nota', -raw, rumus.umur, { umur })]
}

/** A lost nota costs a parameter potongan (DOMAIN 5). */
export const potonganHilang = (tarif: number, nilai: number): Langkah[] =>
  tarif > 0 ? [persenDari('Nota Hilang', tarif, nilai)] : []

export const jumlah = (steps: readonly Langkah[]): number =>
  steps.reduce((sum, step) => sum + step.hasil, 0)
