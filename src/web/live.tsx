import type { QueryClient } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import { useEffect, useRef } from 'react'
import { isRecord } from './request.tsx'
import { deviceId, kept } from './storage.tsx'
import { createStore } from './store.tsx'

/** How the live line stands; the header shows it. */
export type Line = 'connecting' | 'online' | 'offline'
export const line = createStore<Line>('connecting')

/** Set when the server announced changed settings (SPEC 4); the dialog asks to refresh. */
export const settingsChanged = createStore(false)

/** Told to listeners in this page: the line was cut, perhaps because the session is over. */
export const cutOff = 'terputus'

type Facts = Readonly<Record<string, unknown>>
type Heard = (facts: Facts) => void
const listeners = new Map<string, Set<Heard>>()
let socket: Socket | undefined

function hear(event: string, facts: unknown): void {
  for (const heard of listeners.get(event) ?? []) heard(isRecord(facts) ? facts : {})
}

/**
 * The live line: the server tells what changed, and what was loaded of it is loaded again. The
 * token travels in the handshake (DOMAIN 8). @returns how to hang up.
 */
export function connect(queries: QueryClient): () => void {
  let wanted = true
  void import('socket.io-client').then(({ io }) => {
    if (!wanted) return
    const auth = (give: (facts: object) => void): void =>
      give({ token: kept('token'), perangkat: deviceId() })
    const opened = io({ auth, transports: ['websocket'] })
    socket = opened
    opened.on('connect', () => line.set('online'))
    opened.on('disconnect', () => {
      line.set('offline')
      hear(cutOff, {})
    })
    opened.on('connect_error', () => line.set('offline'))
    opened.onAny(hear)
  })
  const stop = [
    listen('berubah', ({ jenis }) => void queries.invalidateQueries({ queryKey: [jenis] })),
    listen('setting-berubah', () => settingsChanged.set(true)),
  ]
  return () => {
    wanted = false
    for (const quit of stop) quit()
    socket?.close()
    socket = undefined
  }
}

/** Listens to an event of the live line outside of components. */
export function listen(event: string, heard: Heard): () => void {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(heard))
  return () => all.delete(heard)
}

/** Listens while a screen is shown. */
export function useLive(event: string, heard: Heard): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => listen(event, (facts) => latest.current(facts)), [event])
}
