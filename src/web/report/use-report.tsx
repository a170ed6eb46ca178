import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { engineSettings } from '#kernel/engine-settings'
import type { Fields } from '#kernel/field'
import {
  acrossShops,
  callOf,
  flatAnswer,
  isAcross,
  refusedRange,
  type ReportAnswer,
} from '#kernel/report-call'
import { usualReportSentences, type Report } from '#kernel/report'
import { call, callFile } from '../call.tsx'
import { failure, info, success } from '../dialogs/notices.tsx'
import { useAsked } from '../form/use-asked.tsx'
import { useForm, type Values } from '../form/use-form.tsx'
import { whileRunning } from '../dialogs/ProgressDialog.tsx'
import { printFile, saveFile } from '../page/download.tsx'
import { CallError } from '../request.tsx'
import { settingOf, useShell } from '../session.tsx'
import { useWords } from '../words.tsx'

/** A report may take longer than a list. */
const patience = 60_000

export type WayOut = 'pdf' | 'xlsx' | 'csv' | 'print'

const shapeOf = ({ shapes }: Report, values: Values): unknown =>
  shapes === undefined ? undefined : values[shapes.by]

/** SPEC 9: the item group report shows its answer after half a second. */
const wait = ({ shapes }: Report): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, shapes?.delay ?? 0)
  })

/** Asks for a report, keeps the question, and gives the same answer as a file. */
export function useReport(report: Report) {
  const t = useWords()
  const shell = useShell()
  const filters: Fields = report.filters
  const given = useAsked(filters)
  const form = useForm(filters, given)
  const { toko }: { readonly toko?: unknown } = useSearch({ strict: false })
  const linked = shell.toko.pusat && typeof toko === 'string' ? toko : undefined
  const [branch, setBranch] = useState<string | null>(linked ?? null)
  const [answer, setAnswer] = useState<ReportAnswer<Fields>>()
  const [age, setAge] = useState<number>()
  const [across, setAcross] = useState(false)
  const [shape, setShape] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState<WayOut>()
  const asked = useRef<Values>({})
  const asking = useRef<AbortController>(undefined)
  const sentences = { ...usualReportSentences, ...report.sentences }

  const leave = async (way: WayOut): Promise<void> => {
    setLeaving(way)
    try {
      const format = way === 'print' ? 'pdf' : way
      const body = asked.current
      const file = await whileRunning(
        t('Sedang Mengambil Data'),
        callFile(callOf(report), { query: { format }, body }),
      )
      if (way === 'print') printFile(file)
      else saveFile(file)
    } catch (error) {
      failure(error, t(sentences.failed))
    } finally {
      setLeaving(undefined)
    }
  }

  const search = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined) return
    const refused = settingOf(shell, engineSettings.ONE_MONTH_PROTECTION_MODULE)
      ? refusedRange(values)
      : []
    if (refused.length > 0) {
      form.refuseFields(refused)
      return
    }
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    asked.current = { ...values, ...(branch === null ? {} : { kode_toko: branch }) }
    setBusy(true)
    try {
      const given = { query: {}, body: asked.current }
      const options = { signal: mine.signal, milliseconds: patience }
      const [{ age: old, data }] = await Promise.all([
        call(callOf(report), given, options),
        wait(report),
      ])
      setAnswer(flatAnswer(report, data))
      setAge(old)
      setAcross(isAcross(branch))
      setShape(shapeOf(report, values))
      if (data.count > 0) success(t(sentences.available))
      else info(t(sentences.empty))
      if (data.count > (report.fileAbove ?? Infinity)) void leave('pdf')
    } catch (error) {
      if (form.refuse(error)) return
      // SPEC 8: a report that fails shows the server's sentence, or its own.
      const isRefused = error instanceof CallError && error.status < 500
      failure(isRefused || !(error instanceof CallError) ? error : t(sentences.failed))
    } finally {
      if (asking.current === mine) setBusy(false)
    }
  }
  const searchNow = useEffectEvent(search)
  // A link that names a shop or filters asks for what it leads to.
  const leads = linked !== undefined || Object.keys(given).length > 0
  useEffect(() => {
    if (!leads) return
    const timer = setTimeout(() => void searchNow(), 0)
    return () => clearTimeout(timer)
  }, [leads])
  // SPEC 4: an answer of another shape is not shown under this one.
  const shown = shapeOf(report, form.values) === shape ? answer : undefined
  // Rows of several shops have one column more.
  const asShown = useMemo(() => (across ? acrossShops(report) : report), [across, report])
  return { form, branch, setBranch, age, answer: shown, asShown, busy, search, leaving, leave }
}
