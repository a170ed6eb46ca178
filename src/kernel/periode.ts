import { addDays, addMonths, daysBetween, type Tanggal } from './tanggal.ts'

/** Periods by one word; their order is that of their keys. */
export const periods = {
  HARI_INI: 'Hari Ini',
  KEMARIN: 'Kemarin',
  MINGGU_INI: 'Minggu Ini',
  MINGGU_LALU: 'Minggu Lalu',
  BULAN_INI: 'Bulan Ini',
  BULAN_LALU: 'Bulan Lalu',
  TAHUN_INI: 'Tahun Ini',
  TAHUN_LALU: 'Tahun Lalu',
} as const
export type Periode = keyof typeof periods
export const isPeriode = (word: unknown): word is Periode =>
  typeof word === 'string' && Object.hasOwn(periods, word)

/** From and to, both inside. */
export interface Range {
  readonly from: Tanggal
  readonly to: Tanggal
}

const firstOfMonth = (day: Tanggal): Tanggal => `${day.slice(0, 8)}01`
const firstOfYear = (day: Tanggal): Tanggal => `${day.slice(0, 5)}01-01`
/** 1970-01-05 was a Monday. */
const monday = (day: Tanggal): Tanggal => addDays(day, -(daysBetween('1969-12-29', day) % 7))

/**
 * The days of a period, seen from `today`. What still runs ends today, so that it can be compared
 * with as many days of another month. A week begins on Monday.
 */
export function rangeOf(periode: Periode, today: Tanggal): Range {
  const week = monday(today)
  const month = firstOfMonth(today)
  const year = firstOfYear(today)
  const all: Readonly<Record<Periode, Range>> = {
    HARI_INI: { from: today, to: today },
    KEMARIN: { from: addDays(today, -1), to: addDays(today, -1) },
    MINGGU_INI: { from: week, to: today },
    MINGGU_LALU: { from: addDays(week, -7), to: addDays(week, -1) },
    BULAN_INI: { from: month, to: today },
    BULAN_LALU: { from: addMonths(month, -1), to: addDays(month, -1) },
    TAHUN_INI: { from: year, to: today },
    TAHUN_LALU: { from: addMonths(year, -12), to: addDays(year, -1) },
  }
  return all[periode]
}

/** With what a period is compared. */
export const bandingan = { BULAN: 'Bulan Sebelumnya', TAHUN: 'Tahun Sebelumnya' } as const
export type Banding = keyof typeof bandingan
export const isBanding = (word: unknown): word is Banding =>
  typeof word === 'string' && Object.hasOwn(bandingan, word)

const monthsBack: Readonly<Record<Banding, number>> = { BULAN: 1, TAHUN: 12 }
const isLastOfMonth = (day: Tanggal): boolean => addDays(day, 1).endsWith('-01')

/** The same days of the month or year before; whole months are compared with whole months. */
export function earlier({ from, to }: Range, by: Banding): Range {
  const back = -monthsBack[by]
  const whole = from.endsWith('-01') && isLastOfMonth(to)
  const end = whole ? addDays(addMonths(firstOfMonth(to), back + 1), -1) : addMonths(to, back)
  return { from: addMonths(from, back), to: end }
}

/** The day of `now` that stands where this day stands in the earlier period. */
export function dayNow(day: Tanggal, before: Range, now: Range): Tanggal {
  const there = addDays(now.from, daysBetween(before.from, day))
  return there > now.to ? now.to : there
}
