import type { ReactNode } from 'react'

/** One column of a table. Its words are already in the reader's language. */
export interface Column<R> {
  readonly name: string
  readonly title: string
  readonly align?: 'left' | 'right' | 'center'
  /**
   * The text of the cell: it is measured, shown in full when it is cut, and shown when there is no
   * cell.
   */
  readonly text: (row: R) => string
  readonly cell?: (row: R) => ReactNode
  readonly sortable?: boolean
  /** What the figure says and what not, one click away. */
  readonly means?: string
  /** A unit in small letters behind the title, not in each cell: gr, Rp (LOOK 2). */
  readonly unit?: string
  /** Takes the room that is left over; without any such column all share it. */
  readonly grows?: boolean
  /** How wide somebody wants it, in px. */
  readonly width?: number
  /** The room around the text, in px: a badge. */
  readonly frame?: number
}

/** A stretch of rows under a heading of its own, closed by its figures, if it has any (reports). */
export interface Section {
  readonly title: string
  readonly count: number
  /** The totals by column, already formatted. */
  readonly totals: Readonly<Record<string, string>>
}

/** What the table draws, line by line, all of one height. */
export type Line<R> =
  | { readonly kind: 'row'; readonly row: R; readonly at: number }
  | { readonly kind: 'heading'; readonly section: Section; readonly at: number }
  | { readonly kind: 'totals'; readonly section: Section; readonly at: number }

export function linesOf<R>(rows: readonly R[], sections?: readonly Section[]): Line<R>[] {
  if (sections === undefined || sections.length === 0)
    return rows.map((row, at) => ({ kind: 'row', row, at }))
  const lines: Line<R>[] = []
  let from = 0
  sections.forEach((section, at) => {
    lines.push({ kind: 'heading', section, at })
    rows.slice(from, from + section.count).forEach((row, index) => {
      lines.push({ kind: 'row', row, at: from + index })
    })
    if (Object.keys(section.totals).length > 0) lines.push({ kind: 'totals', section, at })
    from += section.count
  })
  return lines
}

const padding = 24
const narrowest = 56
const widest = 360
const longName = 200 // wider than the number of any document
const sampled = 400

let canvas: CanvasRenderingContext2D | null | undefined
/** Measures texts as the page draws them; the style is asked for once, not for every text. */
function penOf(weight: 400 | 600, size = 14): (text: string) => number {
  canvas ??= document.createElement('canvas').getContext('2d')
  const pen = canvas
  if (!pen) return (text) => text.length * 8
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  const { font } = pen
  return (text) => {
    pen.font = font
    return pen.measureText(text).width
  }
}

/** The widest text of a column among a sample of its rows; totals are always looked at. */
function longest<R>(column: Column<R>, rows: readonly R[], totals: readonly string[]): number {
  const [plain, strong] = [penOf(400), penOf(600)]
  const step = Math.max(1, Math.floor(rows.length / sampled))
  let found = Math.max(0, ...totals.map(strong))
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at]
    if (row !== undefined) found = Math.max(found, plain(column.text(row)))
  }
  return found
}

/** Makes a column as wide as its title and its rows want it. */
interface Wanted {
  readonly title: number
  readonly rows: number
}

/**
 * A table that is a little too wide does not scroll: the widest column gives up to half of its
 * width if it holds names, then titles give that are wider than their cells. Numbers and figures
 * are never cut: half of a figure is a wrong figure.
 */
export function fitted(wanted: readonly Wanted[], room: number): readonly number[] {
  const natural = wanted.map(({ rows, title }) => Math.max(title, rows))
  const over = natural.reduce((sum, width) => sum + width, 0) - room
  const most = Math.max(...natural)
  if (over <= 0) return natural
  const cut = most > longName ? Math.min(over, Math.floor(most / 2)) : 0
  const rest = over - cut
  const given = natural.with(natural.indexOf(most), most - cut)
  const slack = wanted.map(({ rows, title }) => Math.max(0, Math.floor((title - rows) / 2)))
  const all = slack.reduce((sum, width) => sum + width, 0)
  if (rest > all) return natural
  return rest === 0
    ? given
    : given.map((width, at) => width - Math.ceil((rest * (slack[at] ?? 0)) / all))
}

/** The width of each column that its title and its rows want. */
function measuredOf<R>(
  columns: readonly Column<R>[],
  rows: readonly R[],
  totals: readonly Readonly<Record<string, string>>[],
): readonly Wanted[] {
  return columns.map((column) => {
    const closing = totals.map((sums) => sums[column.name] ?? '')
    const unit = column.unit ? 6 + penOf(400)(column.unit) : 0
    const title = penOf(600, 12)(column.title) + unit
    const bounded = (width: number): number =>
      Math.ceil(Math.min(widest, Math.max(narrowest, width + padding)))
    return {
      title: bounded(title),
      rows: bounded(longest(column, rows, closing) + (column.frame ?? 0)),
    }
  })
}

/** Spare room goes to the columns that grow, or else to all. */
function shared<R>(
  columns: readonly Column<R>[],
  natural: readonly number[],
  room: number,
): readonly number[] {
  const grow = columns.some((column) => column.grows)
  const share = natural.map((width, at) => (!grow || columns[at]?.grows ? width : 0))
  const all = share.reduce((sum, width) => sum + width, 0)
  const left = Math.max(0, room - natural.reduce((sum, width) => sum + width, 0))
  const last = share.findLastIndex((width) => width > 0) // takes the rest of whole pixels
  let rest = left
  return natural.map((width, at) => {
    const more = at === last ? rest : Math.floor((left * (share[at] ?? 0)) / all)
    rest -= more
    return width + more
  })
}

/** The first column stays in sight while the others scroll, and leaves them half of the room. */
export function besides(widths: readonly number[], room: number): readonly number[] {
  const [first = 0, ...others] = widths
  const left = room - others.reduce((sum, width) => sum + width, 0)
  return [Math.min(first, Math.max(narrowest, Math.floor(room / 2), left)), ...others]
}

/**
 * Widths that do not jump while rows come and go, measured once for all rows. Spare room in a
 * container of `room` px goes to the columns that grow, or else to all; a small lack is taken from
 * the widest. A column that somebody pulled stays as wide as he wants it.
 */
export function widthsOf<R>(
  columns: readonly Column<R>[],
  rows: readonly R[],
  totals: readonly Readonly<Record<string, string>>[],
  room: number,
): readonly number[] {
  const free = columns.filter(({ width }) => width === undefined)
  const pulled = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const natural = fitted(measuredOf(free, rows, totals), room - pulled)
  const found = new Map(
    shared(free, natural, room - pulled).map((width, at) => [free[at]?.name, width]),
  )
  const widths = columns.map(({ name, width }) => width ?? found.get(name) ?? narrowest)
  return columns[0]?.width === undefined && (widths[0] ?? 0) <= longName
    ? widths
    : besides(widths, room)
}
