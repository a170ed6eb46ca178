import { useMemo, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { usualReportSentences, type Report } from '#kernel/report'
import { menus } from '#kernel/screen'
import { branchNow } from '../branch.tsx'
import { PaperDialog } from '../dialogs/PaperDialog.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { BranchPicker } from '../page/BranchPicker.tsx'
import { printFile, saveFile } from '../page/download.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { Page } from '../page/Page.tsx'
import type { Received } from '../request.tsx'
import { useShell } from '../session.tsx'
import { withWidth, type Offered } from '../table/chosen.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { OwnTools, Tools } from './Tools.tsx'
import { valuesKept } from './use-cara.tsx'
import { useReport, type Reporting, type WayOut } from './use-report.tsx'
import { canDraw, useView } from './use-view.tsx'
import { useKept, useViewOfAddress, type KeptView } from './use-views.tsx'
import { KeyButton } from '../KeyButton.tsx'
import './report.css'

const waysOut: readonly {
  readonly way: WayOut
  readonly label: string
  readonly icon: IconName
  readonly key?: string
}[] = [
  { way: 'look', label: 'Pratinjau', icon: 'eye', key: 'F7' },
  { way: 'pdf', label: 'Export Pdf', icon: 'pdf' },
  { way: 'xlsx', label: 'Export Excel', icon: 'excel' },
  { way: 'csv', label: 'CSV', icon: 'cloud-download' },
  { way: 'print', label: 'Cetak', icon: 'print' },
]

interface WaysOutProps {
  readonly leaving: WayOut | undefined
  readonly onLeave: (way: WayOut) => Promise<void>
}

/** The exports, in the same place on every report; hidden while there is nothing to export. */
function WaysOut({ leaving, onLeave }: WaysOutProps) {
  return waysOut.map(({ icon, key, label, way }) => (
    <KeyButton
      key={way}
      keyName={key}
      label={label}
      loading={leaving === way}
      disabled={leaving !== undefined}
      icon={<Icon name={icon} />}
      run={() => void onLeave(way)}
    />
  ))
}

// Parts that few visits open come when they are wanted.
const columnsDialog = async () => (await import('../table/ColumnsDialog.tsx')).ColumnsDialog
const keepDialog = async () => (await import('./KeepDialogs.tsx')).KeepDialog
const scheduleDialog = async () => (await import('./KeepDialogs.tsx')).ScheduleDialog
const reportChart = async () => (await import('./ReportChart.tsx')).ReportChart

type Over = 'columns' | 'keep' | 'schedule' | undefined

/** The report as it would be printed. */
function Preview({ of, title }: { readonly of: Reporting; readonly title: string }) {
  const { onPaperClosed, paper } = of
  if (paper === undefined) return null
  // What was looked at is what leaves.
  const go = (out: (file: Received) => void): void => {
    out(paper)
    onPaperClosed()
  }
  return (
    <PaperDialog title={title} paper={paper} onClose={onPaperClosed}>
      <KeyButton keyName="F8" label="Export Pdf" run={() => go(saveFile)} />
      <KeyButton keyName="F9" label="Cetak" type="primary" run={() => go(printFile)} />
    </PaperDialog>
  )
}

/** Asks as a kept filter says. */
function useApply(report: Report, of: Reporting) {
  const { tgl_system: today } = useShell().toko
  return ({ isi }: KeptView): void => {
    const { banding, periode, sisi, toko } = isi
    of.ask(
      {
        periode: periode ?? undefined,
        banding: banding ?? undefined,
        sisi,
        branch: toko,
      },
      valuesKept(report.filters, isi, today),
    )
  }
}

interface CoveringProps {
  readonly over: Over
  readonly report: Report
  readonly of: Reporting
  readonly kolom: string | null
  readonly offered: readonly Offered[]
  readonly view: KeptView | undefined
  readonly onKolom: (kolom: string | null) => void
  readonly onClose: () => void
}

/** What covers the report, fetched when it is first wanted. */
function Covering({ kolom, of, offered, onClose, onKolom, over, report, view }: CoveringProps) {
  if (over === 'columns')
    return <LazyPart part={columnsDialog} given={{ offered, kolom, onSave: onKolom, onClose }} />
  if (over === undefined) return null
  const given = { report, of, kolom, view, onClose }
  return <LazyPart part={over === 'keep' ? keepDialog : scheduleDialog} given={given} />
}

/** The screen of any report, from its definition alone. */
export function ReportScreen({ report }: { readonly report: Report }) {
  const t = useWords()
  const kept = useKept(report.path)
  const { kolom, views } = kept
  const of = useReport(report, kolom)
  const { busy, cara, form, leave, leaving, search, setCara, shown } = of
  const view = useView(report, shown, kolom)
  const [over, setOver] = useState<Over>()
  const [picture, setPicture] = useState(false)
  const apply = useApply(report, of)
  const open = (one: KeptView): void => {
    kept.take(one)
    apply(one)
  }
  useViewOfAddress(views, open)
  const { answer } = view
  const drawable = useMemo(() => canDraw(view), [view])
  const hasRows = answer !== undefined && answer.count > 0
  const sentence = report.sentences?.empty ?? usualReportSentences.empty
  const close = (): void => setOver(undefined)
  const choose = (next: string | null): void => {
    kept.setKolom(next)
    if (view.series) of.ask({})
  }
  const onWidth = (name: string, width: number | undefined): void =>
    kept.setWidths(withWidth(view.offered, kolom, name, width))
  return (
    <Page
      back={{ path: menus.laporan, title: 'Laporan' }}
      actions={hasRows ? <WaysOut leaving={leaving} onLeave={leave} /> : undefined}
    >
      <div className="report-filter" data-form>
        <FormFields form={form} filter autoFocus />
        <div className="form-fields inline">
          <BranchPicker
            value={cara.branch}
            several={report.nested !== true && report.chain !== true}
            onChange={(branch) => setCara({ ...cara, branch })}
          />
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
      <div className="report-second">
        <Tools of={of} report={report} views={views} view={kept.view} onView={open} />
        {branchNow() === undefined ? (
          <OwnTools
            picture={picture}
            canPicture={drawable}
            onPicture={() => setPicture(!picture)}
            onColumns={() => setOver('columns')}
            onKeep={() => setOver('keep')}
            onSchedule={() => setOver('schedule')}
          />
        ) : null}
      </div>
      {picture && drawable ? <LazyPart part={reportChart} given={{ view }} /> : null}
      {answer === undefined ? (
        <NotYet busy={busy} />
      ) : (
        <Table
          label={t(report.title)}
          columns={view.columns}
          rows={answer.rows}
          sections={view.sections}
          totals={view.totals}
          {...(view.series || branchNow() !== undefined ? {} : { onWidth })}
          onTotal={view.onTotal}
          busy={busy}
          keyOf={(_, at) => String(at)}
          empty={<p>{t(sentence)}</p>}
        />
      )}
      {hasRows ? (
        <CountLine shown={answer.rows.length} count={answer.count} age={shown?.age} />
      ) : null}
      <Preview of={of} title={t(report.title)} />
      <Covering
        {...{ report, of, kolom, over, offered: view.offered }}
        view={kept.view}
        onKolom={choose}
        onClose={close}
      />
    </Page>
  )
}

/** Nothing was asked yet. */
function NotYet({ busy }: { readonly busy: boolean }) {
  const t = useWords()
  return (
    <div className="table-empty">
      <p>{busy ? t('Sedang Mencari') : t('Pilih saringan, lalu tekan Cari Data')}</p>
    </div>
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
