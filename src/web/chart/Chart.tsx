import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { languageTag } from '#kernel/language'
import { Icon } from '../icons.tsx'
import { inForce } from '../look/appearance.tsx'
import { Table } from '../table/Table.tsx'
import type { Column } from '../table/columns.tsx'
import { useLanguage, useWords } from '../words.tsx'
import type { draw, Drawn, Shape } from './draw.tsx'
import './chart.css'

export interface Series {
  readonly name: string
  readonly values: readonly number[]
  /** The same colour for the same thing everywhere (LOOK 8): a variable of tokens.css. */
  readonly colour: Colour
}

/** Each differs in lightness from its neighbour; age-1 to age-5 are an order, fresh to old. */
export type Colour =
  | 'gold'
  | 'info'
  | 'leaf'
  | 'plum'
  | 'age-1'
  | 'age-2'
  | 'age-3'
  | 'age-4'
  | 'age-5'

interface Props {
  readonly title: string
  /** The meaning of the labels: the title of the first column of the table. */
  readonly over: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /**
   * Bars and lying stacks are added up; of steps and of a stair's ends the last one counts and
   * nothing is added. Bars by default.
   */
  readonly shape?: Shape
  /** A bar or a row was chosen. */
  readonly onOpen?: (at: number) => void
  /** What one of the axis is in the values: 1000 for grams, which are milligrams here. */
  readonly scale?: number
  /** What the picture comes to, beside its title. */
  readonly note?: string
}

/** What stands beside the name of a series. */
const closing = ({ series, shape = 'bars' }: Pick<Props, 'series' | 'shape'>, at: number) => {
  const { values = [] } = series[at] ?? {}
  return shape === 'steps' || (shape === 'stair' && at === 0)
    ? (values.at(-1) ?? 0)
    : values.reduce((all, value) => all + value, 0)
}

/** Draws the canvas again when the figures or the look change. */
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

function Drawing(props: Props) {
  const { format, labels, onOpen, scale = 1, series, shape = 'bars', title } = props
  const tag = languageTag[useLanguage()]
  const short = useMemo(() => {
    // A price changes little compared with its size.
    const maximumFractionDigits = shape === 'steps' || shape === 'stair' ? 3 : 1
    const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits })
    return (value: number): string => compact.format(value / scale)
  }, [scale, shape, tag])
  const canvas = useCanvas({ shape, labels, series, short, full: format, onOpen }, series)
  const told = series.map(({ name }, at) => `${name} ${format(closing(props, at))}`).join(', ')
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

/** The same figures as a table to read. */
function Figures(props: Props) {
  const { format, labels, onOpen, over, series, shape, title } = props
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
      {...(shape === 'steps' || shape === 'stair'
        ? {}
        : {
            totals: Object.fromEntries(
              series.map(({ name }, at) => [name, format(closing(props, at))]),
            ),
          })}
      {...(onOpen ? { onOpen: ({ at }: Line) => onOpen(at) } : {})}
      empty={<p />}
    />
  )
}

/**
 * Figures over time or kinds. Each series has its name and sum beside it; one key shows the table.
 */
export function Chart(props: Props) {
  const t = useWords()
  const { format, note, series, title } = props
  const [table, setTable] = useState(false)
  return (
    <section className="chart" aria-label={title}>
      <header className="chart-head">
        <h2>
          {title} {note === undefined ? null : <span className="meta">{note}</span>}
        </h2>
        <ul className="chart-names">
          {series.map(({ colour, name }, at) => (
            <li key={name} className={`chart-name ${colour}`}>
              {name} <b>{format(closing(props, at))}</b>
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
      {table ? <Figures {...props} /> : <Drawing {...props} />}
    </section>
  )
}
