import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { inForce } from '../look/appearance.tsx'

/**
 * Long tables draw only the rows in sight, in chunks that keep their place; the rest is empty room
 * of the same height. The rows are real table rows with aria-rowindex, which the virtual tables of
 * component libraries lack (ADR 0030).
 */
const chunk = 50
const allUpTo = 300 // lines; below that everything is drawn

const rowHeights = { compact: 32, comfortable: 40, touch: 44 } as const
export const useRowHeight = (): number => rowHeights[inForce.use().density]

export interface Stretch {
  readonly from: number
  readonly to: number
}

/** While the browser prints every line is drawn, before it looks. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useLayoutEffect(() => {
    const began = (): void => flushSync(() => setPrinting(true))
    const ended = (): void => setPrinting(false)
    addEventListener('beforeprint', began)
    addEventListener('afterprint', ended)
    return () => {
      removeEventListener('beforeprint', began)
      removeEventListener('afterprint', ended)
    }
  }, [])
  return printing
}

/** Which lines to draw, kept up to date while the container scrolls. */
export function useStretch(
  container: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): Stretch & { readonly reveal: (line: number) => void } {
  const [seen, setSeen] = useState<Stretch>({ from: 0, to: allUpTo })
  const long = count > allUpTo
  const printing = usePrinting()
  useLayoutEffect(() => {
    const element = container.current
    if (!long || element === null) return undefined
    const look = (): void => {
      const first = Math.floor(element.scrollTop / rowHeight / chunk)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight / chunk)
      const next = { from: Math.max(0, first - 1) * chunk, to: (last + 1) * chunk }
      setSeen((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [container, long, rowHeight, count])
  const reveal = useCallback(
    (line: number) => {
      const element = container.current
      if (element === null) return
      // The header above and the totals below stick, each of one row's height.
      const [top, bottom] = [(line + 1) * rowHeight, (line + 3) * rowHeight]
      if (top < element.scrollTop + rowHeight) element.scrollTo({ top: top - rowHeight })
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: bottom - element.clientHeight })
    },
    [container, rowHeight],
  )
  return long && !printing
    ? { from: Math.min(seen.from, count), to: Math.min(seen.to, count), reveal }
    : { from: 0, to: count, reveal }
}

/** The width of the container in px, kept up to date; undefined while nothing is `shown`. */
export function useRoom(container: RefObject<HTMLElement | null>, shown: boolean): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, shown])
  return room
}
