import { useEffect, useRef } from 'react'

/**
 * A key that comes while rows are still being looked at counts: what it asks for happens with what
 * was found, as soon as it was.
 */
export function useSetelah(sibuk: boolean, lakukan: () => void): () => void {
  const diminta = useRef(false)
  useEffect(() => {
    if (sibuk || !diminta.current) return
    diminta.current = false
    lakukan()
  }, [lakukan, sibuk])
  return () => {
    diminta.current = sibuk
    if (!sibuk) lakukan()
  }
}
