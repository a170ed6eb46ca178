import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { NamedDocument } from '#kernel/document'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { call } from '../call.tsx'
import { columnsOf, type CellContext } from '../fields/cells.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useAsked } from '../form/use-asked.tsx'
import { useForm, type Values } from '../form/use-form.tsx'
import { textAt, type Row } from '../master/rows.tsx'
import { Page } from '../page/Page.tsx'
import { Refused } from '../page/Refused.tsx'
import { ReloadButton } from '../page/ReloadButton.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import type { Column } from '../table/columns.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { toneOf } from '../page/Badge.tsx'
import { countedOf, sumsByState } from './counted.tsx'
import { RowActions, useRoomFor, type DocumentAction } from './RowActions.tsx'
import { stateColumn } from './state-column.tsx'
import { KeyButton } from '../KeyButton.tsx'
import '../report/report.css'
import './document.css'

interface Props<R extends Row> {
  readonly document: NamedDocument
  /** A call that sends the filters as its body (or query) and answers with the rows. */
  readonly list: Endpoint<never, unknown, unknown, readonly R[]>
  /** The column that is the document's number. */
  readonly number: keyof R & string
  /** The column that is its state. */
  readonly state: keyof R & string
  readonly onOpen?: (row: R) => void
  readonly actions?: readonly DocumentAction<R>[]
  readonly without?: readonly string[] // columns that are not shown
  readonly back?: { readonly path: string; readonly title: string }
  readonly buttons?: ReactNode // beside reload, the primary one last
}

const none: readonly string[] = []

const totalsOf = (fields: Fields, rows: readonly Row[], context: CellContext) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.total === 'sum')
      .map(([name, field]) => {
        const sum = rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
        return [name, show(sum, field, context.style, context.t)]
      }),
  )

/** The rows of a period, loaded again when the user searches or the live line brings news. */
function useDocuments<R extends Row>({ document, list }: Props<R>, asked: Values | undefined) {
  return useQuery({
    queryKey: [document.name, 'daftar', list.path, asked],
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const given = list.method === 'GET' ? { query: asked ?? {} } : { body: asked }
      return (await call(list, given, { signal })).data
    },
  })
}

const noFields: Fields = {}

/** A list of documents of one kind: filters, states, and the actions that the module allows. */
export function DocumentList<R extends Row>(props: Props<R>) {
  const { actions = [], list, number, onOpen, state, without = none } = props
  const t = useWords()
  const { toko } = useShell()
  const filters = list.body ?? list.query ?? {}
  const form = useForm(filters, useAsked(filters))
  const [asked, setAsked] = useState<Values | undefined>(() => form.values)
  const found = useDocuments(props, asked)
  const fields = useFieldsOn(list.answer.fields ?? noFields)
  const rows = found.data
  const view = useMemo(() => {
    const context: CellContext = { t, style: 'layar', zona: toko.zona }
    const columns: Column<R>[] = columnsOf(fields, context)
      .filter(({ name }) => !without.includes(name))
      .map((column) => (column.name === state ? stateColumn(column, fields[state], t) : column))
    return { columns, totals: totalsOf(fields, countedOf(rows ?? [], state), context) }
  }, [fields, rows, state, t, toko.zona, without])
  const actionsWidth = useRoomFor(actions, rows)
  const search = (): void => {
    const values = form.submit()
    if (values === undefined) return
    setAsked(values)
    void found.refetch()
  }
  return (
    <Page
      {...(props.back ? { back: props.back } : {})}
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          {props.buttons}
        </>
      }
    >
      <div className="report-filter" data-form>
        <FormFields form={form} filter autoFocus />
        <KeyButton
          keyName="F9"
          label="Cari Data"
          run={search}
          type="primary"
          loading={found.isFetching}
        >
          {found.isFetching ? t('Sedang Mencari') : t('Cari Data')}
        </KeyButton>
      </div>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t(props.document.title)}
        columns={view.columns}
        rows={rows}
        totals={view.totals}
        busy={found.isFetching && rows !== undefined}
        keyOf={(row) => textAt(row, number)}
        rowClass={(row) => (toneOf(textAt(row, state)) === 'bad' ? 'undone' : undefined)}
        {...(onOpen ? { onOpen } : {})}
        {...(actions.length > 0
          ? {
              actionsWidth,
              renderActions: (row: R) => (
                <RowActions row={row} name={textAt(row, number)} actions={actions} />
              ),
            }
          : {})}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      <p className="meta report-count">
        {rows ? t('{{jumlah}} baris', { jumlah: formatRupiah(rows.length) }) : null}
        {sumsByState(fields, rows ?? [], state).map(({ jumlah, rupiah, state: each }) => (
          <span key={each}>
            {' · '}
            {[t(fields[state]?.of?.[each] ?? each), jumlah].join(' ')}
            {rupiah === undefined ? null : ` = Rp ${rupiah}`}
          </span>
        ))}
      </p>
    </Page>
  )
}
