import { formatPersen, formatRupiah } from '#kernel/figures'
import { refusedField, Refusal } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { addDays } from '#kernel/tanggal'
import { versiParameter, type BarisParameter } from '#modules/janji/janji.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import { bungaHarian, bungaSampai, ltvDari, type IsiHutang } from './hutang.rules.ts'

const dariBaris = { kode: text, versi: whole }
/** The shop's rules for loans of a day (aturan_hutang): the rows that have begun, latest first. */
export const aturanHutang = row({
  pokok: list(
    row({
      ...dariBaris,
      pokok_minimum: whole,
      kelipatan_rp: whole,
      lama_hari: whole,
      biaya_rp: whole,
    }),
  ),
  bunga: list(row({ ...dariBaris, pokok_dari: whole, bunga_persen: whole, hari_minimum: whole })),
  plafond: list(row({ ...dariBaris, kode_dept: maybe(text), plafond_rp: whole })),
  plafond_kadar: list(row({ ...dariBaris, kadar_dari: whole, plafond_gram: whole })),
  kondisi: list(row({ ...dariBaris, potongan_persen: whole })),
  harga_murni: whole,
})
export type AturanHutang = ShapeOf<typeof aturanHutang>

/** What the shop limits by parameters of its own. Hundredths of a percent, whole rupiah. */
export interface BatasHutang {
  readonly ltv: number
  readonly pembulatan: number
}

/** A pledged piece as the counter says it; of one that lies here already, how it was appraised. */
export interface JaminanMasuk {
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_kondisi: string
  readonly berat: number
  readonly kadar: number
  readonly cara_uji: string
  readonly foto: string
  readonly potongan?: number
  readonly taksiran?: number
  readonly plafond?: number
}

/** The loan that another one follows: its terms last where the shop has no rule any more. */
type Lama = Pick<IsiHutang, 'bunga_persen' | 'lama_hari' | 'pokok'>

const belumDiatur = (apa: string): never => {
  throw new Refusal('{{apa}} Belum Diatur, Isi Di Menu Hutang', { params: { apa } })
}

/** Of rows that begin somewhere, the highest that is reached; the first of equals. */
const tingkat = <R extends object>(
  rows: readonly R[],
  dari: (row: R) => number,
  nilai: number,
): R | undefined =>
  rows
    .filter((row) => dari(row) <= nilai)
    .toSorted((a, b) => dari(b) - dari(a))
    .at(0)

const kadarDari = (rows: AturanHutang['plafond_kadar'], kadar: number) =>
  tingkat(rows, ({ kadar_dari }) => kadar_dari, kadar)
/** The limit of a loan on a piece: of its kind, or of all. */
const plafondUntuk = ({ plafond }: AturanHutang, dept: string) =>
  plafond.find(({ kode_dept }) => kode_dept === dept) ??
  plafond.find(({ kode_dept }) => kode_dept === null)

/**
 * Appraises what is pledged: its gold at today's price, and what the shop lends on it, less what
 * its condition takes off. What lies here already keeps what no rule says any more.
 * @throws Refusal at a new piece whose kadar or condition has no row
 */
export function nilaiJaminan(
  baris: readonly JaminanMasuk[],
  { harga_murni, kondisi, plafond_kadar }: AturanHutang,
) {
  return baris.map((satu, index) => {
    const di = `jaminan.${index}`
    const kondisiKini = kondisi.find(({ kode }) => kode === satu.kode_kondisi)
    const potongan = kondisiKini?.potongan_persen ?? satu.potongan
    if (potongan === undefined)
      throw refusedField(`${di}.kode_kondisi`, '{{field}} Tidak Valid', { field: 'Kondisi' })
    const sisa = 100_00 - potongan
    const kadar = kadarDari(plafond_kadar, satu.kadar)
    const plafond = kadar
      ? mulDiv(mulDiv(satu.berat, kadar.plafond_gram, 1000, 'down'), sisa, 100_00, 'down')
      : satu.plafond
    if (plafond === undefined)
      throw refusedField(`${di}.kadar`, 'Plafond Untuk Kadar {{kadar}} Belum Diatur', {
        kadar: formatPersen(satu.kadar),
      })
    const murni = beratMurni(satu.berat, satu.kadar)
    const taksiran =
      harga_murni === 0
        ? (satu.taksiran ?? belumDiatur('Harga Emas'))
        : mulDiv(mulDiv(murni, harga_murni, 1000, 'down'), sisa, 100_00, 'down')
    return { ...satu, potongan, taksiran, plafond }
  })
}
type Dinilai = ReturnType<typeof nilaiJaminan>[number]

/** The most that is lent on these pieces: by their kadar and grams, and by the loan's own limit. */
function plafondDari(baris: readonly Dinilai[], aturan: AturanHutang): number {
  const perBaris = baris.reduce((sum, each) => sum + each.plafond, 0)
  const batas = baris.map(({ kode_dept }) => plafondUntuk(aturan, kode_dept)?.plafond_rp)
  return Math.min(perBaris, ...batas.map((each) => each ?? Infinity))
}

