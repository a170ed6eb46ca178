import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { callFile } from '#web/call'
import { CallError } from '#web/request'
import { logoLayar } from './layar.calls.ts'

// What a page needs that nobody is signed in at: its key, its line, its clock, the shop's face.

/** Behind the # it is never sent with the address, and so in no log. */
export const kunciDiAlamat = (): string => location.hash.slice(1)

/** When the line went, by this clock; undefined while it stands. */
export interface Garis {
  readonly putus: number | undefined
  /** The screen was shut out. */
  readonly dicabut: boolean
}

const cobaLagiMs = 5_000

/** The live line of a screen. `dengar` hears all news, `kembali` that it is back after a gap. */
export function useGaris(
  kunci: string,
  dengar: (event: string, facts: unknown) => void,
  kembali: () => void,
): Garis {
  const [garis, setGaris] = useState<Garis>({ putus: undefined, dicabut: false })
  const heard = useEffectEvent(dengar)
  const back = useEffectEvent(kembali)
  useEffect(() => {
    let socket: Socket | undefined
    let timer: number | undefined
    let wanted = true
    const fell = (): void => setGaris((was) => ({ ...was, putus: was.putus ?? Date.now() }))
    void import('socket.io-client').then(({ io }) => {
      if (!wanted) return
      const line = io({ auth: { layar: kunci }, transports: ['websocket'] })
      socket = line
      line.on('connect', () => {
        setGaris({ putus: undefined, dicabut: false })
        back()
      })
      line.on('disconnect', fell)
      line.on('connect_error', (error) => {
        fell()
        if (error.message === 'Invalid Token') setGaris((was) => ({ ...was, dicabut: true }))
      })
      line.onAny((event: string, facts: unknown) => heard(event, facts))
      // A refused or dismissed line does not try again by itself.
      timer = window.setInterval(() => void (line.active || line.connect()), cobaLagiMs)
    })
    return () => {
      wanted = false
      window.clearInterval(timer)
      socket?.close()
    }
  }, [kunci])
  return garis
}

/** The time, every second. */
export function useJam(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1_000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** Asks again now and then, and when somebody says so; the last answer stays when one fails. */
export function useTanyaLagi<A>(tanya: () => Promise<A>, setiapMs: number) {
  const [data, setData] = useState<A>()
  const [error, setError] = useState<CallError>()
  const [gagalSejak, setGagalSejak] = useState<number>()
  const latest = useRef(tanya)
  useEffect(() => {
    latest.current = tanya
  })
  const segarkan = useCallback((): void => {
    void latest.current().then(
      (found) => {
        setData(found)
        setError(undefined)
        setGagalSejak(undefined)
      },
      (failed: unknown) => {
        if (!(failed instanceof CallError)) return
        setError(failed)
        setGagalSejak((since) => since ?? Date.now())
      },
    )
  }, [])
  useEffect(() => {
    segarkan()
    const timer = window.setInterval(segarkan, setiapMs)
    return () => window.clearInterval(timer)
  }, [segarkan, setiapMs])
  return { data, error, gagalSejak, segarkan }
}

/** The logo of the shop, fetched once: its address has no key. */
export function Logo({ kunci, nama }: { readonly kunci: string; readonly nama: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    void callFile(logoLayar, { body: { kunci } }).then(
      ({ blob }) => setUrl((made = URL.createObjectURL(blob))),
      () => undefined,
    )
    return () => {
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [kunci])
  return url === undefined ? null : <img className="layar-logo" src={url} alt={nama} />
}
