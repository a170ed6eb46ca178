import { Tooltip } from 'antd'
import { Icon } from '../icons.tsx'
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
export function Head<R>({ actions, columns, sorting }: Props<R>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
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
