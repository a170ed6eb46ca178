import type { QueryClient } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import { useEffect, useRef } from 'react'
import { branchNow } from './branch.tsx'
import { isRecord } from './request.tsx'
import { deviceId, kept } from './storage.tsx'
import { createStore } from './store.tsx'

/** The state of the live line; the header shows it. */
export type Line = 'connecting' | 'online' | 'offline'
export const line = createStore<Line>('connecting')

/** How often the server announced changed settings (SPEC 4) since the dialog asked to refresh. */
export const settingsChanged = createStore(0)

/** Listeners in this page hear it: the line was cut, perhaps because the session is over. */
export const cutOff = 'terputus'

type Facts = Readonly<Record<string, unknown>>

/** What news is about: a document or master, and what its postings changed besides. */
export const topicsIn = ({ jenis, juga }: Facts): string[] =>
  [jenis, juga].flat().filter((each) => typeof each === 'string')
type Heard = (facts: Facts) => void
const listeners = new Map<string, Set<Heard>>()
let socket: Socket | undefined

function hear(event: string, facts: unknown): void {
  for (const heard of listeners.get(event) ?? []) heard(isRecord(facts) ? facts : {})
}

/** Listeners in this page hear it: the line is back, and news in between were missed. */
export const backAgain = 'tersambung-lagi'

/**
 * How long until the next try after a refusal. After a lost line the library tries again by itself.
 */
const firstTryMs = 1_000
const longestTryMs = 10_000
/** If the first line takes longer than this, news may have been missed. */
const slowLineMs = 1_000
/**
 * The server sends a sign every 25 seconds and waits 20: after that nobody knows whether the line
 * lives.
 */
const silentMs = 50_000

/** What happens to a line: its events. */
function followLine(opened: Socket, queries: QueryClient): void {
  const begun = Date.now()
  let was = false
  let wait = firstTryMs
  let timer: number | undefined
  const again = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (socket === opened && !opened.connected) opened.connect()
    }, wait)
    wait = Math.min(wait * 2, longestTryMs)
  }
  opened.on('connect', () => {
    wait = firstTryMs
    line.set('online')
    // Data that a screen loaded before the line was open may have changed unheard, for long on a
    // slow line.
    if (was || Date.now() - begun > slowLineMs) {
      void queries.invalidateQueries()
      hear(backAgain, {})
    }
    was = true
  })
  opened.on('disconnect', () => {
    line.set('offline')
    hear(cutOff, {})
    if (!opened.active) again()
  })
  opened.on('connect_error', () => {
    line.set('offline')
    if (opened.active) return
    // Refused: the session may be over (the next call will tell), or the database is away.
    hear(cutOff, {})
    again()
  })
}

/** A line may look open although it is dead: after sleep, in another network, without a network. */
function watchLine(opened: Socket): () => void {
  let heard = Date.now()
  const fell = (): void => {
    line.set('offline')
    opened.io.engine.close()
  }
  const back = (): void => {
    if (!opened.connected) opened.connect()
  }
  const look = (): void => {
    if (!navigator.onLine) return
    if (opened.connected && Date.now() - heard > silentMs) fell()
    else if (document.visibilityState === 'visible') back()
  }
  const hears = (): void => void (heard = Date.now())
  opened.on('connect', hears)
  opened.io.on('ping', hears)
  addEventListener('offline', fell)
  addEventListener('online', back)
  document.addEventListener('visibilitychange', look)
  const timer = window.setInterval(look, 10_000)
  return () => {
    window.clearInterval(timer)
    removeEventListener('offline', fell)
    removeEventListener('online', back)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * The live line: the server tells what changed, and the page loads that again. The line comes back
 * by itself after a restart, sleep or a lost network; then the page loads again everything that may
 * have changed. The token travels in the handshake (DOMAIN 8).
 * @returns how to hang up
 */
export function connect(queries: QueryClient): () => void {
  let wanted = true
  const stop = [
    listen('berubah', (facts) => {
      for (const topic of topicsIn(facts)) void queries.invalidateQueries({ queryKey: [topic] })
    }),
    listen('setting-berubah', () => settingsChanged.set(settingsChanged.get() + 1)),
  ]
  void import('socket.io-client').then(({ io }) => {
    if (!wanted) return
    const auth = (give: (facts: object) => void): void =>
      give({ token: kept('token'), perangkat: deviceId(), cabang: branchNow() })
    const opened = io({ auth, transports: ['websocket'] })
    socket = opened
    followLine(opened, queries)
    stop.push(watchLine(opened))
    opened.onAny(hear)
  })
  return () => {
    wanted = false
    for (const quit of stop) quit()
    socket?.close()
    socket = undefined
  }
}

/** Says something on the line; without one nobody hears it, and nobody waits. */
export function say(event: string, facts: object): void {
  if (socket?.connected) socket.emit(event, facts)
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
