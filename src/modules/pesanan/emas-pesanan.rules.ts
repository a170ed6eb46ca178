import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, row, text, whole, type ShapeOf } from '#kernel/shape'
import { nilaiEmasTukang } from '#modules/service/emas-tukang.rules'
import { beratMurni } from '#modules/stok/barang.rules'

// Our gold at the goldsmiths of an order: sent, made into pieces, given back, lost (ADR 0325).

/** What is known of the gold of a piece: sent, and made into it. Fine mg, whole rupiah. */
interface BarangEmas {
  readonly kode_tukang: string
  readonly berat_kirim?: number
  readonly murni_kirim?: number
  readonly nilai_kirim?: number
  readonly murni_jadi?: number
  readonly hpp?: number
  readonly murni_tukang?: number
  readonly nilai_emas?: number
}

/** What lies at a goldsmith's for an order: fine milligrams, and what they have cost. */
const emasTukang = row({ kode_tukang: text, murni: whole, nilai: whole })
export const emasDiTukang = list(emasTukang)
export type EmasTukang = ShapeOf<typeof emasTukang>

const tiada = { murni: 0, nilai: 0 } as const

/** Some more at a goldsmith's, or less. */
export function bertambah(
  emas: readonly EmasTukang[],
  { kode_tukang, murni, nilai }: EmasTukang,
): EmasTukang[] {
  const dulu = emas.find((one) => one.kode_tukang === kode_tukang) ?? tiada
  const kini = { kode_tukang, murni: dulu.murni + murni, nilai: dulu.nilai + nilai }
  return [...emas.filter((one) => one.kode_tukang !== kode_tukang), kini]
}
export const emasDari = (emas: readonly EmasTukang[], kode_tukang: string): EmasTukang => ({
  ...{ ...tiada, kode_tukang },
  ...emas.find((one) => one.kode_tukang === kode_tukang),
})

/** Whether gold that was sent for this piece may still lie at its goldsmith's. */
export const diTukang = (
  { berat_kirim = 0, kode_tukang }: BarangEmas,
  emas: readonly EmasTukang[],
): boolean => berat_kirim > 0 && emasDari(emas, kode_tukang).murni > 0

/** The cost of so much of what lies at his: by its fine weight; of all, all. */
const bagian = ({ murni, nilai }: EmasTukang, diambil: number): number =>
  diambil === murni ? nilai : mulDiv(nilai, diambil, murni)

/** What a finished piece took of our gold: none of its cost was frozen before ADR 0325. */
function terpakai(barang: BarangEmas): Pick<EmasTukang, 'murni' | 'nilai'> {
  const { hpp, murni_jadi = 0, murni_kirim = 0, nilai_kirim = 0 } = barang
  if (hpp !== undefined) return { murni: murni_jadi, nilai: hpp }
  const murni = Math.min(murni_jadi, murni_kirim)
  return { murni, nilai: murni === 0 ? 0 : mulDiv(nilai_kirim, murni, murni_kirim) }
}
/** The cost of the gold of a finished piece, whole rupiah. */
export const hppPesanan = (barang: BarangEmas): number => terpakai(barang).nilai

/** What lay at goldsmiths' before that was frozen: what was sent, less what pieces took. */
export const emasDulu = (barang: readonly BarangEmas[], isCancelled: boolean): EmasTukang[] =>
  barang.reduce<EmasTukang[]>((emas, one) => {
    const { kode_tukang, murni_kirim = 0, nilai_kirim = 0 } = one
    const { murni, nilai } = isCancelled ? tiada : terpakai(one)
    const sisa = { murni: murni_kirim - murni, nilai: nilai_kirim - nilai }
    return bertambah(emas, { kode_tukang, ...sisa })
  }, [])

/** An order is cancelled: the gold of what was made lies at the goldsmiths' again. */
export const emasBatal = (
  emas: readonly EmasTukang[],
  barang: readonly BarangEmas[],
): EmasTukang[] =>
  barang.reduce(
    (sum, one) => bertambah(sum, { kode_tukang: one.kode_tukang, ...terpakai(one) }),
    [...emas],
  )

/** Pieces are not made after all: our gold in them lies at the goldsmiths' again. */
export const emasLepas = (
  emas: readonly EmasTukang[],
  barang: readonly BarangEmas[],
): EmasTukang[] =>
  barang.reduce(
    (sum, { hpp = 0, kode_tukang, murni_jadi = 0, murni_tukang = 0, nilai_emas = 0 }) =>
      bertambah(sum, { kode_tukang, murni: murni_jadi - murni_tukang, nilai: hpp - nilai_emas }),
    [...emas],
  )

