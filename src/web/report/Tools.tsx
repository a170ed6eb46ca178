import { Button, Select, Tooltip } from 'antd'
import { bandingan, isBanding, type Banding } from '#kernel/periode'
import type { Report } from '#kernel/report'
import { canCompare } from '#kernel/report-compare'
import { Icon, type IconName } from '../icons.tsx'
import { useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'
import { KeptChips } from './KeptChips.tsx'
import { Periods } from './Periods.tsx'
import { isSeveral, usePeriods } from './use-cara.tsx'
import type { Reporting } from './use-report.tsx'
import type { KeptView } from './use-views.tsx'

interface Props {
  readonly report: Report
  readonly of: Reporting
  readonly views: readonly KeptView[]
  /** The kept filter that was opened last. */
  readonly view: KeptView | undefined
  readonly onView: (view: KeptView) => void
}

const next: Readonly<Record<Banding | '-', Banding | undefined>> = {
  '-': 'BULAN',
  BULAN: 'TAHUN',
  TAHUN: undefined,
}

/** Beside what: nothing, the month or the year before. One key goes round. */
function Compare({ of }: Pick<Props, 'of'>) {
  const t = useWords()
  const { banding } = of.cara
  useKeys([
    {
      key: 'Alt+B',
      label: 'Bandingkan',
      run: () => of.ask({ banding: next[banding ?? '-'] }),
    },
  ])
  return (
    <Select
      className="report-compare"
      aria-label={t('Bandingkan')}
      title="Alt+B"
      value={banding ?? '-'}
      onChange={(chosen: string) => of.ask({ banding: isBanding(chosen) ? chosen : undefined })}
      options={[
        { value: '-', label: t('Tanpa Pembanding') },
        ...Object.entries(bandingan).map(([value, label]) => ({ value, label: t(label) })),
      ]}
    />
  )
}

/** Shops beside each other instead of one below the other. */
function Sides({ of }: Pick<Props, 'of'>) {
  const t = useWords()
  const { sisi } = of.cara
  const turn = (): void => of.ask({ sisi: !sisi, banding: undefined })
  useKeys([{ key: 'Alt+T', label: 'Toko Berdampingan', run: turn }])
  return (
    <button type="button" className="report-chip" aria-pressed={sisi} title="Alt+T" onClick={turn}>
      {t('Toko Berdampingan')}
    </button>
  )
}

/** What is asked with one key: a period, something beside it, a filter kept under a name. */
export function Tools({ of, onView, report, view, views }: Props) {
  return (
    <div className="report-tools">
      <Periods
        offered={usePeriods(report)}
        filters={report.filters}
        values={of.form.values}
        periode={of.cara.periode}
        onPeriode={(periode, dates) => of.ask({ periode }, dates)}
      />
      {canCompare(report) ? <Compare of={of} /> : null}
      {isSeveral(of.cara.branch) && report.nested !== true ? <Sides of={of} /> : null}
      <KeptChips views={views} view={view} onView={onView} />
    </div>
  )
}

interface Tool {
  readonly key: string
  readonly label: string // a phrase
  readonly icon: IconName
  readonly pressed?: boolean
  readonly run: () => void
}

interface OwnProps {
  readonly picture: boolean
  readonly canPicture: boolean
  readonly onPicture: () => void
  readonly onColumns: () => void
  readonly onKeep: () => void
  readonly onSchedule: () => void
}

/** What a person makes of the report for himself. */
export function OwnTools(props: OwnProps) {
  const { canPicture, onColumns, onKeep, onPicture, onSchedule, picture } = props
  const t = useWords()
  const chart = { key: 'Alt+G', label: 'Grafik', icon: 'chart', run: onPicture } as const
  const tools: readonly Tool[] = [
    ...(canPicture ? [{ ...chart, pressed: picture }] : []),
    { key: 'Alt+K', label: 'Pilih Kolom', icon: 'list', run: onColumns },
    { key: 'Alt+S', label: 'Simpan Saringan', icon: 'star', run: onKeep },
    { key: 'Alt+J', label: 'Kirim Laporan', icon: 'calendar', run: onSchedule },
  ]
  useKeys(tools.map(({ key, label, run }) => ({ key, label, run })))
  return (
    <div className="report-own">
      {tools.map(({ icon, key, label, pressed, run }) => (
        <Tooltip key={key} title={`${t(label)} (${key})`}>
          <Button
            type="text"
            aria-label={t(label)}
            {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
            icon={<Icon name={icon} />}
            onClick={run}
          />
        </Tooltip>
      ))}
    </div>
  )
}
