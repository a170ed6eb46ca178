import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { hitungPenjualan } from '../penjualan.calls.ts'
import type { NotaKonter } from './nota-konter.ts'

/** The answer of POST penjualan/hitung. */
export type Hitungan = NonNullable<NonNullable<(typeof hitungPenjualan)['types']>['a']>
export type BarisHarga = Hitungan['baris'][number]

/** Changes that follow one another faster than this are priced together. */
const pause = 120 // ms

export interface Hitung {
  /** The last answer; undefined while nothing lies on the counter. */
  readonly data: Hitungan | undefined
  /** The figures belong to what lay there before: they are dimmed. */
  readonly basi: boolean
  readonly error: CallError | undefined
  readonly ulang: () => void
}

interface Answer {
  readonly data: Hitungan | undefined
  readonly id: string // the note that it is about
  readonly of: string // the very question
  readonly error: CallError | undefined
}
const none: Answer = { data: undefined, id: '', of: '', error: undefined }

const bodyOf = ({ baris, id, kepala }: NotaKonter) => ({
  baris: [...baris],
  harga_setuju: kepala.harga_setuju,
  id_draf: id,
})

/** Prices always come from the server: the last question wins, older answers are given up. */
export function useHitung(nota: NotaKonter): Hitung {
  const body = useMemo(() => bodyOf(nota), [nota])
  const [turn, setTurn] = useState(0)
  const of = JSON.stringify([body, turn])
  const [answer, setAnswer] = useState<Answer>(none)
  const sent = useRef(0)
  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  })
  const empty = nota.baris.length === 0
  const { id } = nota
  useEffect(() => {
    if (empty) return undefined
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      sent.current = performance.now()
      try {
        const { data } = await call(
          hitungPenjualan,
          { body: latest.current },
          { signal: control.signal },
        )
        if (!control.signal.aborted) setAnswer({ data, id, of, error: undefined })
      } catch (error) {
        if (control.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setAnswer((last) => ({ ...last, id, error }))
      }
    }
    const wait = performance.now() - sent.current < pause ? pause : 0
    const timer = setTimeout(() => void ask(), wait)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [of, id, empty])
  const ulang = useCallback(() => setTurn((now) => now + 1), [])
  const known = empty || answer.id !== id ? none : answer
  return { data: known.data, basi: !empty && answer.of !== of, error: known.error, ulang }
}

/** What each line costs, as it was last heard. */
export const hargaDari = (data: Hitungan | undefined): ReadonlyMap<string, number | null> =>
  new Map(data?.baris.map((line) => [line.kode_barcode, line.harga_total]))
