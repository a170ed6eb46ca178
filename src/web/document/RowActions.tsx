import { Button, Tooltip } from 'antd'
import { Icon } from '../icons.tsx'
import { inForce } from '../look/appearance.tsx'
import type { Row } from '../master/rows.tsx'
import { useWords } from '../words.tsx'

/** What every list of documents tells of one. */
export interface ListedRow extends Row {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
}

/** What the user can do with one document of a list; the module says what and when. */
export interface DocumentAction<R> {
  readonly label: string // a phrase
  readonly icon: string
  /** On the card of the document; `Del` on its row, too. */
  readonly key?: string
  readonly run: (row: R) => void
  readonly when?: (row: R) => boolean
}

interface Props<R> {
  readonly row: R
  readonly name: string // of the row, for a screen reader
  readonly actions: readonly DocumentAction<R>[]
}

/** What can be done with this one now, each key once: the first of them has it. */
export const fitting = <R,>(actions: readonly DocumentAction<R>[], row: R): DocumentAction<R>[] => {
  const held = new Set<string>()
  return actions
    .filter(({ when }) => when?.(row) ?? true)
    .map((action) => {
      const { key, ...keyless } = action
      if (key === undefined || !held.has(key)) {
        if (key !== undefined) held.add(key)
        return action
      }
      return keyless
    })
}
/** A row has room for those with a key of their own; its card shows all. */
const onRow = <R,>(actions: readonly DocumentAction<R>[], row: R): DocumentAction<R>[] =>
  actions.some(({ key }) => key !== undefined)
    ? fitting(actions, row).filter(({ key }) => key !== undefined)
    : fitting(actions, row)

/** For the pointer; the keyboard opens the row. */
export function RowActions<R extends Row>({ actions, name, row }: Props<R>) {
  const t = useWords()
  return onRow(actions, row).map(({ icon, label, run }) => (
    <Tooltip key={label} title={t(label)}>
      <Button
        type="text"
        size="small"
        tabIndex={-1}
        aria-label={`${t(label)} ${name}`}
        icon={<Icon name={icon} />}
        onClick={() => run(row)}
      />
    </Tooltip>
  ))
}

/** A small button is three quarters of a control. */
const buttonWidths = { compact: 24, comfortable: 27, touch: 33 } as const
const edges = 10

/** The room for as many as one of these rows has at once, in px. */
export function useRoomFor<R>(
  actions: readonly DocumentAction<R>[],
  rows: readonly R[] = [],
): number {
  const { density } = inForce.use()
  const most = Math.max(1, ...rows.map((row) => onRow(actions, row).length))
  return edges + most * buttonWidths[density]
}
