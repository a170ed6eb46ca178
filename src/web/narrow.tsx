import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than this, and stays told. */
function narrowerThan(width: number): () => boolean {
  const query = matchMedia(`(width < ${width}px)`)
  const watch = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/**
 * Narrower than this a table leaves out what the eyes need least: a tablet held upright, a
 * phone. LOOK 9: a tablet does everything, with fewer columns.
 */
export const useNarrow = narrowerThan(1100)

/** A phone: one reads and approves. */
export const usePhone = narrowerThan(720)
