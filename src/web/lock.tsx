import { swallowScan } from './scan.tsx'
import { keep, kept } from './storage.tsx'
import { createStore } from './store.tsx'

/**
 * The lock of the screen. After some time without use it covers everything; what was typed stays
 * below it. It belongs to the browser, holds in all its tabs, and outlives a reload.
 */
const isLocked = (said: string | null): boolean => said === 'ya'
export const locked = createStore(isLocked(kept('terkunci')))
/** The time without use; milliseconds. */
export const lockAfter = createStore(Number.POSITIVE_INFINITY)

/** Other tabs of this browser need not know to the second. */
const tellEvery = 2_000
let told = 0
let touched = Date.now()

/** Milliseconds since a key, a pointer or a scanner was last used, in any tab. */
export function stillMs(): number {
  const other = Number(kept('gerak') ?? 0)
  return Math.max(0, Date.now() - Math.max(touched, other))
}

function touch(): void {
  touched = Date.now()
  if (touched - told < tellEvery) return
  told = touched
  keep('gerak', String(touched))
}

export function lock(): void {
  keep('terkunci', 'ya')
  locked.set(true)
}

export function unlock(): void {
  touch()
  keep('terkunci', 'tidak')
  locked.set(false)
}

/** It is too late: the person who uses the page now must first say who he is. */
function lockIfDue(): boolean {
  const after = lockAfter.get()
  // A pointer moves often, so the value of the other tabs is read only when this tab was not used.
  if (!locked.get() && Date.now() - touched >= after && stillMs() >= after) lock()
  return locked.get()
}

/** What the browser itself does with a key: a reload keeps the lock. */
const isOfBrowser = (key: string): boolean => ['F5', 'F11', 'F12'].includes(key)

/** While the lock is on, the screens below get no key and no scan. */
function onKey(event: KeyboardEvent): void {
  if (!lockIfDue()) {
    touch()
    return
  }
  swallowScan(event)
  event.stopImmediatePropagation()
  const acts = event.key === 'Escape' || /^F\d+$/.test(event.key)
  if (acts && !isOfBrowser(event.key)) event.preventDefault()
}

function onPointer(): void {
  if (!lockIfDue()) touch()
}

const pointer = ['pointerdown', 'pointermove', 'wheel'] as const
const lookEvery = 5_000

/** Started once by the shell, before every other listener. @returns how to stop. */
export function listenForLock(): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === 'terkunci') locked.set(isLocked(newValue))
  }
  addEventListener('keydown', onKey, true)
  addEventListener('storage', hear)
  for (const kind of pointer) addEventListener(kind, onPointer, { capture: true, passive: true })
  const timer = setInterval(lockIfDue, lookEvery)
  return () => {
    clearInterval(timer)
    removeEventListener('keydown', onKey, true)
    removeEventListener('storage', hear)
    for (const kind of pointer) removeEventListener(kind, onPointer, true)
  }
}
