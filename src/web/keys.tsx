import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useHold } from './focus.tsx'

/**
 * A key of a screen: its name on the keyboard, what it does in words, and the function that does
 * it.
 */
export interface ScreenKey {
  readonly key: string // 'F9', 'Ctrl+Enter', 'Esc', 'Del', '?', 'Ctrl+K'
  readonly label: string // a phrase
  /** Without a function the key belongs to a part of the screen, and `?` only lists it. */
  readonly run?: () => void
  /** Off for now: the key does nothing, but `?` still lists it. */
  readonly off?: boolean
}

interface Registered {
  readonly layer: number
  readonly ofFrame: boolean
  readonly keys: () => readonly ScreenKey[]
}
const registered: Registered[] = []

/** A dialog is a layer of its own: the keys of the screen below it are off. */
const Layer = createContext(0)

/** How many dialogs lie below this one. */
export const useLayer = (): number => useContext(Layer)

/** Whoever wants to know that somebody runs a command, and in which layer. */
let told: (layer: number) => void = () => undefined
export const commandsMean = (tell: typeof told): void => {
  told = tell
}
/** Said before a command runs, by its key or by its button. */
export const command = (layer: number): void => told(layer)

export function KeyLayer({ children }: { readonly children: ReactNode }) {
  return (
    <Layer value={useContext(Layer) + 1}>
      <Claim />
      {children}
    </Layer>
  )
}

/** A dialog without keys of its own also disables the keys below it and holds the focus. */
function Claim() {
  useKeys([])
  return <span ref={useHold()} hidden />
}

/**
 * Registers the keys of a screen or dialog for as long as it is shown.
 * @param ofFrame keys of the frame, which every screen may take for itself
 */
export function useKeys(keys: readonly ScreenKey[], ofFrame = false): void {
  const layer = useContext(Layer)
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const mine: Registered = { layer, ofFrame, keys: () => latest.current }
    registered.push(mine)
    return () => {
      registered.splice(registered.indexOf(mine), 1)
    }
  }, [layer, ofFrame])
}

const top = (): number => Math.max(0, ...registered.map(({ layer }) => layer))

/** Asks whether a dialog lies over the caller. */
export function useCovered(): () => boolean {
  const layer = useContext(Layer)
  return () => top() > layer
}

/** The keys that work now: those of the screen before those of the frame, the newest first. */
export const keysNow = (): ScreenKey[] => {
  const layer = top()
  return registered
    .filter((one) => one.layer === layer)
    .toReversed()
    .toSorted((one, other) => Number(one.ofFrame) - Number(other.ofFrame))
    .flatMap((one) => one.keys())
}

const named: Readonly<Record<string, string>> = { Escape: 'Esc', Delete: 'Del', ' ': 'Spasi' }

function nameOf(event: KeyboardEvent): string {
  const name = named[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key)
  const held = event.ctrlKey || event.metaKey ? 'Ctrl+' : event.altKey ? 'Alt+' : ''
  return held + name
}

/** True when a letter is text and not a command. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

/** Keys that are letters or that edit text belong to the text while somebody types. */
const editsText = (name: string): boolean => name.length === 1 || name === 'Del'

/** The one listener of the page. @returns how to take it away. */
export function listenForKeys(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const name = nameOf(event)
    if (editsText(name) && isTyping(event.target)) return
    const found = keysNow().find((key) => key.key === name && key.run !== undefined)
    if (found === undefined) return
    event.preventDefault()
    if (found.off) return
    command(top())
    found.run?.()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

/** The key of a button, shown beside its words. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="key-hint" aria-hidden>
      {children}
    </kbd>
  )
}
