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
                <span className="table-title">{column.title}</span>
                {sorting.by === column.name ? (
                  <Icon name={sorting.down ? 'sort-down' : 'sort-up'} />
                ) : null}
              </button>
            ) : (
              <span className="table-title">{column.title}</span>
            )}
          </th>
        ))}
        {actions === undefined ? null : (
          <th scope="col">
            <span className="only-heard">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
