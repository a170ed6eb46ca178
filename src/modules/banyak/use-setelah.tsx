import { useEffect, useState } from 'react'

/**
 * A key that comes while rows are still being looked at counts: what it asks for happens with what
 * was found, as soon as it was.
 */
export function useSetelah(sibuk: boolean, lakukan: () => void) {
  const [diminta, setDiminta] = useState(false)
  useEffect(() => {
    if (!diminta || sibuk) return
    setDiminta(false)
    lakukan()
  }, [diminta, lakukan, sibuk])
  return { menunggu: diminta, minta: () => setDiminta(true) }
}
