import { keep, kept, type Key } from './storage.tsx'
import { createStore, type Store } from './store.tsx'

interface Form<T> {
  readonly initial: T
  /** The value in storage, or undefined when it does not have the expected form. */
  readonly read: (value: unknown) => T | undefined
  readonly write: (value: T) => unknown
}

function remembered<T>(key: Key, { initial, read }: Form<T>): T {
  try {
    return read(JSON.parse(kept(key) ?? 'null')) ?? initial
  } catch {
    return initial
  }
}

/** A store that outlives a reload of the page; it goes with the session, as SPEC 4 wants. */
export function createKeptStore<T>(key: Key, form: Form<T>): Store<T> {
  const store = createStore(remembered(key, form))
  store.watch(() => keep(key, JSON.stringify(form.write(store.get()))))
  return store
}
