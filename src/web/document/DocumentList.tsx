import { useMemo, type ReactNode } from 'react'
import { columnsKept } from '#kernel/columns-wanted'
import type { NamedDocument } from '#kernel/document'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { branchNow } from '../branch.tsx'
import { columnsOf, type CellContext } from '../fields/cells.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { textAt, type Row } from '../master/rows.tsx'
import { Page } from '../page/Page.tsx'
import { Refused } from '../page/Refused.tsx'
import { ReloadButton } from '../page/ReloadButton.tsx'
import { Periods } from '../report/Periods.tsx'
import { periodsOf } from '../report/use-cara.tsx'
import {
  filtersOf,
  useKept,
  useViewOfAddress,
  type KeptView,
  type Keeping,
} from '../report/use-views.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { useDrawn } from '../shell/current.tsx'
import { chosenOf, withWidth } from '../table/chosen.tsx'
import type { Column } from '../table/columns.tsx'
import { KeptViews, OwnButtons } from '../table/OwnViews.tsx'
import { sortedBy, sortKept, useSorting } from '../table/sorted.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { toneOf } from '../page/Badge.tsx'
import { countedOf, sumsByState } from './counted.tsx'
import { useAskedDocuments, type AskedDocuments } from './use-asked-documents.tsx'
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
const noFields: Fields = {}

const totalsOf = (fields: Fields, rows: readonly Row[], context: CellContext) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.total === 'sum')
      .map(([name, field]) => {
        const sum = rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
        return [name, show(sum, field, context.style, context.t)]
      }),
  )

/** The filters by their names, and a period by one key; then what is kept under a name. */
function Asking<R extends Row>(props: {
  readonly of: AskedDocuments<R>
  readonly kept: Keeping
  readonly onView: (one: KeptView) => void
}) {
  const { kept, of, onView } = props
  const { filters, form, found, onPeriode, periode, search } = of
  const t = useWords()
  return (
    <>
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
      <div className="report-tools document-tools">
        <Periods
          {...{ filters, onPeriode, periode }}
          offered={periodsOf(filters, true)}
          values={form.values}
        />
        <KeptViews kept={kept} onView={onView} />
      </div>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
    </>
  )
}

interface CountedProps {
  readonly fields: Fields
  readonly rows: readonly Row[] | undefined
  readonly cut: boolean | undefined
  readonly state: string
}

/** How many there are, or that there are more; and how many in each state. */
function Counted({ cut, fields, rows, state }: CountedProps) {
  const t = useWords()
  const jumlah = formatRupiah(rows?.length ?? 0)
  return (
    <p className="meta report-count">
      {cut ? (
        <strong>{t('Hanya {{jumlah}} baris terakhir; persempit saringan', { jumlah })}</strong>
      ) : null}
      {rows && !cut ? t('{{jumlah}} baris', { jumlah }) : null}
      {sumsByState(fields, rows ?? [], state).map(({ jumlah, rupiah, state: each }) => (
        <span key={each}>
          {' · '}
          {[t(fields[state]?.of?.[each] ?? each), jumlah].join(' ')}
          {rupiah === undefined ? null : ` = Rp ${rupiah}`}
        </span>
      ))}
    </p>
  )
}

/** A list of documents of one kind: filters, states, and the actions that the module allows. */
export function DocumentList<R extends Row>(props: Props<R>) {
  const { actions = [], list, number, onOpen, state, without = none } = props
  const t = useWords()
  const { toko } = useShell()
  const asking = useAskedDocuments(props)
  const { found } = asking
  const fields = useFieldsOn(list.answer.fields ?? noFields)
  const path = useDrawn()?.path
  const kept = useKept(path)
  const sorting = useSorting()
  const rows = found.data?.rows
  const view = useMemo(() => {
    const context: CellContext = { t, style: 'layar', zona: toko.zona }
    const all = columnsOf(fields, context, true).map((column): Column<R> =>
      column.name === state ? stateColumn(column, fields[state], t) : column,
    )
    const seen = (name: string): boolean => !without.includes(name)
    return {
      all,
      usual: columnsKept(all.map(({ name }) => ({ name, shown: seen(name), width: undefined }))),
      totals: totalsOf(fields, countedOf(rows ?? [], state), context),
    }
  }, [fields, rows, state, t, toko.zona, without])
  const actionsWidth = useRoomFor(actions, rows)
  const kolom = kept.kolom ?? view.usual
  const columns = useMemo(() => chosenOf(view.all, kolom), [view.all, kolom])
  const sorted = useMemo(() => sortedBy(rows, view.all, sorting), [rows, view.all, sorting])
  const openView = (one: KeptView): void => {
    kept.take(one)
    asking.show(one)
    sorting.show(filtersOf(one))
  }
  useViewOfAddress(kept.views, openView)
  const onWidth = (name: string, width: number | undefined): void =>
    kept.setWidths(withWidth(view.all, kolom, name, width))
  return (
    <Page
      {...(props.back ? { back: props.back } : {})}
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <OwnButtons
            {...{ path, kept }}
            usual={view.usual}
            offered={view.all}
            periode={asking.kept.periode}
            saring={{ ...asking.kept.saring, ...sortKept(sorting) }}
          />
          {props.buttons}
        </>
      }
    >
      <Asking of={asking} kept={kept} onView={openView} />
      <Table
        label={t(props.document.title)}
        columns={columns}
        rows={sorted}
        sorting={sorting}
        {...(branchNow() === undefined ? { onWidth } : {})}
        totals={view.totals}
        busy={found.isFetching && rows !== undefined}
        keyOf={(row) => textAt(row, number)}
        rowClass={(row) => (toneOf(textAt(row, state)) === 'bad' ? 'undone' : undefined)}
        {...(onOpen ? { onOpen } : {})}
        oneTap
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
      <Counted cut={found.data?.cut} {...{ fields, rows, state }} />
    </Page>
  )
}
