/** A business date, yyyy-MM-dd: it has no zone and is compared as text. */
export type Tanggal = string
/** An instant, ISO 8601 in UTC. */
export type Saat = string

/** The zones a shop may stand in (DOMAIN 4): WIB, WITA and WIT. */
export const zones = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const
export type Zone = keyof typeof zones

const day = 86_400_000
const atNoon = (tanggal: Tanggal): number => Date.parse(`${tanggal}T12:00:00Z`)
const dateOf = (millis: number): Tanggal => new Date(millis).toISOString().slice(0, 10)

/** True for a day that exists, written yyyy-MM-dd. */
export function isTanggal(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(atNoon(text)) && dateOf(atNoon(text)) === text
  )
}

export const addDays = (tanggal: Tanggal, days: number): Tanggal =>
  dateOf(atNoon(tanggal) + days * day)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Tanggal, to: Tanggal): number => (atNoon(to) - atNoon(from)) / day

/** The same day of a later month, or that month's last day. */
export function addMonths(tanggal: Tanggal, months: number): Tanggal {
  const [year, month, date] = tanggal.split('-').map(Number)
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dateOf(first.getTime() + (Math.min(date ?? 1, last) - 1) * day)
}

/** The calendar date in a zone at an instant (default now). */
export function tanggalDi(zone: string, millis: number = Date.now()): Tanggal {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  return parts.format(new Date(millis))
}

/** The clock time HH:mm:ss of an instant in a zone. */
export function jamDi(zone: string, saat: Saat): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(
    new Date(saat),
  )
}

/** yyyy-MM-dd HH:mm in a zone: how instants are shown. */
export const formatSaat = (saat: Saat, zone: string): string =>
  `${tanggalDi(zone, Date.parse(saat))} ${jamDi(zone, saat).slice(0, 5)}`

/** Now, as an instant. */
export const sekarang = (): Saat => new Date().toISOString()
