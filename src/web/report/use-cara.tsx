import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isBanding, isPeriode, periods, rangeOf, type Banding, type Periode } from '#kernel/periode'
import { engineSettings } from '#kernel/engine-settings'
import type { Report } from '#kernel/report'
import { everyShop, shopsAsked } from '#kernel/report-call'
import { canCompare } from '#kernel/report-compare'
import type { Form, Values } from '../form/use-form.tsx'
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

const isDaily = ({ filters }: Report): boolean => 'tgl' in filters && !('tgl_from' in filters)
/** A day or a period is asked for: the answer of a new form is short. */
export const isDated = ({ filters }: Report): boolean => 'tgl' in filters || 'tgl_from' in filters

/** The dates of a period, as the filters of this report have them. */
export function datesOf(report: Report, periode: Periode, today: string): Values {
  const { from, to } = rangeOf(periode, today)
  return isDaily(report) ? { tgl: to } : isDated(report) ? { tgl_from: from, tgl_to: to } : {}
}

/** The periods that this report can be asked for in this shop. */
export function usePeriods(report: Report): readonly Periode[] {
  const shell = useShell()
  if (!isDated(report)) return []
  const all = Object.keys(periods).filter(isPeriode)
  if (isDaily(report)) return all.slice(0, 2)
  const short = settingOf(shell, engineSettings.ONE_MONTH_PROTECTION_MODULE)
  return short ? all.filter((one) => !one.startsWith('TAHUN')) : all
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
  report: Report,
  form: Form,
  periode: Periode | undefined,
  today: string,
) {
  const said = periode ?? (isDated(report) ? 'HARI_INI' : undefined)
  if (said === undefined) return undefined
  const dates = Object.entries(datesOf(report, said, today))
  return dates.every(([name, value]) => form.values[name] === value) ? said : undefined
}
