import { useSyncExternalStore } from 'react'

/**
 * Narrower than this a table leaves out what the eyes need least: a tablet held upright, a
 * phone.
 */
const query = matchMedia('(width < 1100px)')

const watch = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True on a tablet and below; LOOK 9: a tablet does everything, with fewer columns. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => query.matches)
