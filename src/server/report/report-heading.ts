import type { Field } from '#kernel/field'
import type { Report } from '#kernel/report'
import type { Context, Toko } from '../serve.ts'
import { told } from './told.ts'
import type { ReportRow } from './totals.ts'

/** What of a report stands on its paper; a list is one, too. */
export type OnPaper = Pick<
  Report,
  'columns' | 'filters' | 'groupBy' | 'sentences' | 'signed' | 'style' | 'title'
>

/** What stands over a report, on paper and in a workbook. */
export interface Headed {
  readonly report: OnPaper
  readonly filter: ReportRow
  /** The shop whose figures these are: its name stands in the heading. */
  readonly toko: Toko
  readonly ctx: Context
  /** How many seconds old the rows may be, if that is worth mentioning. */
  readonly age: number | undefined
}

/** What may be narrowed and is not, is named too: whoever reads the paper knows it is all. */
const isChoice = ({ hidden, kind }: Field): boolean =>
  hidden !== true && (kind === 'choice' || kind === 'ref')

/** The second line of the heading: every filter that was set, except the dates. */
export function filterText({ age, ctx, filter, report }: Headed): string {
  const chosen = Object.entries<Field>(report.filters).flatMap(([name, field]) => {
    if (field.kind === 'tanggal') return []
    const empty = filter[name] == null || filter[name] === ''
    if (empty && !isChoice(field)) return []
    const value = empty ? ctx.t('ALL') : told(filter[name], field, 'layar', ctx)
    return [`${ctx.t(field.label)}: ${value}`]
  })
  const old =
    age === undefined ? [] : [ctx.t('Data {{detik}} detik yang lalu', { detik: Math.trunc(age) })]
  return [...chosen, ...old].join(', ')
}

/** Its dates: one, or from s/d to. */
export function periodText({ filter, report }: Pick<Headed, 'filter' | 'report'>): string {
  const dates = Object.entries(report.filters).flatMap(([name, { kind }]) =>
    kind === 'tanggal' && typeof filter[name] === 'string' ? [filter[name]] : [],
  )
  return dates.join(' s/d ')
}

/** The lines over a workbook's table (SPEC 2): title, period, shop and address, what was chosen. */
export const headingOf = (source: Headed): string[] =>
  [
    source.ctx.t(source.report.title),
    periodText(source),
    [source.toko.nama_toko, source.toko.alamat_toko].filter(Boolean).join(', '),
    filterText(source),
  ].filter((line) => line !== '')
