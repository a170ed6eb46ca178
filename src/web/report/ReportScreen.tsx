import { useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { totalFields, type ReportAnswer } from '#kernel/report-call'
import { columnsAsked, usualReportSentences, type Report } from '#kernel/report'
import { menus } from '#kernel/screen'
import { openedPath, sameDays } from '../fields/opened-path.tsx'
import { cellText, columnsOf, type CellContext } from '../fields/cells.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { BranchPicker } from '../page/BranchPicker.tsx'
import { Page } from '../page/Page.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import type { Section } from '../table/columns.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { useReport, type WayOut } from './use-report.tsx'
import type { Values } from '../form/use-form.tsx'
import { KeyButton } from '../KeyButton.tsx'
import './report.css'

type Sums = Readonly<Record<string, string>>

/** Figures as the report shows them; a column without one stays empty. */
function sumsOf(
  report: Report,
  totals: ReportAnswer<Fields>['totals'],
  context: CellContext,
): Sums {
  return Object.fromEntries(
    Object.entries(totalFields(report.columns)).map(([name, field]) => [
      name,
      show(totals[name], field, context.style, context.t),
    ]),
  )
}

function sectionsOf(report: Report, answer: ReportAnswer<Fields>, context: CellContext): Section[] {
  const { groupBy } = report
  const field = groupBy === undefined ? undefined : report.columns[groupBy]
  if (field === undefined) return []
  return (answer.groups ?? []).map((group) => ({
    title: cellText(field, group.nilai, context) || '-',
    count: group.count,
    totals: sumsOf(report, group.totals, context),
  }))
}

/** Everything that the table needs, worked out once per answer. */
function useView(
  whole: Report,
  { answer, branch, form }: Pick<ReturnType<typeof useReport>, 'answer' | 'branch' | 'form'>,
) {
  const asked: Values = form.values
  const t = useWords()
  const { house, opens, toko } = useShell()
  const router = useRouter()
  const all = useFieldsOn(whole.columns)
  const shape = whole.shapes === undefined ? undefined : asked[whole.shapes.by]
  return useMemo(() => {
    const { by } = whole.shapes ?? { by: '' }
    const columns = columnsAsked({ ...whole, columns: all }, { [by]: shape })
    const report = { ...whole, columns }
    const context: CellContext = {
      t,
      style: report.style ?? 'laporan',
      zona: toko.zona,
      open: (what, key) => {
        const path = openedPath({ house, opens }, what, key)
        if (path === undefined) return
        router.history.push(what === 'akun' ? sameDays(path, asked, branch) : path)
      },
    }
    const shown = Object.entries(report.columns).filter(([name]) => name !== report.groupBy)
    return {
      columns: columnsOf(Object.fromEntries(shown), context),
      sections: answer ? sectionsOf(report, answer, context) : [],
      totals: answer ? sumsOf(report, answer.totals, context) : {},
    }
  }, [whole, all, shape, answer, asked, branch, t, toko.zona, house, opens, router])
}

const waysOut: readonly {
  readonly way: WayOut
  readonly label: string
  readonly icon: IconName
}[] = [
  { way: 'pdf', label: 'Export Pdf', icon: 'pdf' },
  { way: 'xlsx', label: 'Export Excel', icon: 'excel' },
  { way: 'csv', label: 'CSV', icon: 'cloud-download' },
  { way: 'print', label: 'Cetak', icon: 'print' },
]

interface WaysOutProps {
  readonly leaving: WayOut | undefined
  readonly onLeave: (way: WayOut) => void
}

/** The exports, in the same place on every report; hidden while there is nothing to export. */
function WaysOut({ leaving, onLeave }: WaysOutProps) {
  const t = useWords()
  return waysOut.map(({ icon, label, way }) => (
    <Button
      key={way}
      loading={leaving === way}
      disabled={leaving !== undefined}
      icon={<Icon name={icon} />}
      onClick={() => onLeave(way)}
    >
      {t(label)}
    </Button>
  ))
}

/** The screen of any report, from its definition alone. */
export function ReportScreen({ report }: { readonly report: Report }) {
  const t = useWords()
  const of = useReport(report)
  const { age, answer, asShown, branch, busy, form, leave, leaving, search, setBranch } = of
  const view = useView(asShown, of)
  const hasRows = answer !== undefined && answer.count > 0
  const sentence = report.sentences?.empty ?? usualReportSentences.empty
  return (
    <Page
      back={{ path: menus.laporan, title: 'Laporan' }}
      actions={
        hasRows ? <WaysOut leaving={leaving} onLeave={(way) => void leave(way)} /> : undefined
      }
    >
      <div className="report-filter" data-form>
        <FormFields form={form} filter autoFocus />
        <div className="form-fields inline">
          <BranchPicker value={branch} several={report.nested !== true} onChange={setBranch} />
        </div>
        <KeyButton
          keyName="F9"
          label="Cari Data"
          run={() => void search()}
          type="primary"
          loading={busy}
        >
          {busy ? t('Sedang Mencari') : t('Cari Data')}
        </KeyButton>
      </div>
      {answer === undefined ? (
        <div className="table-empty">
          <p>{busy ? t('Sedang Mencari') : t('Pilih saringan, lalu tekan Cari Data')}</p>
        </div>
      ) : (
        <Table
          label={t(report.title)}
          columns={view.columns}
          rows={answer.rows}
          sections={view.sections}
          totals={view.totals}
          busy={busy}
          keyOf={(_, at) => String(at)}
          empty={<p>{t(sentence)}</p>}
        />
      )}
      {hasRows ? <CountLine shown={answer.rows.length} count={answer.count} age={age} /> : null}
    </Page>
  )
}

interface CountLineProps {
  readonly shown: number
  readonly count: number
  /** Seconds: the answer comes from a replica that is behind. */
  readonly age: number | undefined
}

/** How many rows there are, and where the others are when the screen shows only the first ones. */
function CountLine({ age, count, shown }: CountLineProps) {
  const t = useWords()
  const params = { tampil: formatRupiah(shown), jumlah: formatRupiah(count) }
  return (
    <p className="meta report-count">
      {age === undefined ? null : (
        <span className="report-age">
          {t('Data {{detik}} detik yang lalu', { detik: Math.trunc(age) })}
          {' · '}
        </span>
      )}
      {shown === count
        ? t('{{jumlah}} baris', params)
        : t('{{tampil}} dari {{jumlah}} baris; semuanya ada di PDF, Excel dan CSV', params)}
    </p>
  )
}
