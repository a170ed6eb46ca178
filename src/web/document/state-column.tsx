import type { Field } from '#kernel/field'
import type { Translate } from '#kernel/language'
import { textAt, type Row } from '../master/rows.tsx'
import { Badge, badgeFrame, toneOf } from '../page/Badge.tsx'
import type { Column } from '../table/columns.tsx'

/** The state of a document as its colour and its word. */
export function stateColumn<R extends Row>(
  column: Column<Row>,
  field: Field | undefined,
  t: Translate,
): Column<R> {
  return {
    ...column,
    frame: badgeFrame,
    cell: (row) => {
      const state = textAt(row, column.name)
      return <Badge tone={toneOf(state, field?.ends)}>{t(field?.of?.[state] ?? state)}</Badge>
    },
  }
}

/** A date of a document that stands out once it is past, while the document waits for it. */
export function lateColumn<R extends Row>(
  column: Column<Row>,
  states: readonly string[],
  { state, t, today }: { readonly state: string; readonly t: Translate; readonly today: string },
): Column<R> {
  const isLate = (row: R, date: string): boolean =>
    date !== '' && date < today && states.includes(textAt(row, state))
  const text = (row: R): string => {
    const date = textAt(row, column.name)
    return isLate(row, date) ? `${date} ${t('Telat')}` : date
  }
  return {
    ...column,
    frame: badgeFrame,
    text, // the word is measured too, or it would be cut
    cell: (row) =>
      isLate(row, textAt(row, column.name)) ? <Badge tone="bad">{text(row)}</Badge> : text(row),
  }
}
