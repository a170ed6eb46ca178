import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useCovered, useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'
import { linesOf, widthsOf, type Column } from './columns.tsx'
import { Head, type Pulled } from './Head.tsx'
import { Lines, type TableProps } from './Lines.tsx'
import { placeNow, type Place } from './place.tsx'
import { useRoom, useRowHeight, useStretch } from './window.tsx'
import './table.css'

/** A row is touched, and neither a button in it nor the room between two of them. */
const isFinger = ({ nativeEvent, target }: MouseEvent<HTMLElement>): boolean =>
  nativeEvent instanceof PointerEvent &&
  (nativeEvent.pointerType === 'touch' || nativeEvent.pointerType === 'pen') &&
  target instanceof Element &&
  target.closest('button, a, input, label, .table-actions') === null

/** What opens a row by pointer. */
function openedBy<R>({ oneClick, oneTap, onOpen, rows }: TableProps<R>) {
  const open = ({ target }: MouseEvent<HTMLElement>): void => {
    const row = rows?.[rowAt(target) ?? -1]
    if (row !== undefined) onOpen?.(row)
  }
  if (oneClick) return { onClick: open }
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (oneTap && isFinger(event)) open(event)
  }
  return { onClick, onDoubleClick: open }
}

/** Keys of a row; the screen lists what they do (`?`). */
function useRowKeys<R>(props: TableProps<R>) {
  const [place, setPlace] = useState<Place>({ at: 0, key: undefined })
  const count = props.rows?.length ?? 0
  const active = placeNow(props, place)
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
    const row = props.rows?.[active]
    if (step) move(Math.min(count - 1, Math.max(0, step(active))))
    else if (event.key === 'Enter' && row !== undefined && props.onOpen) props.onOpen(row)
    else if (event.key === 'Delete' && row !== undefined && props.onDelete) props.onDelete(row)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const setActive = (at: number): void => {
    const row = props.rows?.[at]
    setPlace({ at, key: row === undefined ? undefined : props.keyOf(row, at) })
  }
  return { active, setActive, onKeyDown }
}

/** When a row with the focus is removed, the row in its place takes the focus. */
function useRowFocus<R>(
  container: RefObject<HTMLElement | null>,
  { autoFocus = false, rows }: TableProps<R>,
) {
  const wanted = useRef(false)
  const held = useRef(false)
  const covered = useCovered()
  useEffect(() => {
    if (autoFocus && rows !== undefined && rows.length > 0) wanted.current = true
  }, [autoFocus, rows])
  useEffect(() => {
    const lost = held.current && document.activeElement === document.body && !covered()
    if (!wanted.current && !lost) return
    wanted.current = false
    container.current
      ?.querySelector<HTMLElement>('tr[tabindex="0"]')
      ?.focus({ preventScroll: true })
  })
  return {
    want: (): void => {
      wanted.current = true
    },
    hold: (holds: boolean): void => {
      held.current = holds
    },
  }
}

/** The row that an event happened in. */
function rowAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest('tr') : null
  const at = line?.dataset['at']
  return at === undefined ? undefined : Number(at)
}

/** A dialog gives the focus back when it closes, unless the row is gone by then. */
const isDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

/** A name that is cut shows its full text on hover (LOOK 2). */
function tellWhole(event: PointerEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td, th') : null
  if (cell === null || cell.title) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
}

/** The totals of a table that has any, with their name in front where a column is free for it. */
function closingOf<R>(
  [first]: readonly Column<R>[],
  totals: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  if (first === undefined || Object.keys(totals).length === 0) return totals
  return { [first.name]: name, ...totals }
}

interface TotalProps {
  readonly text: string
  readonly onOpen: (() => void) | undefined
}

/** A total, which may open what it is made of. */
function Total({ onOpen, text }: TotalProps) {
  return onOpen ? (
    <button type="button" className="table-opens" onClick={onOpen}>
      {text}
    </button>
  ) : (
    text
  )
}

/** The columns, one of them as wide as it is being pulled. */
function usePulled<R>({ columns, onWidth }: TableProps<R>) {
  const [pulled, setPulled] = useState<Pulled>()
  const shown = useMemo(() => {
    const { name, width } = pulled ?? {}
    if (width === undefined) return columns
    return columns.map((one) => (one.name === name ? { ...one, width } : one))
  }, [columns, pulled])
  const onPull = (now: Pulled): void => {
    setPulled(now.done ? undefined : now)
    if (now.done) onWidth?.(now.name, now.width)
  }
  return { columns: shown, onPull: onWidth ? onPull : undefined }
}

export function Table<R>(props: TableProps<R>) {
  const { renderActions, actionsWidth = 96, rows, sections } = props
  const { columns, onPull } = usePulled(props)
  const t = useWords()
  const totals = useMemo(
    () => closingOf(columns, props.totals ?? {}, t('Total')),
    [columns, props.totals, t],
  )
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
        [totals, ...(sections ?? []).map((section) => section.totals)],
        room - (renderActions ? actionsWidth : 0),
      ),
    [columns, rows, sections, totals, renderActions, actionsWidth, room],
  )
  const least = widths.reduce((sum, width) => sum + width, renderActions ? actionsWidth : 0)
  useKeys([
    { key: '↑ ↓', label: 'Pindah baris' },
    ...(props.onOpen ? [{ key: 'Enter', label: 'Buka' }] : []),
    ...(props.onDelete ? [{ key: 'Del', label: props.deleteLabel ?? 'Hapus' }] : []),
  ])
  const stretch = useStretch(container, lines.length, rowHeight)
  const { active, setActive, onKeyDown } = useRowKeys(props)
  const focus = useRowFocus(container, props)
  const move = (at: number): void => {
    stretch.reveal(lines.findIndex((line) => line.kind === 'row' && line.at === at))
    focus.want()
    setActive(at)
  }
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
        onFocus={(event) => {
          const at = rowAt(event.target)
          if (at !== undefined) setActive(at)
          focus.hold(event.target instanceof HTMLTableRowElement)
        }}
        onBlur={({ relatedTarget: next }) => focus.hold(isDialog(next))}
        {...openedBy(props)}
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
          widths={widths}
          onPull={onPull}
          actions={renderActions ? t('Aksi') : undefined}
        />
        <Lines {...props} columns={columns} lines={lines} stretch={stretch} active={active} />
        {Object.keys(totals).length > 0 && rows && rows.length > 0 ? (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={column.align ?? 'left'}
                  title={totals[column.name]}
                >
                  <Total
                    text={totals[column.name] ?? ''}
                    onOpen={
                      column.align === 'right' && totals[column.name]
                        ? props.onTotal?.(column.name)
                        : undefined
                    }
                  />
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
