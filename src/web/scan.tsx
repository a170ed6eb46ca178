import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * A scanner is a keyboard that is faster than a person: a burst of characters ended by Enter goes
 * to the screen's scan field, wherever the focus is (LOOK 5). What the burst typed into another
 * input on its way is taken back.
 */
const fastest = 45 // ms between two characters; a quick typist needs 80 and more
const shortest = 4 // characters; a barcode has more

type Input = HTMLInputElement | HTMLTextAreaElement
const isInput = (target: EventTarget | null): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

interface Burst {
  text: string
  at: number
  readonly input: Input | undefined
  readonly before: string
}

type Heard = (text: string) => void
interface Listener {
  readonly heard: Heard
  /** The id of the screen's own scan field: what is typed there is whole, however slow it came. */
  readonly field: string | undefined
  /** Of the frame's: whether it leaves what is typed to others now. */
  readonly isOff?: () => boolean
}
const listeners: Listener[] = []
let burst: Burst | undefined

/** Puts an input back as React sees it too. */
function restore({ input, before }: Burst): void {
  if (input === undefined || input.value === before) return
  const kind = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, before)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function grow(event: KeyboardEvent): void {
  const now = event.timeStamp
  if (burst !== undefined && now - burst.at <= fastest) {
    burst.text += event.key
    burst.at = now
    return
  }
  const input = isInput(event.target) ? event.target : undefined
  burst = { text: event.key, at: now, input, before: input?.value ?? '' }
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
  if (event.key.length === 1) {
    grow(event)
    return
  }
  if (event.key === 'Shift') return
  const ended = burst
  burst = undefined
  const listener = listeners.at(-1)
  if (event.key !== 'Enter' || ended === undefined || listener === undefined) return
  if (ended.input !== undefined && ended.input.id === listener.field) return
  if (listener.isOff !== undefined && (ended.input !== undefined || listener.isOff())) return
  if (ended.text.length < shortest || event.timeStamp - ended.at > fastest) return
  event.preventDefault()
  event.stopImmediatePropagation()
  flushSync(() => restore(ended)) // who hears it sees the input as it was before
  listener.heard(ended.text)
}

/** Started once by the shell. @returns how to stop. */
export function listenForScans(): () => void {
  addEventListener('keydown', onKey, true)
  return () => removeEventListener('keydown', onKey, true)
}

/**
 * The screen's scan field: gets what a scanner reads while the screen (the newest one) is open.
 * @param field the id of its input, which takes its own Enter while it has the focus
 */
export function useScan(heard: (text: string) => void, field?: string): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const mine: Listener = { heard: (text) => latest.current(text), field }
    listeners.push(mine)
    return () => {
      listeners.splice(listeners.indexOf(mine), 1)
    }
  }, [field])
}

/**
 * A scan that no screen waits for, past every input and dialog: the frame's, below all others.
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
      isOff: () => latest.current.isOff(),
    }
    listeners.unshift(mine)
    return () => {
      listeners.splice(listeners.indexOf(mine), 1)
    }
  }, [])
}
