import { languageTag, type Language } from '#kernel/language'
import { addDays, addMonths, daysBetween, type Tanggal } from '#kernel/tanggal'

/** A Monday, from which weekdays are counted. */
const someMonday = '2024-01-01'

const weekday = (tanggal: Tanggal): number => ((daysBetween(someMonday, tanggal) % 7) + 7) % 7

/** The six weeks that show the month of a date, from Monday. */
export function weeksOf(month: Tanggal): Tanggal[][] {
  const first = `${month.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

/**
 * Where a key moves from a day: by days, weeks, months (with Shift years), or to the ends of the
 * week.
 */
export function dayAfterKey(day: Tanggal, key: string, shift: boolean): Tanggal | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    default:
      return undefined
  }
}

const noon = (tanggal: Tanggal): number => Date.parse(`${tanggal}T12:00:00Z`)

function formatted(tanggal: Tanggal, language: Language, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTag[language], { ...how, timeZone: 'UTC' }).format(
    noon(tanggal),
  )
}

export const monthTitle = (month: Tanggal, language: Language): string =>
  formatted(month, language, { month: 'long', year: 'numeric' })

/** The day in full, for a screen reader. */
export const dayTitle = (day: Tanggal, language: Language): string =>
  formatted(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const weekdayTitles = (language: Language): readonly { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, at) => ({
    short: formatted(addDays(someMonday, at), language, { weekday: 'short' }),
    long: formatted(addDays(someMonday, at), language, { weekday: 'long' }),
  }))
