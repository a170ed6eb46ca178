import { useEffect, useState } from 'react'

/** False for the first `milliseconds`, then true, so that a quick answer shows no skeleton. */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return late
}

/** A value that follows after a pause: search as you type without a call for every letter. */
export function usePaused<T>(value: T, milliseconds: number): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return paused
}
