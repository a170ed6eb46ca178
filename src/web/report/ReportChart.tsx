import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { cellText } from '../fields/cells.tsx'
import { show } from '#kernel/kinds'
import { subjectsOf } from '#kernel/report-compare'
import { Chart, type Colour, type Series } from '../chart/Chart.tsx'
import type { Row } from '../master/rows.tsx'
import { useWords } from '../words.tsx'
import { baseFigures, scaleOf, type View } from './use-view.tsx'

const colours: readonly Colour[] = ['gold', 'info', 'leaf', 'plum']
/** More bars are no picture any more. */
const most = 62

/** Rows of one thing are one bar: the days of a report of notes. */
function added(rows: readonly Row[], label: (row: Row) => string, columns: readonly string[]) {
  const found = new Map<string, number[]>()
  for (const row of rows) {
    const at = label(row)
    const sums = found.get(at) ?? columns.map(() => 0)
    found.set(
      at,
      sums.map((sum, n) => sum + Number(row[columns[n] ?? ''] ?? 0)),
    )
  }
  return [...found].slice(0, most)
}

/** The figures of the answer as a picture, of one figure at a time. */
export function ReportChart({ view }: { readonly view: View }) {
  const t = useWords()
  const { answer, context, report, series } = view
  const { columns } = report
  const beside = series?.filter(({ key }) => key !== '') ?? []
  const shops = beside.filter(({ key }) => key !== '_lalu').slice(0, colours.length)
  const figures = baseFigures(report).filter(
    (name) => !shops.some(({ key }, at) => at > 0 && name.endsWith(key)),
  )
  const [wanted, setWanted] = useState<string>()
  const money = figures.findLast((name) => columns[name]?.kind === 'rupiah')
  const name = figures.find((one) => one === wanted) ?? money ?? figures[0] ?? ''
  const drawn = useMemo(() => {
    const [subject = ''] = subjectsOf(report)
    const about = columns[subject]
    const label = (row: Row): string =>
      about === undefined ? '' : cellText(about, row[subject], context) || '-'
    const base = shops[0] ? name.slice(0, name.length - shops[0].key.length) : name
    const names =
      shops.length > 0
        ? shops.map(({ key }) => base + key)
        : beside.length > 0
          ? [name, `${name}_lalu`]
          : [name]
    const bars = added(answer?.rows ?? [], label, names)
    const all = names.map((one, at): Series => ({
      name: columns[one]?.label ?? '',
      values: bars.map(([, sums]) => sums[at] ?? 0),
      colour: colours[at] ?? 'gold',
    }))
    return {
      over: about?.label ?? '',
      labels: bars.map(([text]) => text),
      series: all.map((one) => ({ ...one, name: t(one.name) })),
    }
    // The series of an answer never change under it.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [answer, report, name, context, t])
  const field = columns[name]
  if (field === undefined) return null
  return (
    <div className="report-chart">
      <Select
        size="small"
        className="report-figure"
        aria-label={t('Angka')}
        value={name}
        onChange={setWanted}
        options={figures.map((value) => ({ value, label: t(columns[value]?.label ?? '') }))}
      />
      <Chart
        title={t(field.label)}
        over={t(drawn.over)}
        labels={drawn.labels}
        series={drawn.series}
        format={(value) => show(value, field, context.style, t)}
        scale={scaleOf(field)}
      />
    </div>
  )
}
