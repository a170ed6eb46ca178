import { useSyncExternalStore } from 'react'

/** A value outside of React that screens may watch. */
export interface Store<T> {
  get(): T
  set(value: T): void
  readonly watch: (listener: () => void) => () => void
  use(): T
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const get = (): T => value
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    watch,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(watch, get),
  }
}
