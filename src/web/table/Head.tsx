import { Tooltip } from 'antd'
import { useRef, type PointerEvent } from 'react'
import { Icon } from '../icons.tsx'
import { boundedWidth } from './chosen.tsx'
import type { Column } from './columns.tsx'

export interface Sorting {
  readonly by: string | undefined
  readonly down: boolean
  readonly onSort: (by: string) => void
}

interface Props<R> {
  readonly columns: readonly Column<R>[]
  readonly sorting: Sorting | undefined
  /** The word over the buttons of a row. */
  readonly actions: string | undefined
  /** How wide the columns are now. */
  readonly widths: readonly number[]
  readonly onPull: ((pulled: Pulled) => void) | undefined
}

/** The border of a column that is pulled; at the end, the width stays. */
export interface Pulled {
  readonly name: string
  /** undefined: as wide as its cells want it. */
  readonly width: number | undefined
  readonly done: boolean
}

interface HandleProps {
  readonly width: number
  readonly name: string
  readonly onPull: (pulled: Pulled) => void
}

/** The right border of a title: pulled with the pointer, put back by a double click. */
function Handle({ name, onPull, width }: HandleProps) {
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const pull = (event: PointerEvent<HTMLElement>, done: boolean): void => {
    const start = from.current
    if (start === undefined) return
    if (done) from.current = undefined
    const pulled = start.width + event.clientX - start.x
    if (pulled !== start.width) onPull({ name, width: boundedWidth(pulled), done })
  }
  return (
    <span
      className="table-pull"
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => pull(event, false)}
      onPointerUp={(event) => pull(event, true)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation()
        onPull({ name, width: undefined, done: true })
      }}
    />
  )
}

const ariaSort = (
  sorting: Sorting | undefined,
  name: string,
): 'ascending' | 'descending' | 'none' =>
  sorting?.by === name ? (sorting.down ? 'descending' : 'ascending') : 'none'

function Title<R>({ column: { means, title, unit } }: { readonly column: Column<R> }) {
  return (
    <span className="table-title" title={title}>
      {title}
      {unit === undefined ? null : <span className="table-unit"> {unit}</span>}
      {means === undefined ? null : (
        <Tooltip title={means} trigger={['click', 'hover', 'focus']}>
          <button type="button" className="table-means" aria-label={`${title}: ${means}`}>
            <Icon name="info" />
          </button>
        </Tooltip>
      )}
    </span>
  )
}

/** The header row, which sticks; a click on a title sorts by it. */
export function Head<R>({ actions, columns, onPull, sorting, widths }: Props<R>) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th
            key={column.name}
            scope="col"
            className={column.align ?? 'left'}
            {...(sorting && column.sortable ? { 'aria-sort': ariaSort(sorting, column.name) } : {})}
          >
            {sorting && column.sortable ? (
              <button type="button" onClick={() => sorting.onSort(column.name)}>
                <Title column={column} />
                {sorting.by === column.name ? (
                  <Icon name={sorting.down ? 'sort-down' : 'sort-up'} />
                ) : null}
              </button>
            ) : (
              <Title column={column} />
            )}
            {onPull ? <Handle name={column.name} width={widths[at] ?? 0} onPull={onPull} /> : null}
          </th>
        ))}
        {actions === undefined ? null : (
          <th scope="col" className="table-actions">
            <span className="only-heard">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