/** The rows by which it was reckoned, each with the version that it had. */
function parameterDari(
  baris: readonly JaminanMasuk[],
  aturan: AturanHutang,
  [pokok, bunga]: readonly [BarisParameter, BarisParameter],
): string {
  const perBaris = baris.flatMap(
    ({ kadar, kode_dept, kode_kondisi }) =>
      [
        ['Kadar', kadarDari(aturan.plafond_kadar, kadar)],
        ['Plafond', plafondUntuk(aturan, kode_dept)],
        ['Kondisi', aturan.kondisi.find(({ kode }) => kode === kode_kondisi)],
      ] as const,
  )
  return versiParameter([['Pokok', pokok], ['Bunga', bunga], ...perBaris])
}

/** What a loan asks of its principal, once it has begun: nothing. */
const pokokLama = ({ lama_hari }: Lama): AturanHutang['pokok'][number] => ({
  ...{ kode: '', versi: 0, pokok_minimum: 0, kelipatan_rp: 1, biaya_rp: 0, lama_hari },
})

/**
 * What a loan on these pieces would be.
 * @param lama the loan that it renews: whoever pays a part of it keeps its tier, where that is
 * cheaper
 * @throws Refusal where a parameter is missing, or at the piece
 */
export function taksir(
  {
    jaminan: masuk,
    lama,
    pokok,
  }: { readonly jaminan: readonly JaminanMasuk[]; readonly pokok: number; readonly lama?: Lama },
  aturan: AturanHutang,
  { pembulatan, tgl }: Pick<BatasHutang, 'pembulatan'> & { readonly tgl: string },
) {
  const [umum = lama ? pokokLama(lama) : belumDiatur('Parameter Hutang Pokok')] = aturan.pokok
  const bungaLama = lama ? { ...lama, kode: '', versi: 0, hari_minimum: 0 } : undefined
  const [bunga = bungaLama ?? belumDiatur('Bunga Hutang')] = [pokok, lama?.pokok ?? pokok]
    .flatMap((each) => tingkat(aturan.bunga, ({ pokok_dari }) => pokok_dari, each) ?? [])
    .toSorted((a, b) => a.bunga_persen - b.bunga_persen)
  const dinilai = nilaiJaminan(masuk, aturan)
  const taksiran = dinilai.reduce((sum, each) => sum + each.taksiran, 0)
  const ketentuan = {
    ...{ tgl_hutang: tgl, lama_hari: umum.lama_hari, hari_minimum: bunga.hari_minimum },
    ...{ bunga_persen: bunga.bunga_persen, jatuh_tempo: addDays(tgl, umum.lama_hari) },
    bunga_rp: bungaHarian(pokok, bunga.bunga_persen, pembulatan),
  }
  return {
    ...{ ...ketentuan, jaminan: dinilai, pokok, biaya: umum.biaya_rp, taksiran },
    plafond: plafondDari(dinilai, aturan),
    ltv: ltvDari(pokok, taksiran),
    total: pokok + bungaSampai(ketentuan, ketentuan.jatuh_tempo).bunga,
    parameter: parameterDari(masuk, aturan, [umum, bunga]),
    ...{ minimum: umum.pokok_minimum, kelipatan: umum.kelipatan_rp },
  }
}
export type Taksiran = ReturnType<typeof taksir>

/** @throws Refusal at pokok: never above the ceiling, nor above the part of the worth */
export function checkPlafond(
  { ltv, plafond, pokok, taksiran }: Pick<Taksiran, 'ltv' | 'plafond' | 'pokok' | 'taksiran'>,
  batas: Pick<BatasHutang, 'ltv'>,
): void {
  if (pokok > plafond)
    throw refusedField('pokok', 'Pinjaman Melebihi Plafond Rp {{plafond}}', {
      plafond: formatRupiah(plafond),
    })
  if (ltv > batas.ltv)
    throw refusedField(
      'pokok',
      'Pinjaman Paling Banyak {{persen}} % Dari Taksiran, Rp {{paling}}',
      {
        persen: formatPersen(batas.ltv),
        paling: formatRupiah(mulDiv(taksiran, batas.ltv, 100_00, 'down')),
      },
    )
}

/** @throws Refusal at pokok: least, steps, interest that rounding takes away, ceiling */
export function checkPokok(taksiran: Taksiran, batas: BatasHutang): void {
  const { biaya, bunga_persen, bunga_rp, kelipatan, minimum, pokok } = taksiran
  if (pokok < minimum)
    throw refusedField('pokok', 'Pokok Paling Sedikit Rp {{minimum}}', {
      minimum: formatRupiah(minimum),
    })
  if (pokok % kelipatan !== 0)
    throw refusedField('pokok', 'Pokok Harus Kelipatan Rp {{kelipatan}}', {
      kelipatan: formatRupiah(kelipatan),
    })
  if (bunga_persen > 0 && bunga_rp === 0)
    throw refusedField('pokok', 'Bunga Per Hari Menjadi 0, Kecilkan Pembulatan Rp {{langkah}}', {
      langkah: formatRupiah(batas.pembulatan),
    })
  if (pokok <= biaya)
    throw refusedField('pokok', 'Pokok Harus Di Atas Biaya Rp {{biaya}}', {
      biaya: formatRupiah(biaya),
    })
  checkPlafond(taksiran, batas)
}
