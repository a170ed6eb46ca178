import { memo, type ReactNode } from 'react'
import { useLate } from '../late.tsx'
import type { Column, Line, Section } from './columns.tsx'
import type { Sorting } from './Head.tsx'
import { useRowHeight, type Stretch } from './window.tsx'

export interface TableProps<R> {
  /** What the table is, for a screen reader. */
  readonly label: string
  readonly columns: readonly Column<R>[]
  /** undefined: not loaded yet; a skeleton of the real layout is shown. */
  readonly rows: readonly R[] | undefined
  readonly keyOf: (row: R, at: number) => string
  readonly sorting?: Sorting
  readonly sections?: readonly Section[]
  /** The totals that stick to the bottom, by column. */
  readonly totals?: Readonly<Record<string, string>>
  /** What opens what the total of a column is made of. */
  readonly onTotal?: (name: string) => (() => void) | undefined
  /** A column was pulled to another width; undefined: as wide as its cells want it. */
  readonly onWidth?: (name: string, width: number | undefined) => void
  /** New rows are on their way: the old ones are dimmed. */
  readonly busy?: boolean
  readonly onOpen?: (row: R) => void
  /** One click opens the row: its detail is beside the list and covers nothing. */
  readonly oneClick?: boolean
  /** A finger opens a row at once: it has no Enter. */
  readonly oneTap?: boolean
  readonly onDelete?: (row: R) => void
  readonly deleteLabel?: string // a phrase, where Del does not delete but takes back
  /** The first row takes the focus whenever there are new rows, for a table to choose from. */
  readonly autoFocus?: boolean
  /** Buttons at the end of a row; `actionsWidth` px of room for them. */
  readonly renderActions?: (row: R) => ReactNode
  readonly actionsWidth?: number
  readonly rowClass?: (row: R) => string | undefined
  /** What is shown when there is no row. */
  readonly empty: ReactNode
}

interface Props<R> extends TableProps<R> {
  readonly lines: readonly Line<R>[]
  readonly stretch: Stretch
  readonly active: number
}

/** Empty room where lines are not drawn. */
function Room({ lines, span }: { readonly lines: number; readonly span: number }) {
  const height = lines * useRowHeight()
  return lines <= 0 ? null : (
    <tbody aria-hidden>
      <tr className="table-room">
        <td colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  )
}

/** Grey bars in the real layout, after 150 ms, so that nothing jumps (LOOK 9). */
function Skeleton({ columns, span }: { readonly columns: number; readonly span: number }) {
  const late = useLate(150)
  const bars = late ? Array.from({ length: 12 }, (_, at) => at) : []
  return (
    <tbody aria-hidden>
      {bars.map((bar) => (
        <tr key={bar}>
          {Array.from({ length: columns }, (_, at) => at).map((at) => (
            <td key={at}>
              <span className="table-bone" />
            </td>
          ))}
          {span > columns ? <td /> : null}
        </tr>
      ))}
    </tbody>
  )
}

export function Lines<R>(props: Props<R>) {
  const { active, columns, lines, rows, stretch } = props
  const span = columns.length + (props.renderActions ? 1 : 0)
  if (rows === undefined) return <Skeleton columns={columns.length} span={span} />
  return (
    <>
      <Room lines={stretch.from} span={span} />
      <tbody className={props.busy ? 'dimmed' : undefined}>
        {lines.slice(stretch.from, stretch.to).map((line, index) => {
          const rowIndex = stretch.from + index + 2 // the header is row 1
          return line.kind === 'row' ? (
            <Row
              key={props.keyOf(line.row, line.at)}
              row={line.row}
              at={line.at}
              rowIndex={rowIndex}
              columns={columns}
              active={line.at === active}
              opens={props.onOpen !== undefined}
              className={props.rowClass?.(line.row)}
              renderActions={props.renderActions}
            />
          ) : (
            <SectionLine
              key={`${line.kind} ${line.at}`}
              kind={line.kind}
              section={line.section}
              columns={columns}
              rowIndex={rowIndex}
              extra={span - columns.length}
            />
          )
        })}
      </tbody>
      <Room lines={lines.length - stretch.to} span={span} />
    </>
  )
}

interface RowProps<R> {
  readonly row: R
  readonly at: number
  readonly rowIndex: number
  readonly columns: readonly Column<R>[]
  readonly active: boolean
  readonly opens: boolean
  readonly className: string | undefined
  readonly renderActions: ((row: R) => ReactNode) | undefined
}

const unchanged = <R,>(one: RowProps<R>, other: RowProps<R>): boolean =>
  one.row === other.row &&
  one.at === other.at &&
  one.active === other.active &&
  one.rowIndex === other.rowIndex &&
  one.columns === other.columns &&
  one.className === other.className &&
  one.renderActions === other.renderActions

function PlainRow<R>(props: RowProps<R>) {
  const { renderActions, active, at, className, columns, opens, row, rowIndex } = props
  return (
    <tr
      aria-rowindex={rowIndex}
      tabIndex={active ? 0 : -1}
      className={[opens ? 'opens' : '', className ?? ''].join(' ')}
      data-at={at}
    >
      {columns.map((column) => (
        // Text that a narrow column cuts is shown by pointing at it.
        <td key={column.name} className={column.align ?? 'left'} title={column.text(row)}>
          {column.cell ? column.cell(row) : column.text(row)}
        </td>
      ))}
      {renderActions ? <td className="table-actions">{renderActions(row)}</td> : null}
    </tr>
  )
}
const Row = memo(PlainRow, unchanged) as typeof PlainRow

interface SectionProps<R> {
  readonly kind: 'heading' | 'totals'
  readonly section: Section
  readonly columns: readonly Column<R>[]
  readonly rowIndex: number
  readonly extra: number
}

function SectionLine<R>({ columns, extra, kind, rowIndex, section }: SectionProps<R>) {
  if (kind === 'heading')
    return (
      <tr className="table-heading" aria-rowindex={rowIndex}>
        <th scope="rowgroup" colSpan={columns.length + extra}>
          <span>
            {section.title} <span className="meta">{section.count}</span>
          </span>
        </th>
      </tr>
    )
  return (
    <tr className="table-subtotal" aria-rowindex={rowIndex}>
      {columns.map((column) => (
        <td
          key={column.name}
          className={column.align ?? 'left'}
          title={section.totals[column.name]}
        >
          {section.totals[column.name] ?? ''}
        </td>
      ))}
      {extra > 0 ? <td /> : null}
    </tr>
  )
}
