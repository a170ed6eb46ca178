import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { columnsWanted } from '#kernel/columns-wanted'
import type { Field, Fields } from '#kernel/field'
import { kinds, show } from '#kernel/kinds'
import { acrossShops, totalFields, type ReportAnswer, type Totals } from '#kernel/report-call'
import {
  comparedReport,
  earlierKey,
  figuresOf,
  subjectsOf,
  type Series,
} from '#kernel/report-compare'
import { earlier } from '#kernel/periode'
import { askedFrom, isFigure, leadsTo, opensOf } from '#kernel/report-from'
import { withMeanings } from '#kernel/report-means'
import { columnsAsked, columnsChosen, type Report } from '#kernel/report'
import { toWire } from '../call.tsx'
import { addressWith } from '../form/address.tsx'
import { openedPath, sameDays } from '../fields/opened-path.tsx'
import { cellText, columnsOf, type CellContext } from '../fields/cells.tsx'
import type { Row } from '../master/rows.tsx'
import { closedTo, useFieldsOn, useShell, type Shell } from '../session.tsx'
import type { Offered } from '../table/chosen.tsx'
import type { Column, Section } from '../table/columns.tsx'
import { useWords } from '../words.tsx'
import { isSeveral } from './use-cara.tsx'
import type { Shown } from './use-report.tsx'

type Sums = Readonly<Record<string, string>>
type Answer = Pick<ReportAnswer<Fields>, 'rows' | 'totals' | 'count' | 'groups'>

/** Figures as the report shows them; a column without one stays empty. */
function sumsOf(report: Report, totals: Totals, context: CellContext): Sums {
  return Object.fromEntries(
    Object.entries(totalFields(report.columns)).map(([name, field]) => [
      name,
      show(totals[name], field, context.style, context.t),
    ]),
  )
}

function sectionsOf(report: Report, { groups }: Answer, context: CellContext): Section[] {
  const { groupBy } = report
  const field = groupBy === undefined ? undefined : report.columns[groupBy]
  if (field === undefined) return []
  return (groups ?? []).map((group) => ({
    title: cellText(field, group.nilai, context) || '-',
    count: group.count,
    totals: sumsOf(report, group.totals, context),
  }))
}

interface Sides extends Answer {
  readonly series: readonly Series[]
}
const isSides = (value: unknown): value is Sides => typeof value === 'object' && value !== null

/** The report as it was answered: its columns, its rows, and what the rows are about. */
function answered(
  whole: Report,
  shown: Shown | undefined,
  kolom: string | null,
  t: CellContext['t'],
) {
  if (!shown) return { report: whole, answer: undefined, series: undefined }
  const { answer, cara } = shown
  const several = isSeveral(cara.branch)
  if (isSides(answer.sisi)) {
    const { series, ...sides } = answer.sisi
    const columns = columnsChosen(whole.columns, shown.kolom, whole.groupBy)
    const base = { ...whole, columns }
    const report = comparedReport(cara.banding && several ? acrossShops(base) : base, series, t)
    return { report, answer: sides, series }
  }
  const across = several ? acrossShops(whole) : whole
  const columns = columnsChosen(across.columns, kolom, across.groupBy)
  return { report: { ...across, columns }, answer, series: undefined }
}

/** The series that a column is of: behind the name of a figure. */
const seriesAt = (name: string, series: readonly Series[] | undefined): Series | undefined =>
  series?.find(({ key }) => key !== '' && name.endsWith(key))

/** The figure itself, whatever series its column is of. */
const baseName = (name: string, series: readonly Series[] | undefined): string =>
  name.slice(0, name.length - (seriesAt(name, series)?.key.length ?? 0))

/** The address of the report that the figures come from, for one row or for all of them. */
function fromPath(whole: Report, shown: Shown, target: Report, row: Row, at: Series | undefined) {
  const { asked, cara } = shown
  const said = askedFrom(whole.from, target.filters, asked, row)
  const { tgl_from: from, tgl_to: to } = asked
  if (
    at?.key === earlierKey &&
    cara.banding &&
    typeof from === 'string' &&
    typeof to === 'string'
  ) {
    const before = earlier({ from, to }, cara.banding)
    Object.assign(said, { tgl_from: before.from, tgl_to: before.to })
  }
  const shop = at && at.key !== earlierKey ? at.words : (row['kode_toko'] ?? cara.branch)
  if (shop != null) said['toko'] = shop
  return addressWith(target.path, Object.entries({ ...said, ...toWire(target.filters, said) }))
}

/** A report that this person may open: where figures come from, or what a row names. */
const reportAt = (at: unknown, shell: Shell): Report | undefined => {
  const target = shell.house.reports.find(({ path }) => path === at)
  const screen = target && shell.house.screen(target.path)
  return screen && closedTo(shell, screen) === undefined ? target : undefined
}

