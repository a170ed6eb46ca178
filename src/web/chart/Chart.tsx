import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { languageTag } from '#kernel/language'
import { Icon } from '../icons.tsx'
import { inForce } from '../look/appearance.tsx'
import { Table } from '../table/Table.tsx'
import type { Column } from '../table/columns.tsx'
import { useLanguage, useWords } from '../words.tsx'
import type { draw, Drawn } from './draw.tsx'
import './chart.css'

export interface Series {
  readonly name: string
  readonly values: readonly number[]
  /** The same colour for the same thing everywhere (LOOK 8): a variable of tokens.css. */
  readonly colour: 'gold' | 'info'
}

interface Props {
  readonly title: string
  /** What the labels are: the first column of the table. */
  readonly over: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /** A bar or a row was chosen. */
  readonly onOpen?: (at: number) => void
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Keeps the canvas like the figures, in the colours of the look in force. */
function useCanvas(
  of: Omit<Drawn, 'colours' | 'ink' | 'line' | 'family'>,
  series: readonly Series[],
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<ReturnType<typeof draw>>(undefined)
  const { dark } = inForce.use()
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })
  useEffect(() => {
    let wanted = true
    const show = async (): Promise<void> => {
      const { draw: begin } = await import('./draw.tsx')
      if (!wanted || !canvas.current) return
      const style = getComputedStyle(document.documentElement)
      const value = (name: string): string => style.getPropertyValue(`--${name}`).trim()
      const drawn: Drawn = {
        ...latest.current,
        colours: series.map(({ colour }) => value(colour)),
        ink: value('ink-2'),
        line: value('line'),
        family: getComputedStyle(document.body).fontFamily,
        onOpen: (at) => latest.current.onOpen?.(at),
      }
      if (drawing.current) drawing.current.again(drawn)
      else drawing.current = begin(canvas.current, drawn)
    }
    void show()
    return () => {
      wanted = false
    }
  }, [series, of.labels, dark])
  useEffect(
    () => () => {
      drawing.current?.stop()
      drawing.current = undefined
    },
    [],
  )
  return canvas
}

function Bars({ format, labels, onOpen, series, title }: Props) {
  const tag = languageTag[useLanguage()]
  const short = useMemo(() => {
    const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
    return (value: number): string => compact.format(value)
  }, [tag])
  const canvas = useCanvas({ labels, series, short, full: format, onOpen }, series)
  const told = series.map(({ name, values }) => `${name} ${format(sum(values))}`).join(', ')
  return (
    <div className="chart-canvas">
      <canvas ref={canvas} role="img" aria-label={`${title}: ${told}`} />
    </div>
  )
}

interface Line {
  readonly at: number
  readonly label: string
}

/** The same figures to read and to take along by the eye. */
function Figures({ format, labels, onOpen, over, series, title }: Props) {
  const columns: readonly Column<Line>[] = [
    { name: 'label', title: over, text: ({ label }) => label, grows: true },
    ...series.map(({ name, values }): Column<Line> => ({
      name,
      title: name,
      align: 'right',
      text: ({ at }) => format(values[at] ?? 0),
    })),
  ]
  return (
    <Table
      label={title}
      columns={columns}
      rows={labels.map((label, at) => ({ at, label }))}
      keyOf={({ label }) => label}
      totals={Object.fromEntries(series.map(({ name, values }) => [name, format(sum(values))]))}
      {...(onOpen ? { onOpen: ({ at }: Line) => onOpen(at) } : {})}
      empty={<p />}
    />
  )
}

/** Bars over time or kinds, each series told by its name and sum; the table is one key away. */
export function Chart(props: Props) {
  const t = useWords()
  const { format, series, title } = props
  const [table, setTable] = useState(false)
  return (
    <section className="chart" aria-label={title}>
      <header className="chart-head">
        <h2>{title}</h2>
        <ul className="chart-names">
          {series.map(({ colour, name, values }) => (
            <li key={name} className={`chart-name ${colour}`}>
              {name} <b>{format(sum(values))}</b>
            </li>
          ))}
        </ul>
        <Button
          type="text"
          size="small"
          aria-label={`${t('Tabel')} ${title}`}
          aria-pressed={table}
          icon={<Icon name={table ? 'chart' : 'list'} />}
          onClick={() => setTable(!table)}
        />
      </header>
      {table ? <Figures {...props} /> : <Bars {...props} />}
    </section>
  )
}
