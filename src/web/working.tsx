import { useEffect } from 'react'
import { createStore } from './store.tsx'

/** How many pieces of work are open that must not be interrupted: a note, a form. */
export const working = createStore(0)

/** Marks the work while the screen has it. */
export function useWorking(on: boolean): void {
  useEffect(() => {
    if (!on) return
    working.set(working.get() + 1)
    return () => working.set(working.get() - 1)
  }, [on])
}
