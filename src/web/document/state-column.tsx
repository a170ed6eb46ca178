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
      return <Badge tone={toneOf(state)}>{t(field?.of?.[state] ?? state)}</Badge>
    },
  }
}
