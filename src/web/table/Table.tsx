import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'
import { linesOf, widthsOf } from './columns.tsx'
import { Head } from './Head.tsx'
import { Lines, type TableProps } from './Lines.tsx'
import { useRoom, useRowHeight, useStretch } from './window.tsx'
import './table.css'

/** Keys of a row; what they do is told by the screen (`?`). */
function useRowKeys<R>(props: TableProps<R>, count: number) {
  const [active, setActive] = useState(0)
  const now = Math.min(active, Math.max(0, count - 1))
  const pageful = 12
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowDown: (at) => at + 1,
    ArrowUp: (at) => at - 1,
    PageDown: (at) => at + pageful,
    PageUp: (at) => at - pageful,
    Home: () => 0,
    End: () => count - 1,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, move: (at: number) => void): void => {
    if (!(event.target instanceof HTMLTableRowElement)) return
    const step = steps[event.key]
    const row = props.rows?.[now]
    if (step) move(Math.min(count - 1, Math.max(0, step(now))))
    else if (event.key === 'Enter' && row !== undefined && props.onOpen) props.onOpen(row)
    else if (event.key === 'Delete' && row !== undefined && props.onDelete) props.onDelete(row)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active: now, setActive, onKeyDown }
}

/** The row that an event happened in. */
function rowAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest('tr') : null
  const at = line?.dataset['at']
  return at === undefined ? undefined : Number(at)
}

/** Names are never cut without their full text being one hover away (LOOK 2). */
function tellWhole(event: PointerEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td, th') : null
  if (cell === null || cell.title) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
}

export function Table<R>(props: TableProps<R>) {
  const { renderActions, actionsWidth = 96, columns, rows, sections, totals } = props
  const t = useWords()
  const container = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const lines = useMemo(() => linesOf(rows ?? [], sections), [rows, sections])
  const shown = rows === undefined || rows.length > 0 || props.busy === true
  const room = useRoom(container, shown)
  const widths = useMemo(
    () =>
      widthsOf(
        columns,
        rows ?? [],
        [totals ?? {}, ...(sections ?? []).map((section) => section.totals)],
        room - (renderActions ? actionsWidth : 0),
      ),
    [columns, rows, sections, totals, renderActions, actionsWidth, room],
  )
  const least = widths.reduce((sum, width) => sum + width, renderActions ? actionsWidth : 0)
  useKeys([
    { key: '↑ ↓', label: 'Pindah baris' },
    ...(props.onOpen ? [{ key: 'Enter', label: 'Buka' }] : []),
    ...(props.onDelete ? [{ key: 'Del', label: 'Hapus' }] : []),
  ])
  const stretch = useStretch(container, lines.length, rowHeight)
  const { active, setActive, onKeyDown } = useRowKeys(props, rows?.length ?? 0)
  const wantsFocus = useRef(false)
  const { autoFocus = false } = props
  useEffect(() => {
    if (autoFocus && rows !== undefined && rows.length > 0) wantsFocus.current = true
  }, [autoFocus, rows])
  const move = (at: number): void => {
    stretch.reveal(lines.findIndex((line) => line.kind === 'row' && line.at === at))
    wantsFocus.current = true
    setActive(at)
  }
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    container.current
      ?.querySelector<HTMLElement>('tr[tabindex="0"]')
      ?.focus({ preventScroll: true })
  })
  if (!shown) return <div className="table-empty">{props.empty}</div>
  return (
    <div ref={container} className="table-scroll" onPointerOver={tellWhole}>
      <table
        className="table"
        style={{ width: least }}
        aria-label={props.label}
        aria-rowcount={lines.length + 1}
        aria-busy={props.busy ?? rows === undefined}
        onKeyDown={(event) => onKeyDown(event, move)}
        onFocus={(event) => setActive((now) => rowAt(event.target) ?? now)}
        onDoubleClick={(event) => {
          const row = rows?.[rowAt(event.target) ?? -1]
          if (row !== undefined) props.onOpen?.(row)
        }}
      >
        <colgroup>
          {columns.map((column, at) => (
            <col key={column.name} style={{ width: widths[at] ?? 0 }} />
          ))}
          {renderActions ? <col style={{ width: actionsWidth }} /> : null}
        </colgroup>
        <Head
          columns={columns}
          sorting={props.sorting}
          actions={renderActions ? t('Aksi') : undefined}
        />
        <Lines {...props} lines={lines} stretch={stretch} active={active} />
        {totals && Object.keys(totals).length > 0 && rows && rows.length > 0 ? (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <td key={column.name} className={column.align ?? 'left'}>
                  {totals[column.name] ?? (at === 0 ? t('Total') : '')}
                </td>
              ))}
              {renderActions ? <td /> : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