/** As wide as this person pulled them. */
const withWidths = (columns: readonly Column<Row>[], kolom: string | null) => {
  const widths = new Map(columnsWanted(kolom ?? '').map(({ name, width }) => [name, width]))
  return columns.map((column) => {
    const width = widths.get(column.name)
    return width === undefined ? column : { ...column, width }
  })
}

/** An answer as it is shown. */
export interface View {
  readonly report: Report
  readonly answer: Answer | undefined
  readonly series: readonly Series[] | undefined
  readonly context: CellContext
  /** What columns there are to choose from. */
  readonly offered: readonly Offered[]
  readonly columns: readonly Column<Row>[]
  readonly sections: readonly Section[]
  readonly totals: Sums
  readonly onTotal: (name: string) => (() => void) | undefined
}

/** Everything that the table needs, worked out once per answer. */
export function useView(whole: Report, shown: Shown | undefined, kolom: string | null): View {
  const t = useWords()
  const shell = useShell()
  const router = useRouter()
  const all = useFieldsOn(whole.columns)
  return useMemo(() => {
    const { by } = whole.shapes ?? { by: '' }
    const columns = withMeanings(
      columnsAsked({ ...whole, columns: all }, { [by]: shown?.asked[by] }),
    )
    const here = { ...whole, columns }
    const { answer, report, series } = answered(here, shown, kolom, t)
    const { house, opens, toko } = shell
    const go = (path: string | undefined): void => {
      if (path !== undefined) router.history.push(path)
    }
    const context: CellContext = {
      t,
      style: report.style ?? 'laporan',
      zona: toko.zona,
      // Several numbers in one cell are no address.
      leads: (what, key) =>
        !/[\s,]/.test(key) && openedPath({ house, opens }, what, key) !== undefined,
      open: (what, key) => {
        const path = openedPath({ house, opens }, what, key)
        if (path === undefined || what !== 'akun' || !shown) return go(path)
        const { branch } = shown.cara
        go(sameDays(path, shown.asked, isSeveral(branch) ? null : branch))
      },
    }
    const targetOf = (row: Row) => reportAt(leadsTo(whole.from, row, shown?.asked), shell)
    const target = targetOf({})
    const goTo = (target: Report | undefined, name: string, row: Row): void => {
      if (!target || !shown) return
      const load = target.late?.() ?? Promise.resolve(target)
      void load.then((found) => go(fromPath(whole, shown, found, row, seriesAt(name, series))))
    }
    const { from = {} } = whole
    const { per, rowsOnly } = from
    const leads = (name: string): boolean => {
      const field = report.columns[name]
      return field !== undefined && isFigure(from, baseName(name, series), field)
    }
    const visible = Object.entries(report.columns).flatMap(([name, field]): [string, Field][] => {
      const open = opensOf(name, field)
      return name === report.groupBy ? [] : [[name, open ? { ...field, open } : field]]
    })
    const drawn = columnsOf(Object.fromEntries(visible), context).map((column): Column<Row> => {
      const field = report.columns[column.name]
      const means = field?.means === undefined ? {} : { means: t(field.means) }
      const named = field?.open === 'laporan'
      if (!named && ((!target && !per) || !leads(column.name))) return { ...column, ...means }
      const opened = (row: Row) => {
        const text = column.text(row)
        const at = named ? reportAt(row[column.name], shell) : targetOf(row)
        return text === '' || text === '-' || !at ? (
          text
        ) : (
          <button
            type="button"
            className="table-opens"
            tabIndex={-1}
            onClick={() => goTo(at, column.name, row)}
          >
            {text}
          </button>
        )
      }
      return { ...column, ...means, cell: opened }
    })
    return {
      report,
      answer,
      series,
      context,
      offered: columnsOf(columns, context)
        .filter(({ name }) => name !== whole.groupBy)
        .map(({ name, title }) => ({ name, title })),
      columns: withWidths(drawn, kolom),
      sections: answer ? sectionsOf(report, answer, context) : [],
      totals: answer ? sumsOf(report, answer.totals, context) : {},
      onTotal: (name) =>
        target && !rowsOnly && leads(name) ? () => goTo(target, name, {}) : undefined,
    }
  }, [whole, all, shown, kolom, t, shell, router])
}

/** Whether its figures are drawn as bars of money, weight or pieces. */
export const scaleOf = (field: Fields[string]): number =>
  kinds[field.kind].sheet === 'berat' ? 1000 : 1

/** The figures of a report without those that only stand beside them. */
export const baseFigures = ({ columns }: Report): string[] =>
  figuresOf(columns).filter((name) => !/_(lalu|beda|semua)$/.test(name))

/** Whether there is something to draw: rows that are about a day or a thing, and a figure. */
export const canDraw = ({ answer, report }: View): boolean =>
  (answer?.rows.length ?? 0) > 1 && subjectsOf(report).length > 0 && baseFigures(report).length > 0
