import { useEffect, useState } from 'react'

const setengahMenit = 30_000

/** The current minute, so that ages grow. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), setengahMenit)
    return () => clearInterval(timer)
  }, [])
  return now
}
