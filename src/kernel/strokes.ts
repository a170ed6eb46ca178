/** A point of a field that is drawn on, in units of the field. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** How wide and high a field is, in units of its own. */
export interface Canvas {
  readonly lebar: number
  readonly tinggi: number
}

const corner: Point = [0, 0]

/** A stroke as a path of an SVG or a canvas; a dot is a short line. */
export const pathOf = (stroke: Stroke): string => {
  const [first = corner, ...rest] = stroke
  const lines: readonly Point[] = rest.length === 0 ? [[first[0] + 1, first[1]]] : rest
  return `M${first.join(' ')}${lines.map(([x, y]) => `L${x} ${y}`).join('')}`
}