/** What a finished piece is made of: our gold as long as some lies there, then the goldsmith's. */
export interface EmasJadi {
  readonly hpp: number
  readonly murni_tukang: number
  readonly nilai_emas: number // what is owed to him for that
}

/**
 * A piece is made of gold of the shop that lies at his, and beyond it of his own.
 * @param harga_murni rupiah a fine gram today; 0: nobody has set it
 * @param field where he asks a price for his own
 * @returns the piece's gold, and what lies there after it
 * @throws Refusal at the field
 */
export function pakaiEmas(
  emas: readonly EmasTukang[],
  { kode_tukang, murni_jadi }: { readonly kode_tukang: string; readonly murni_jadi: number },
  minta: { readonly harga_murni: number; readonly nilai_emas: number | null },
  field: string,
): { readonly jadi: EmasJadi; readonly emas: EmasTukang[] } {
  const ada = emasDari(emas, kode_tukang)
  const murni = Math.min(murni_jadi, ada.murni)
  const nilai = murni === 0 ? 0 : bagian(ada, murni)
  const murni_tukang = murni_jadi - murni
  const nilai_emas = nilaiEmasTukang(murni_tukang, minta, field)
  return {
    jadi: { hpp: nilai + nilai_emas, murni_tukang, nilai_emas },
    emas: bertambah(emas, { kode_tukang, murni: 0 - murni, nilai: 0 - nilai }),
  }
}

/** What came back, of one kadar. mg */
export interface Kembali {
  readonly kadar: number
  readonly kotor: number
  readonly murni: number
  readonly nilai: number
}
/** What became of the gold at a goldsmith's. */
export interface HasilEmas {
  readonly kembali: readonly Kembali[]
  readonly susut: { readonly murni: number; readonly nilai: number }
}

/**
 * Gold comes back from a goldsmith, each lump with its part of the cost; where no more comes, what
 * is missing is lost.
 * @throws Refusal at the line above what lies there, or where nothing is said
 */
export function terimaEmas(
  ada: EmasTukang,
  {
    baris,
    habis,
  }: {
    readonly baris: readonly { readonly berat: number; readonly kadar: number }[]
    readonly habis: boolean
  },
): HasilEmas {
  if (baris.length === 0 && !habis)
    throw refusedField('baris', 'Isi Emas Yang Kembali, Atau Tandai Sisanya Susut')
  let sisa = ada
  const kembali = baris.map(({ berat, kadar }, at): Kembali => {
    const murni = beratMurni(berat, kadar)
    if (murni > sisa.murni)
      throw refusedField(`baris.${at}.berat`, 'Emas Di {{tukang}} Tinggal {{berat}} gr Murni', {
        ...{ tukang: ada.kode_tukang, berat: formatBerat(sisa.murni) },
      })
    const nilai = bagian(sisa, murni)
    sisa = { ...sisa, murni: sisa.murni - murni, nilai: sisa.nilai - nilai }
    return { kadar, kotor: berat, murni, nilai }
  })
  return { kembali, susut: habis ? { murni: sisa.murni, nilai: sisa.nilai } : tiada }
}

/**
 * Who must agree to a waste above what this goldsmith may lose of what he worked on.
 * @param dikerjakan fine milligrams
 * @param batas hundredths of a percent of them
 */
export const perluSusut = (
  { no_pesanan, keterangan }: { readonly no_pesanan: string; readonly keterangan: string | null },
  { dikerjakan, susut }: { readonly dikerjakan: number; readonly susut: number },
  batas: number,
) =>
  susut <= mulDiv(dikerjakan, batas, 100_00, 'down')
    ? []
    : [
        {
          kategori: 'SUSUT_PESANAN' as const,
          sebelum: { [no_pesanan]: `${formatBerat(dikerjakan)} gr` },
          sesudah: { Susut: `${formatBerat(susut)} gr` },
          ...(keterangan === null ? {} : { keterangan }),
        },
      ]

/** What a goldsmith worked on for an order: what he got, or what he made of his own. Fine mg. */
export function dikerjakan(barang: readonly BarangEmas[], kode_tukang: string): number {
  const milik = barang.filter((one) => one.kode_tukang === kode_tukang)
  const sum = (of: (one: BarangEmas) => number): number =>
    milik.reduce((all, one) => all + of(one), 0)
  return Math.max(
    sum(({ murni_kirim = 0 }) => murni_kirim),
    sum(({ murni_jadi = 0 }) => murni_jadi),
  )
}
