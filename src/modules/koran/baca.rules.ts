import type { RowOf } from '#kernel/field'
import { mulDiv } from '#kernel/rounding'
import { isTanggal } from '#kernel/tanggal'
import type { barisKoran } from './koran.ts'

export type BarisKoran = RowOf<typeof barisKoran>

/** A line as the bank wrote it; money in sen, below zero when it left. */
export interface Mentah {
  readonly tgl: string
  readonly keterangan: string
  readonly no_ref: string | null
  readonly sen: number
}

/** What a file says. Balances in sen; null where it says none. */
export interface Terbaca {
  readonly baris: readonly Mentah[]
  readonly awal: number | null
  readonly akhir: number | null
  /** The day of the last closing balance. */
  readonly sampai: string | null
  /** Lines that could not be read, by their number in the file. */
  readonly salah: readonly { readonly baris: number; readonly teks: string }[]
  /** The account that the file names. */
  readonly rekening: string | null
}

const rupiahOf = (sen: number): number => mulDiv(sen, 1, 100)

const satuBaris = (text: string, max: number): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, max)

/**
 * Lines in whole rupiah, so that lines and balances still add up: each is the step between two
 * rounded balances. A line without sen is exact.
 */
export function dalamRupiah({ akhir, awal, baris }: Pick<Terbaca, 'akhir' | 'awal' | 'baris'>): {
  readonly baris: BarisKoran[]
  readonly saldo_awal: number | null
  readonly saldo_akhir: number | null
} {
  const sum = baris.reduce((all, { sen }) => all + sen, 0)
  let saldo = awal ?? (akhir === null ? 0 : akhir - sum)
  const rows = baris.map(({ keterangan, no_ref, sen, tgl }): BarisKoran => {
    const jumlah = rupiahOf(saldo + sen) - rupiahOf(saldo)
    saldo += sen
    return {
      tgl,
      keterangan: satuBaris(keterangan, 400) || '-',
      no_ref: no_ref === null ? null : satuBaris(no_ref, 60) || null,
      masuk: Math.max(jumlah, 0),
      keluar: Math.max(0 - jumlah, 0),
    }
  })
  const known = awal !== null || akhir !== null
  return {
    // A line of some sen may come to nothing; the balances hold it.
    baris: rows.filter(({ keluar, masuk }) => keluar + masuk > 0),
    saldo_awal: known ? rupiahOf(awal ?? (akhir ?? 0) - sum) : null,
    saldo_akhir: known ? rupiahOf(akhir ?? (awal ?? 0) + sum) : null,
  }
}

/**
 * The sen behind the last point or comma, and the digits before it. Thousands stand in threes: one
 * or two digits are sen, and so are those of a number without thousands (a sheet's cell: 1234,567).
 */
function pecah(digits: string): readonly [many: string, sen: number] {
  const found = /^(.*)[.,](\d+)$/.exec(digits)
  const [, many = '', pecahan = ''] = found ?? []
  const polos = /^\d*$/.test(many) && (pecahan.length > 3 || many.length > 3)
  if (!found || (pecahan.length > 2 && !polos)) return [digits, 0]
  return [many, mulDiv(Number(pecahan.slice(0, 3).padEnd(3, '0')), 1, 10)]
}

/** Sen of an amount; undefined for what is no amount. */
export function senOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s']|rp\.?|idr/gi, '')
  const found = /^([(+-]?)([\d.,]+)([)-]?)$/.exec(bare)
  if (!found || !/\d/.test(bare)) return undefined
  const [, before = '', digits = '', behind = ''] = found
  const [many, pecahan] = pecah(digits)
  const sen = Number(many.replaceAll(/[.,]/g, '')) * 100 + pecahan
  if (!Number.isSafeInteger(sen)) return undefined
  return [before, behind].some((sign) => sign === '-' || sign === '(') ? 0 - sen : sen
}

const bulan: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, mei: 5, may: 5, jun: 6, jul: 7 },
  ...{ agu: 8, agt: 8, aug: 8, ags: 8, sep: 9, okt: 10, oct: 10, nov: 11, des: 12, dec: 12 },
}

/** A date that exists, yyyy-MM-dd. */
export function tanggalOf(tahun: number, bulanKe: number, hari: number): string | undefined {
  const full = tahun < 100 ? 2000 + tahun : tahun
  const two = (part: number): string => String(part).padStart(2, '0')
  const tanggal = `${full}-${two(bulanKe)}-${two(hari)}`
  return full >= 2000 && full < 2100 && isTanggal(tanggal) ? tanggal : undefined
}

/**
 * The date of a cell. One without a year is of the last twelve months.
 * @param kini a business date, yyyy-MM-dd
 */
export function bacaTanggal(
  text: string,
  urutan: 'DMY' | 'MDY' | 'YMD',
  kini: string,
): string | undefined {
  const named = /^'?(\d{1,2})[\s/-]+([a-z]{3})[a-z]*[\s/-]*(\d{4}|\d{2})?/i.exec(text.trim())
  if (named) {
    const month = bulan[(named[2] ?? '').toLowerCase()]
    return month ? denganTahun(month, Number(named[1]), named[3], kini) : undefined
  }
  const parts = /^'?(\d{1,4})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?/.exec(text.trim())
  if (!parts) return undefined
  const [one, two] = [Number(parts[1]), Number(parts[2])]
  if ((parts[1] ?? '').length === 4 || urutan === 'YMD')
    return parts[3] === undefined ? undefined : tanggalOf(one, two, Number(parts[3]))
  return urutan === 'DMY'
    ? denganTahun(two, one, parts[3], kini)
    : denganTahun(one, two, parts[3], kini)
}

function denganTahun(
  month: number,
  day: number,
  year: string | undefined,
  kini: string,
): string | undefined {
  if (year !== undefined) return tanggalOf(Number(year), month, day)
  const tahun = Number(kini.slice(0, 4))
  const dekat = tanggalOf(tahun, month, day)
  return dekat !== undefined && dekat <= kini ? dekat : tanggalOf(tahun - 1, month, day)
}
