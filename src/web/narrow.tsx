import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than this; the value follows the window. */
function narrowerThan(width: number): () => boolean {
  const query = matchMedia(`(width < ${width}px)`)
  const watch = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/**
 * In a narrower window (a tablet held upright, a phone) a table leaves out the columns that matter
 * least. LOOK 9: a tablet does everything, with fewer columns.
 */
export const useNarrow = narrowerThan(1100)

/** A phone: for reading and approving. */
export const usePhone = narrowerThan(720)
