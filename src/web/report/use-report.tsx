import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { engineSettings } from '#kernel/engine-settings'
import type { Fields } from '#kernel/field'
import { csvFor } from '#kernel/language'
import { callOf, flatAnswer, refusedRange, type ReportAnswer } from '#kernel/report-call'
import { usualReportSentences, type Report } from '#kernel/report'
import { call, callFile, toWire } from '../call.tsx'
import { failure, info, success } from '../dialogs/notices.tsx'
import { addressWith } from '../form/address.tsx'
import { useAsked } from '../form/use-asked.tsx'
import { useForm, type Form, type Values } from '../form/use-form.tsx'
import { canShowPaper } from '../dialogs/PaperDialog.tsx'
import { isCancelled, whileFetching } from '../dialogs/fetching.tsx'
import { printFile, saveFile } from '../page/download.tsx'
import { CallError, type Received } from '../request.tsx'
import { settingOf, useShell } from '../session.tsx'
import { spokenLanguage, useWords } from '../words.tsx'
import { datesOf, isDated, isSeveral, useCara, type Cara } from './use-cara.tsx'

/** A report may take longer than a list. */
const patience = 60_000

export type WayOut = 'look' | 'pdf' | 'xlsx' | 'csv' | 'print'

const formatOf = (way: WayOut) =>
  way === 'csv' ? csvFor(spokenLanguage()) : way === 'xlsx' ? way : 'pdf'

/** What was asked, and what came. */
export interface Shown {
  readonly answer: ReportAnswer<Fields>
  readonly age: number | undefined
  readonly asked: Values
  readonly cara: Cara
  /** The columns that were asked for: rows beside others depend on them. */
  readonly kolom: string | null
}

const shapeOf = ({ shapes }: Report, values: Values): unknown =>
  shapes === undefined ? undefined : values[shapes.by]

/** SPEC 9: the item group report shows its answer after half a second. */
const wait = ({ shapes }: Report): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, shapes?.delay ?? 0)
  })

/** The question of the wire besides the filters. */
const bodyOf = ({ banding, branch, sisi }: Cara): Values => ({
  ...(branch === null ? {} : { kode_toko: branch }),
  ...(banding === undefined ? {} : { banding }),
  ...(sisi && isSeveral(branch) && banding === undefined ? { sisi } : {}),
})

/** The address of this very question, for whoever is sent it. */
const addressOf = (report: Report, values: Values, { banding, branch, sisi }: Cara): string =>
  addressWith(report.path, [
    ...Object.entries(toWire(report.filters, values)),
    ['toko', branch],
    ['banding', banding],
    ['sisi', sisi || null],
  ])

/** SPEC 4: an answer of another shape is not shown under this one. */
const ofShape = (report: Report, values: Values, shown: Shown | undefined): Shown | undefined =>
  shown && shapeOf(report, values) === shapeOf(report, shown.asked) ? shown : undefined

const isComplete = ({ fields, values }: Form): boolean =>
  Object.entries(fields).every(
    ([name, { required }]) => required === false || (values[name] ?? null) !== null,
  )

/** The question of the answer that stands on the screen, and how many rows it has. */
interface Standing {
  readonly body: Values
  readonly count?: number
}

/** The answer as a file: to keep, to print, or to look at first. */
function useWaysOut(report: Report, failed: string, asked: () => Standing) {
  const t = useWords()
  const [leaving, setLeaving] = useState<WayOut>()
  const [paper, setPaper] = useState<Received>()
  const leave = async (way: WayOut): Promise<void> => {
    setLeaving(way)
    try {
      const format = formatOf(way)
      const { body, count } = asked()
      const file = await whileFetching(
        t('Sedang Mengambil Data'),
        (options) => callFile(callOf(report), { query: { format }, body }, options),
        count,
      )
      if (way === 'print') printFile(file)
      else if (way === 'look' && canShowPaper()) setPaper(file)
      else saveFile(file)
    } catch (error) {
      if (!isCancelled(error)) failure(error, failed)
    } finally {
      setLeaving(undefined)
    }
  }
  return { leaving, leave, paper, onPaperClosed: () => setPaper(undefined) }
}

/** Asks for a report, keeps the question, and gives the same answer as a file. */
export function useReport(report: Report, kolom: string | null) {
  const t = useWords()
  const shell = useShell()
  const router = useRouter()
  const filters: Fields = report.filters
  const given = useAsked(filters)
  const { cara, first, setCara } = useCara(report)
  const today = shell.toko.tgl_system
  const start = first.periode ? datesOf(filters, first.periode, today) : {}
  const form = useForm(filters, { ...start, ...given })
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState(false)
  /** The question of the answer that stands on the screen: its files say the same. */
  const stands = useRef<Standing>({ body: {} })
  const asking = useRef<AbortController>(undefined)
  const sentences = { ...usualReportSentences, ...report.sentences }

  const out = useWaysOut(report, t(sentences.failed), () => ({
    ...stands.current,
    body: { ...stands.current.body, kolom },
  }))
  /** @param quiet the screen asked by itself: nothing is said, and no file comes */
  const search = async (quiet = false): Promise<void> => {
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
    const asked = { ...values, ...bodyOf(cara) }
    setBusy(true)
    try {
      const body = { ...asked, kolom }
      const options = { signal: mine.signal, milliseconds: patience }
      const [{ age, data }] = await Promise.all([
        call(callOf(report), { query: {}, body }, options),
        wait(report),
      ])
      stands.current = { body: asked, count: data.count }
      setShown({ answer: flatAnswer(report, data), age, asked: values, cara, kolom })
      // Whoever walked on meanwhile is not called back.
      const here = router.state.location.pathname === report.path
      if (here && (!quiet || first.linked || Object.keys(given).length > 0))
        router.history.replace(addressOf(report, values, cara))
      if (quiet) return
      if (data.count > 0) success(t(sentences.available))
      else info(t(sentences.empty))
      if (data.count > (report.fileAbove ?? Infinity)) void out.leave('pdf')
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
  // What was chosen with one key is asked for when it stands in the form.
  const [wanted, want] = useState(0)
  useEffect(() => {
    if (wanted > 0) void searchNow()
  }, [wanted])
  // A link that names a shop or filters asks for what it leads to; so does a form that is complete,
  // where a day or a period keeps the answer short.
  const leads = first.linked || Object.keys(given).length > 0
  const opens = leads || (isDated(filters) && isComplete(form))
  useEffect(() => {
    if (!opens) return
    const timer = setTimeout(() => void searchNow(true), 0)
    return () => clearTimeout(timer)
    // Only when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [])
  /** Changes how it is asked, and asks. */
  const ask = (next: Partial<Cara>, values?: Values): void => {
    setCara({ ...cara, ...next })
    for (const [name, value] of Object.entries(values ?? {})) form.set(name, value)
    want((n) => n + 1)
  }
  return {
    form,
    cara,
    setCara,
    ask,
    shown: ofShape(report, form.values, shown),
    busy,
    search: () => search(),
    ...out,
  }
}
export type Reporting = ReturnType<typeof useReport>
