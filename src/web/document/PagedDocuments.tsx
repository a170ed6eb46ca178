import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import { call } from '../call.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { Icon } from '../icons.tsx'
import { textAt, type Row } from '../master/rows.tsx'
import { Pager } from '../page/Pager.tsx'
import { Refused } from '../page/Refused.tsx'
import { useShell } from '../session.tsx'
import type { Column } from '../table/columns.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { stateColumn } from './state-column.tsx'

/** One page of a list. */
interface Part {
  readonly skip: number | null
  readonly limit: number | null
}

interface Props<R extends Row> {
  readonly title: string // a phrase
  readonly list: Endpoint<never, Part, unknown, readonly R[]>
  /** What narrows it, besides the page. */
  readonly query?: Readonly<Record<string, unknown>>
  /** Its query key: a posting names the first word. */
  readonly queryKey: readonly string[]
  /** The column that is the document's number. */
  readonly number: keyof R & string
  /** The column that is its state. */
  readonly state: keyof R & string
  readonly mayCancel: (row: R) => boolean
  readonly onCancel: (row: R) => void
  /** Enter on a row: its paper, say. */
  readonly onOpen?: (row: R) => void
  /** What an empty list says, with the next step (LOOK 9); by default 'Tidak Ada Data'. */
  readonly empty?: ReactNode
}

const perPage = 50

/** Documents, newest first, a page at a time; one that is not cancelled yet may be cancelled. */
export function PagedDocuments<R extends Row>(props: Props<R>) {
  const { empty, list, mayCancel, number, onCancel, onOpen, query, queryKey, state, title } = props
  const t = useWords()
  const { zona } = useShell().toko
  const [page, setPage] = useState(0)
  const found = useQuery({
    queryKey: [...queryKey, page, query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(list, { query: { ...query, skip: page * perPage, limit: perPage } }, { signal }),
  })
  const columns = useMemo(() => {
    const fields = list.answer.fields ?? {}
    return columnsOf(fields, { t, style: 'layar', zona }).map((column): Column<R> =>
      column.name === state ? stateColumn(column, fields[state], t) : column,
    )
  }, [list, state, t, zona])
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t(title)}
        columns={columns}
        rows={found.data?.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => textAt(row, number)}
        {...(onOpen ? { onOpen } : {})}
        actionsWidth={48}
        renderActions={(row) =>
          mayCancel(row) ? (
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              aria-label={`${t('Batal')} ${textAt(row, number)}`}
              icon={<Icon name="cancel" />}
              onClick={() => onCancel(row)}
            />
          ) : null
        }
        empty={empty ?? <p>{t('Tidak Ada Data')}</p>}
      />
      <Pager page={page} size={perPage} count={found.data?.count ?? 0} onPage={setPage} />
    </>
  )
}
