import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isBanding, isPeriode, periods, rangeOf, type Banding, type Periode } from '#kernel/periode'
import { engineSettings } from '#kernel/engine-settings'
import { group, type Fields, type RowOf } from '#kernel/field'
import type { Report } from '#kernel/report'
import { everyShop, shopsAsked } from '#kernel/report-call'
import { canCompare } from '#kernel/report-compare'
import type { caraLaporan } from '#kernel/report-views'
import { decode } from '#kernel/wire'
import { toWire } from '../call.tsx'
import { startingValues, type Values } from '../form/use-form.tsx'
import { settingOf, useShell } from '../session.tsx'

/** How a report is asked besides its filters: by which period, beside what, of which shops. */
export interface Cara {
  readonly periode: Periode | undefined
  readonly banding: Banding | undefined
  readonly sisi: boolean
  readonly branch: string | null
}

export const isSeveral = (branch: string | null): boolean => {
  const asked = shopsAsked(branch) ?? []
  return asked.length > 1 || asked[0] === everyShop
}

const isDaily = (filters: Fields): boolean => 'tgl' in filters && !('tgl_from' in filters)
/** A day or a period is asked for: the answer of a new form is short. */
export const isDated = (filters: Fields): boolean => 'tgl' in filters || 'tgl_from' in filters

/** The dates of a period, as these filters have them. */
export function datesOf(filters: Fields, periode: Periode, today: string): Values {
  const { from, to } = rangeOf(periode, today)
  return isDaily(filters) ? { tgl: to } : isDated(filters) ? { tgl_from: from, tgl_to: to } : {}
}

/** The periods that may be asked for: no year where that is too much. */
export function periodsOf(filters: Fields, short: boolean): readonly Periode[] {
  if (!isDated(filters)) return []
  const all = Object.keys(periods).filter(isPeriode)
  if (isDaily(filters)) return all.slice(0, 2)
  return short ? all.filter((one) => !one.startsWith('TAHUN')) : all
}

/** The periods that a report can be asked for in this shop. */
export const usePeriods = ({ filters }: Report): readonly Periode[] =>
  periodsOf(filters, settingOf(useShell(), engineSettings.ONE_MONTH_PROTECTION_MODULE))

const dates = ['tgl', 'tgl_from', 'tgl_to']

/**
 * Filters as they are kept: dates that a period says are not kept beside it, and what was left
 * empty only where a new form would fill it.
 */
export const keptFilters = (filters: Fields, values: Values, periode: Periode | undefined) =>
  Object.fromEntries(
    Object.entries(toWire(filters, values)).filter(
      ([name, value]) =>
        (value != null || filters[name]?.initial !== undefined) &&
        !(periode !== undefined && dates.includes(name)),
    ),
  )

/** The values of a form as a kept view asks. */
export function valuesKept(
  filters: Fields,
  { periode, saring }: RowOf<typeof caraLaporan>,
  today: string,
): Values {
  const kept: unknown = decode(group(filters), saring)
  return {
    ...startingValues(filters, today),
    ...(typeof kept === 'object' && kept !== null ? kept : {}),
    ...(periode === null ? {} : datesOf(filters, periode, today)),
  }
}

/** What the address says of it, and what is chosen since. */
export function useCara(report: Report) {
  const { toko } = useShell()
  const search: Values = useSearch({ strict: false })
  const [first] = useState((): Cara & { readonly linked: boolean } => {
    const { banding, periode, sisi, toko: kode } = search
    const linked = toko.pusat && typeof kode === 'string'
    return {
      linked,
      branch: linked ? kode : null,
      banding: isBanding(banding) && canCompare(report) ? banding : undefined,
      sisi: sisi === 'true',
      periode: isPeriode(periode) ? periode : undefined,
    }
  })
  const [cara, setCara] = useState<Cara>(first)
  return { first, cara, setCara }
}

/** The period by its word, as long as nobody has typed other dates. */
export function periodeNow(
  filters: Fields,
  values: Values,
  periode: Periode | undefined,
  today: string,
) {
  // Dates that were typed may say today whatever was chosen before.
  const said: readonly (Periode | undefined)[] = [
    periode,
    isDated(filters) ? 'HARI_INI' : undefined,
  ]
  return said.find(
    (one) =>
      one !== undefined &&
      Object.entries(datesOf(filters, one, today)).every(([name, day]) => values[name] === day),
  )
}
