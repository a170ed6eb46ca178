import { useRef, useState, type PointerEvent } from 'react'
import type { Canvas, Point, Stroke } from '#kernel/strokes'

/** A stroke, and with what it was drawn. */
export interface Drawn<M> {
  readonly mark: M
  readonly points: Stroke
}

/** A point of the field, however large it is drawn. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent, field: Canvas): Point {
  const { height, left, top, width } = currentTarget.getBoundingClientRect()
  const within = (part: number, most: number): number =>
    Math.max(0, Math.min(most, Math.trunc(part * most)))
  return [
    within((clientX - left) / width, field.lebar),
    within((clientY - top) / height, field.tinggi),
  ]
}

/**
 * Draws with finger, pen or mouse; a second finger draws nothing.
 * @param mark with what the next stroke is drawn
 */
export function useStrokes<M>(field: Canvas, mark: M) {
  const [strokes, setStrokes] = useState<readonly Drawn<M>[]>([])
  const pen = useRef<number>(undefined)
  const add = (event: PointerEvent, begins: boolean): void => {
    const point = pointOf(event, field)
    setStrokes((now) => {
      const last = now.at(-1)
      return begins || !last
        ? [...now, { mark, points: [point] }]
        : [...now.slice(0, -1), { ...last, points: [...last.points, point] }]
    })
  }
  const lift = (event: PointerEvent): void => {
    if (pen.current === event.pointerId) pen.current = undefined
  }
  return {
    strokes,
    undo: (): void => setStrokes((now) => now.slice(0, -1)),
    clear: (): void => setStrokes([]),
    pen: {
      onPointerDown: (event: PointerEvent): void => {
        if (pen.current !== undefined) return
        pen.current = event.pointerId
        event.currentTarget.setPointerCapture(event.pointerId)
        add(event, true)
      },
      onPointerMove: (event: PointerEvent): void => {
        if (pen.current === event.pointerId) add(event, false)
      },
      onPointerUp: lift,
      onPointerCancel: lift, // the device took the finger for something else
    },
  }
}
