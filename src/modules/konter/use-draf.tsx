import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#web/call'
import { randomId } from '#web/random-id'
import { dariDraf, isiDraf } from './draf-konter.ts'
import { adaIsi, sebanyak, type NotaKonter } from './nota-konter.ts'
import { drafPenjualan } from './konter.calls.ts'

/** How long after the last change a draft is kept. */
const pause = 600 // ms

/** A name for a draft, as the server wants it. */
export const idBaru = randomId

export type StatusDraf = 'KOSONG' | 'MENUNGGU' | 'TERSIMPAN' | 'GAGAL'

const queryKey = ['draf-penjualan']

const bacaDraf = async (signal: AbortSignal) =>
  (await call(drafPenjualan.list, { params: {} }, { signal })).data
type SemuaDraf = Awaited<ReturnType<typeof bacaDraf>>

/** The drafts of this user, newest first: of goods with a barcode, or of those without. */
export const useDaftarDraf = (caraManual: boolean) =>
  useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => bacaDraf(signal),
    // The same function again, so that drafts are read once and not at every key.
    select: useCallback(
      (semua: SemuaDraf) => semua.filter(({ id, isi }) => cocok(dariDraf(id, isi), caraManual)),
      [caraManual],
    ),
  })

/** One that names nothing but a customer can become either. */
const cocok = (nota: NotaKonter, caraManual: boolean): boolean =>
  caraManual ? nota.manual.length === sebanyak(nota) : nota.manual.length === 0

export const hapusDraf = (id: string) => call(drafPenjualan.hapus, { params: { id } })

/** This tab remembers what lies on its counter: a reload takes it up again. */
const place = 'kencana-draf-penjualan'
export const drafDiMeja = {
  get: (): string | null => {
    try {
      return sessionStorage.getItem(place)
    } catch {
      return null // storage forbidden: the draft is found in the list
    }
  },
  set: (id: string): void => {
    try {
      sessionStorage.setItem(place, id)
    } catch {
      // see get
    }
  },
}

interface Draf {
  readonly status: StatusDraf
  /** Waits until nothing of it is on its way, and sends nothing more of it ... */
  readonly tenang: () => Promise<void>
  /** ... until this is said: the sale was not saved after all. */
  readonly lanjut: () => void
}

/**
 * Keeps the draft on the server: 600 ms after the last change, when the window loses the focus and
 * when the page goes away. One that has become empty is thrown away.
 */
export function useSimpanDraf(
  nota: NotaKonter,
  judul: string | null,
  harga: ReadonlyMap<string, number | null>,
): Draf {
  const queries = useQueryClient()
  const [status, setStatus] = useState<StatusDraf>('KOSONG')
  const body = useMemo(() => ({ judul, ...isiDraf(nota, harga) }), [nota, judul, harga])
  const text = JSON.stringify([nota.id, adaIsi(nota) ? body : null])
  const kept = useRef('')
  const under = useRef<Promise<unknown>>(Promise.resolve())
  const quiet = useRef<string>(undefined)
  const now = useRef({ body, id: nota.id, filled: adaIsi(nota), text })
  useEffect(() => {
    now.current = { body, id: nota.id, filled: adaIsi(nota), text }
  })
  const keep = useCallback(
    (keepalive = false): void => {
      const { body, filled, id, text } = now.current
      if (text === kept.current || quiet.current === id) return
      const known = kept.current.includes(id)
      if (!filled && !known) return
      kept.current = text
      drafDiMeja.set(id)
      const send = () =>
        filled ? call(drafPenjualan.simpan, { params: { id }, body }, { keepalive }) : hapusDraf(id)
      // One after the other: an older text that comes late would stand over the newer one, or
      // bring back the draft of a sale. A page that goes away cannot wait.
      const sent = keepalive ? send() : under.current.then(send)
      under.current = sent.then(
        () => {
          setStatus(filled ? 'TERSIMPAN' : 'KOSONG')
          void queries.invalidateQueries({ queryKey })
        },
        () => {
          kept.current = '' // the next change, or the next blur, tries again
          setStatus('GAGAL')
        },
      )
    },
    [queries],
  )
  useEffect(() => {
    if (text === kept.current) return undefined
    setStatus(now.current.filled ? 'MENUNGGU' : 'KOSONG')
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [text, keep])
  useEffect(() => {
    const onBlur = (): void => keep()
    const onHide = (): void => keep(true)
    addEventListener('blur', onBlur)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('blur', onBlur)
      removeEventListener('pagehide', onHide)
      keep(true) // another screen was chosen
    }
  }, [keep])
  const tenang = useCallback(async (): Promise<void> => {
    quiet.current = now.current.id
    await under.current
  }, [])
  const lanjut = useCallback((): void => {
    quiet.current = undefined
  }, [])
  return { status, tenang, lanjut }
}
