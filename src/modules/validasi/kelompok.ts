import type { RowOf } from '#kernel/field'
import type { Translate } from '#kernel/language'
import type { barisValidasiBeli, barisValidasiJual, kunjunganMenunggu } from './validasi.calls.ts'

export type BarisJual = Readonly<RowOf<typeof barisValidasiJual>>
export type BarisBeli = Readonly<RowOf<typeof barisValidasiBeli>>

/** A group as the list saw it: its version, and how it is paid. */
export type Kunjungan = Readonly<RowOf<typeof kunjunganMenunggu>>
export type BarisBayar = Kunjungan['pembayaran'][number]

/** One visit that waits: its sales and purchases are validated together or not at all. */
export interface Kelompok {
  readonly nomor: string
  readonly saat: string | undefined // when it was entered
  readonly input_by: string
  readonly nama_sales: string
  readonly nama_customer: string
  readonly penjualan: readonly BarisJual[]
  readonly pembelian: readonly BarisBeli[]
  readonly total: number // rupiah, sales minus purchases (SPEC 4)
  readonly berat: number // mg, likewise
  readonly versi: number | undefined // as it was seen
  readonly orangLain: boolean // the present user may not validate it
  readonly pembayaran: readonly BarisBayar[]
}

const sum = <R>(rows: readonly R[], figure: (row: R) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0)

const words = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join(', ')

interface Menunggu {
  readonly penjualan: readonly BarisJual[]
  readonly pembelian: readonly BarisBeli[]
  readonly kunjungan: readonly Kunjungan[]
}

function kelompok(nomor: string, { kunjungan, pembelian, penjualan }: Menunggu): Kelompok {
  const semua = [...penjualan, ...pembelian]
  return {
    nomor,
    saat: semua[0]?.saat,
    input_by: words(semua.map((row) => row.input_by)),
    nama_sales: words(semua.map((row) => row.nama_sales)),
    nama_customer: words(semua.map((row) => row.nama_customer)),
    penjualan,
    pembelian,
    versi: kunjungan[0]?.versi,
    orangLain: kunjungan[0]?.orang_lain ?? false,
    pembayaran: kunjungan[0]?.pembayaran ?? [],
    total: sum(penjualan, (row) => row.harga_total) - sum(pembelian, (row) => row.harga),
    berat: sum(penjualan, (row) => row.berat) - sum(pembelian, (row) => row.berat),
  }
}

/** The lines that wait, group by group, in the order in which they came. */
export function kelompokkan({ kunjungan, pembelian, penjualan }: Menunggu): Kelompok[] {
  const nomor = new Set([...penjualan, ...pembelian].map((row) => row.no_faktur_group))
  return [...nomor].map((each) => {
    const milik = <R extends { readonly no_faktur_group: string }>(rows: readonly R[]): R[] =>
      rows.filter((row) => row.no_faktur_group === each)
    return kelompok(each, {
      penjualan: milik(penjualan),
      pembelian: milik(pembelian),
      kunjungan: milik(kunjungan),
    })
  })
}

/** The side of a visit that a screen shows. */
export type SisiKelompok = 'JUAL' | 'BELI'

/**
 * Does the group belong to this side's screen? An exchange belongs to both: it is validated as a
 * whole.
 */
export const punya = (
  { pembelian, penjualan }: Kelompok,
  sisi: SisiKelompok | undefined,
): boolean => sisi === undefined || (sisi === 'JUAL' ? penjualan : pembelian).length > 0

/** Grand total = sales minus purchases; the weight likewise (SPEC 4). */
export const grandTotal = (groups: readonly Kelompok[]): { total: number; berat: number } => ({
  total: sum(groups, (group) => group.total),
  berat: sum(groups, (group) => group.berat),
})

/** The two lists of no_faktur_group that the calls take (SPEC 7). */
export const daftarNomor = (
  groups: readonly Kelompok[],
): { penjualan: string[]; pembelian: string[] } => ({
  penjualan: groups.filter((group) => group.penjualan.length > 0).map((group) => group.nomor),
  pembelian: groups.filter((group) => group.pembelian.length > 0).map((group) => group.nomor),
})

/** What the cashier sees, to be sent with the validation. */
export const dilihatDari = (
  groups: readonly Kelompok[],
): { no_faktur_group: string; versi: number }[] =>
  groups.flatMap(({ nomor, versi }) =>
    versi === undefined ? [] : [{ no_faktur_group: nomor, versi }],
  )

/** Does a transfer of this group wait to be confirmed? */
export const belumMasuk = ({ pembayaran }: Kelompok): boolean =>
  pembayaran.some((payment) => payment.belum_masuk)

/** The group of a scan: its own number, one of its notes, or a piece in it. */
export const kelompokDari = (groups: readonly Kelompok[], kode: string): Kelompok | undefined =>
  groups.find(
    ({ nomor, pembelian, penjualan }) =>
      nomor === kode ||
      penjualan.some((row) => row.kode_barcode === kode || row.no_faktur_jual === kode) ||
      pembelian.some((row) => row.kode_barcode === kode || row.no_faktur_beli === kode),
  )

/** A duration in words: minutes, or hours and minutes from an hour on. */
export const lamaTunggu = (
  minutes: number,
): { readonly kata: string; readonly jam: number; readonly menit: string } => ({
  kata: minutes < 60 ? '{{menit}} menit' : '{{jam}} j {{menit}} m',
  jam: Math.floor(minutes / 60),
  menit: minutes < 60 ? String(minutes) : String(minutes % 60).padStart(2, '0'),
})

/** Whole minutes that a group has waited. */
export const menungguMenit = (saat: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(saat)) / 60_000))

/** How long somebody has waited, in words. */
export function lamaSejak(t: Translate, saat: string, now: number): string {
  const minutes = menungguMenit(saat, now)
  const { kata, ...angka } = lamaTunggu(minutes)
  return minutes === 0 ? t('baru saja') : t(kata, angka)
}
