import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import { columnsKept } from '#kernel/columns-wanted'
import type { Fields } from '#kernel/field'
import { call } from '../call.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { textAt, useNames, type Row } from '../master/rows.tsx'
import { Pager } from '../page/Pager.tsx'
import { Refused } from '../page/Refused.tsx'
import { useShell } from '../session.tsx'
import { chosenOf } from '../table/chosen.tsx'
import type { Column } from '../table/columns.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { RowActions, useRoomFor, type DocumentAction } from './RowActions.tsx'
import { lateColumn, stateColumn } from './state-column.tsx'

/** One page of a list. */
interface Part {
  readonly skip: number | null
  readonly limit: number | null
}

interface Props<R extends Row> {
  readonly title: string // a phrase
  readonly list: Endpoint<never, Part, unknown, readonly R[]> & { readonly empty?: string }
  /** What narrows it, besides the page. */
  readonly query?: Readonly<Record<string, unknown>>
  /** Its query key: a posting names the first word. */
  readonly queryKey: readonly string[]
  /** The column that is the document's number. */
  readonly number: keyof R & string
  /** The column that is its state. */
  readonly state: keyof R & string
  readonly actions: readonly DocumentAction<R>[]
  /** Enter on a row. */
  readonly onOpen?: (row: R) => void
  /** It stands beside a form: no buttons in its rows, and no times. Enter opens what leads on. */
  readonly brief?: boolean
  /** The columns as somebody wants them; by default those that there is room for. */
  readonly kolom?: string
  readonly onWidth?: (name: string, width: number | undefined) => void
  /** What an empty list says, with the next step (LOOK 9); by default its list's word. */
  readonly empty?: ReactNode
}

const perPage = 50
const noFields: Fields = {}

/**
 * More columns than stand side by side beside the menu: the time goes, the number has the date, and
 * so does whoever entered it: the card says both.
 */
const manyColumns = 8
const isMany = (fields: Fields): boolean =>
  Object.values(fields).filter(({ hidden }) => hidden !== true).length > manyColumns

/** The state stands behind the number: at the end of a wide row it would be cut. */
const stateSecond = (fields: Fields, number: string, state: string): Fields => {
  const { [number]: first, [state]: second, ...others } = fields
  return first && second ? { [number]: first, [state]: second, ...others } : fields
}

const without = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, { kind }]) => kind !== 'saat' && name !== 'input_by'),
  )

/** Beside a wide form: which one, how it stands, and whose or what. A column more would be cut. */
const briefColumns = 3
const shortened = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { hidden }]) => hidden !== true)
      .slice(0, briefColumns),
  )

/** The columns that say which one, and how it stands. */
interface Named {
  readonly number: string
  readonly state: string
}

/** All that may be seen; beside a form what there is room for. */
function offeredOf(told: Fields, { brief, number, state }: { brief: boolean } & Named): Fields {
  const fields = stateSecond(brief ? without(told) : told, number, state)
  return brief ? shortened(fields) : fields
}

/** The columns of a list, and which of them everybody sees: what there is room for. */
export function columnsOffered(told: Fields, { number, state }: Named) {
  const fields = Object.entries(offeredOf(told, { number, state, brief: false })).filter(
    ([, { hidden }]) => hidden !== true,
  )
  const roomy = isMany(told) ? without(told) : told
  const wanted = fields.map(([name]) => ({ name, shown: name in roomy, width: undefined }))
  return {
    offered: fields.map(([name, { label }]) => ({ name, label })),
    usual: columnsKept(wanted),
  }
}

/** Documents, newest first, a page at a time. */
export function PagedDocuments<R extends Row>(props: Props<R>) {
  const {
    actions,
    brief = false,
    empty,
    kolom,
    list,
    number,
    onOpen,
    onWidth,
    query,
    queryKey,
    state,
    title,
  } = props
  const t = useWords()
  const { tgl_system: today, zona } = useShell().toko
  const [page, setPage] = useState(0)
  const undo = actions.find(({ key }) => key === 'Del')
  const found = useQuery({
    queryKey: [...queryKey, page, query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(list, { query: { ...query, skip: page * perPage, limit: perPage } }, { signal }),
  })
  const told = list.answer.fields ?? noFields
  const fields = useMemo(
    () => offeredOf(told, { brief, number, state }),
    [brief, number, state, told],
  )
  const nameOf = useNames(fields)
  const actionsWidth = useRoomFor(actions, found.data?.data)
  const wanted = useMemo(
    () => (brief ? null : (kolom ?? columnsOffered(told, { number, state }).usual)),
    [brief, kolom, number, state, told],
  )
  const all = useMemo(
    () =>
      columnsOf(fields, { t, style: 'layar', zona, nameOf }).map((column): Column<R> => {
        const late = fields[column.name]?.late
        if (late !== undefined) return lateColumn(column, late, { state, t, today })
        return column.name === state ? stateColumn(column, fields[state], t) : column
      }),
    [fields, nameOf, state, t, today, zona],
  )
  const columns = useMemo(() => chosenOf(all, wanted), [all, wanted])
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
        oneTap
        {...(onWidth ? { onWidth } : {})}
        {...(undo
          ? {
              deleteLabel: undo.label,
              onDelete: (row: R) => {
                if (undo.when?.(row) ?? true) undo.run(row)
              },
            }
          : {})}
        {...(actions.length > 0 && !brief
          ? {
              actionsWidth,
              renderActions: (row: R) => (
                <RowActions row={row} name={textAt(row, number)} actions={actions} />
              ),
            }
          : {})}
        empty={empty ?? <p>{t(list.empty ?? 'Tidak Ada Data')}</p>}
      />
      <Pager page={page} size={perPage} count={found.data?.count ?? 0} onPage={setPage} />
    </>
  )
}
