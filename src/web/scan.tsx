import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keep, kept } from './storage.tsx'
import { createStore } from './store.tsx'

/**
 * A scanner is a keyboard that is faster than a person: a burst of characters ended by Enter goes
 * to the screen's scan field, wherever the focus is (LOOK 5). What the burst typed into another
 * input on its way is taken back. A burst with a few slow gaps (a wireless scanner, a busy machine)
 * still counts: it is long, without a pause, and mostly faster than any person.
 */
interface Scanner {
  readonly fastest: number // ms between two characters; a quick typist needs 80 and more
  readonly shortest: number // characters; a barcode has more
}
const scanners = {
  biasa: { fastest: 45, shortest: 4 },
  lambat: { fastest: 110, shortest: 8 }, // as fast as a quick typist: only a long burst is one
} as const satisfies Record<string, Scanner>
export type ScannerKind = keyof typeof scanners

/** Which scanner this device has: kept with the device. */
export const scannerKind = createStore<ScannerKind>(
  kept('pemindai') === 'lambat' ? 'lambat' : 'biasa',
)
export function chooseScanner(kind: ScannerKind): void {
  keep('pemindai', kind)
  scannerKind.set(kind)
}

/** A burst with slow gaps: this long, with so few slow gaps, and without a pause. */
const stumbling = { shortest: 8, slow: 0.4, pause: 600 } as const

type Input = HTMLInputElement | HTMLTextAreaElement
const isInput = (target: EventTarget | null): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

interface Burst {
  text: string
  at: number
  /** Where its last fast part began, and how many of its gaps were slow. */
  fast: number
  slow: number
  readonly input: Input | undefined
  readonly before: string
}

type Heard = (text: string) => void
interface Listener {
  readonly heard: Heard
  /**
   * The id of the screen's own scan field. A text typed there is taken whole, however slowly it was
   * typed.
   */
  readonly field: string | undefined
  /** It hears nothing but these, and these before any other listener does. */
  readonly only: ((text: string) => boolean) | undefined
  /** For the frame's listener: whether it leaves the typing to others now. */
  readonly isOff?: () => boolean
}
const listeners: Listener[] = []
let burst: Burst | undefined

/** The id of the newest scan field. A dialog that is about to go may still listen without one. */
export const scanField = (): string | undefined =>
  listeners.findLast(({ field, only }) => field !== undefined && !only)?.field

/** Puts an input back as React sees it too. */
function restore({ input, before }: Burst): void {
  if (input === undefined || input.value === before) return
  const kind = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, before)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function grow(event: KeyboardEvent): void {
  const now = event.timeStamp
  const target = document.activeElement
  const gap = burst === undefined ? Infinity : now - burst.at
  if (burst !== undefined && gap <= stumbling.pause && (burst.input ?? target) === target) {
    if (gap > scanners[scannerKind.get()].fastest) {
      burst.fast = burst.text.length
      burst.slow += 1
    }
    burst.text += event.key
    burst.at = now
    return
  }
  const input = isInput(target) ? target : undefined
  burst = { text: event.key, at: now, fast: 0, slow: 0, input, before: input?.value ?? '' }
}

/** The scan in what was typed up to this Enter; undefined when a person typed. */
function scannedOf({ at, fast, slow, text }: Burst, enter: number): string | undefined {
  const { fastest, shortest } = scanners[scannerKind.get()]
  if (enter - at > fastest) return undefined
  if (fast === 0) return text.length < shortest ? undefined : text
  const stumbles = text.length >= stumbling.shortest && slow / (text.length - 1) <= stumbling.slow
  return stumbles ? text : undefined
}

/** Follows what is typed. @returns the burst that this key ends with Enter */
function endedBy(event: KeyboardEvent): Burst | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined
  if (event.key.length === 1) {
    grow(event)
    return undefined
  }
  if (event.key === 'Shift') return undefined
  const ended = burst
  burst = undefined
  return event.key === 'Enter' ? ended : undefined
}

/**
 * Nothing waits for a scan: it is taken out of the input where it was typed, and its Enter is
 * ignored.
 */
export function swallowScan(event: KeyboardEvent): void {
  const ended = endedBy(event)
  if (ended === undefined || scannedOf(ended, event.timeStamp) === undefined) return
  event.preventDefault()
  flushSync(() => restore(ended))
}

const placeOf = ({ field }: Listener): Element | null =>
  field === undefined ? null : document.getElementById(field)

const isBefore = (one: Element | null, other: Element | null): boolean =>
  one !== null &&
  other !== null &&
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The dialog in which a field stands; null: the page. */
const dialogOf = (one: Listener): Element | null | undefined =>
  placeOf(one)?.closest('[role=dialog]')

/**
 * Who hears this text. Of fields that wait for the same it is the one where it was typed, else the
 * first beside the newest.
 */
function listenerOf({ input, text }: Burst): Listener | undefined {
  const takers = listeners.filter(({ only }) => only?.(text))
  const newest = takers.at(-1)
  if (newest === undefined) return listeners.findLast(({ only }) => only === undefined)
  const typed = takers.find(({ field }) => field !== undefined && field === input?.id)
  const beside = takers.filter((one) => dialogOf(one) === dialogOf(newest))
  return (
    typed ??
    beside.reduce((best, one) => (isBefore(placeOf(one), placeOf(best)) ? one : best), newest)
  )
}

function onKey(event: KeyboardEvent): void {
  const ended = endedBy(event)
  if (ended === undefined) return
  const listener = listenerOf(ended)
  if (listener === undefined) return
  if (ended.input !== undefined && ended.input.id === listener.field) return
  if (listener.isOff !== undefined && (ended.input !== undefined || listener.isOff())) return
  const scanned = scannedOf(ended, event.timeStamp)
  if (scanned === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  flushSync(() => restore(ended)) // the listener sees the input as it was before
  listener.heard(scanned)
}

/** Started once by the shell. @returns how to stop. */
export function listenForScans(): () => void {
  addEventListener('keydown', onKey, true)
  return () => removeEventListener('keydown', onKey, true)
}

/**
 * The screen's scan field: gets what a scanner reads while the screen (the newest one) is open.
 * @param field the id of its input, which takes its own Enter while it has the focus
 * @param only tells what it hears, before others do; the rest is theirs. Always the same function
 */
export function useScan(
  heard: (text: string) => void,
  field?: string,
  only?: (text: string) => boolean,
): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const mine: Listener = { heard: (text) => latest.current(text), field, only }
    listeners.push(mine)
    return () => {
      listeners.splice(listeners.indexOf(mine), 1)
    }
  }, [field, only])
}

/**
 * A scan that no screen, input or dialog waits for goes to the frame.
 * @param isOff whether something lies over the screen
 */
export function useStrayScan(heard: (text: string) => void, isOff: () => boolean): void {
  const latest = useRef({ heard, isOff })
  useEffect(() => {
    latest.current = { heard, isOff }
  })
  useEffect(() => {
    const mine: Listener = {
      heard: (text) => latest.current.heard(text),
      field: undefined,
      only: undefined,
      isOff: () => latest.current.isOff(),
    }
    listeners.unshift(mine)
    return () => {
      listeners.splice(listeners.indexOf(mine), 1)
    }
  }, [])
}
