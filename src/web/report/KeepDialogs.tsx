import { periods, type Periode } from '#kernel/periode'
import { choice } from '#kernel/field'
import type { Report } from '#kernel/report'
import { isiJadwal, simpanJadwal, type setiap } from '#kernel/report-schedules'
import { call } from '../call.tsx'
import { SendDialog } from '../form/SendDialog.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { KeepAs } from './KeepAs.tsx'
import { isDated, keptFilters, periodeNow } from './use-cara.tsx'
import type { Reporting } from './use-report.tsx'
import { filesTopic, keptTopic, type KeptView } from './use-views.tsx'

interface Props {
  readonly report: Report
  readonly of: Reporting
  readonly kolom: string | null
  readonly view: KeptView | undefined
  readonly onClose: () => void
}

/** How the report is asked now; dates that a period says are not kept beside it. */
function isiOf({ kolom, of, report }: Props, periode: Periode | undefined) {
  const { banding, branch, sisi } = of.cara
  return {
    saring: keptFilters(report.filters, of.form.values, periode),
    periode: periode ?? null,
    banding: banding ?? null,
    sisi,
    toko: branch,
    kolom,
  }
}

function usePeriode({ of, report }: Props): Periode | undefined {
  return periodeNow(report.filters, of.form.values, of.cara.periode, useShell().toko.tgl_system)
}

/** Keeps the filter under a name. */
export function KeepDialog(props: Props) {
  const { onClose, report, view } = props
  const isi = isiOf(props, usePeriode(props))
  return <KeepAs path={report.path} isi={isi} view={view} onClose={onClose} />
}

/** Once: the dates as they are asked now. */
const usual: Readonly<Record<keyof typeof setiap, Periode | undefined>> = {
  SEKALI: undefined,
  HARI: 'KEMARIN',
  MINGGU: 'MINGGU_LALU',
  BULAN: 'BULAN_LALU',
}

/** What says when is obligatory as long as it is asked for. */
const kapan = {
  hari_minggu: { ...isiJadwal.hari_minggu, required: true },
  tanggal: { ...isiJadwal.tanggal, required: true },
  jam: { ...isiJadwal.jam, required: true },
}

/** Has the report made in the background: now, every day, every Monday, every first of a month. */
export function ScheduleDialog(props: Props) {
  const { of, onClose, report, view } = props
  const t = useWords()
  const said = usePeriode(props)
  const dated = isDated(report.filters)
  const periode = choice({
    label: 'Periode',
    of: periods,
    hint: 'Kosong: kemarin, minggu lalu atau bulan lalu; sekali: tanggal di layar',
    hidden: !dated,
  })
  const chosen = said === 'HARI_INI' && of.cara.periode === undefined ? undefined : said
  return (
    <SendDialog
      title={t('Kirim Laporan')}
      width={720}
      fields={{ ...isiJadwal, ...kapan, periode }}
      initial={{ nama: view?.nama ?? t(report.title), periode: chosen ?? null }}
      done="Laporan Akan Dikirim"
      refresh={[keptTopic, filesTopic]}
      onSend={({ periode: wanted, ...values }) => {
        const isi = isiOf(props, dated ? (wanted ?? usual[values.tiap]) : undefined)
        return call(simpanJadwal, { body: { path: report.path, ...values, isi } })
      }}
      onClose={onClose}
    />
  )
}
