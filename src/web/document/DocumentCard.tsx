import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import { ViewButtons, ViewDialog } from '../dialogs/ViewDialog.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { useNames } from '../master/rows.tsx'
import { Badge, toneOf } from '../page/Badge.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import type { DocumentAction, ListedRow } from './RowActions.tsx'

interface Props {
  readonly row: ListedRow
  readonly fields: Fields
  readonly title: string // a phrase
  /** What can be done with it now. */
  readonly actions: readonly DocumentAction<ListedRow>[]
  readonly onClose: () => void
}

/** A card has room for what the list leaves out; the date stands in the number. */
const shownIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name === 'tgl_system' ? [] : [[name, { ...field, hidden: false }]],
    ),
  )

/** A document read from its row, and what leads it on. */
export function DocumentCard({ actions, fields, onClose, row, title }: Props) {
  const t = useWords()
  const { zona } = useShell().toko
  const nameOf = useNames(fields)
  const columns = useMemo(
    () => columnsOf(shownIn(fields), { t, style: 'layar', zona, nameOf }),
    [fields, nameOf, t, zona],
  )
  return (
    <ViewDialog title={`${t(title)} ${row.nomor}`} width={820} onClose={onClose}>
      <dl className="document-card">
        {columns
          .filter(({ name }) => name !== 'nomor' && row[name] !== null)
          .map((column) => (
            <div key={column.name}>
              <dt>
                {column.title} {column.unit ? <small>{column.unit}</small> : null}
              </dt>
              <dd>
                {column.name === 'status' ? (
                  <Badge tone={toneOf(row.status)}>
                    {t(fields['status']?.of?.[row.status] ?? row.status)}
                  </Badge>
                ) : (
                  (column.cell ?? column.text)(row)
                )}
              </dd>
            </div>
          ))}
      </dl>
      <ViewButtons onClose={onClose} autoFocus>
        {actions.map(({ key, label, run }) => (
          <KeyButton
            key={label}
            keyName={key}
            label={label}
            danger={key === 'Del'}
            run={() => {
              onClose()
              run(row)
            }}
          />
        ))}
      </ViewButtons>
    </ViewDialog>
  )
}
