import { useEffect } from 'react'
import { createStore } from './store.tsx'

/** How many things are being worked on that nobody shall be interrupted in: a note, a form. */
export const working = createStore(0)

/** Says so while the screen has it. */
export function useWorking(on: boolean): void {
  useEffect(() => {
    if (!on) return
    working.set(working.get() + 1)
    return () => working.set(working.get() - 1)
  }, [on])
}
