import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from './live.tsx'

/** So often at most is asked again, however busy the counters are. */
const fastest = 3000 // ms

/** Loads figures again when the live line tells of anything, many pieces of news at once. */
export function useFresh(key: string): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive('berubah', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void queries.invalidateQueries({ queryKey: [key] })
    }, fastest)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
