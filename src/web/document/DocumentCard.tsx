import { Fragment, useMemo } from 'react'
import type { Field, Fields } from '#kernel/field'
import { ViewButtons, ViewDialog } from '../dialogs/ViewDialog.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { useNames, type Row } from '../master/rows.tsx'
import { Badge, toneOf } from '../page/Badge.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { Notes } from './Notes.tsx'
import type { DocumentAction, ListedRow } from './RowActions.tsx'

interface Props {
  readonly row: ListedRow
  readonly fields: Fields
  readonly title: string // a phrase
  /** What can be done with it now. */
  readonly actions: readonly DocumentAction<ListedRow>[]
  readonly onClose: () => void
}

const noFields: Fields = {}

/** A card has room for what the list leaves out; its state comes first, the number has the date. */
const shownIn = ({ status, ...others }: Fields): Fields =>
  Object.fromEntries(
    Object.entries(status ? { status, ...others } : others).flatMap(([name, field]) =>
      name === 'tgl_system' ? [] : [[name, { ...field, hidden: false }]],
    ),
  )

/** What nobody said of a line takes no room. */
const said =
  (row: Row) =>
  ({ name }: { readonly name: string }): boolean =>
    row[name] !== null && row[name] !== undefined && row[name] !== ''

/** The lines of a list in a document: each with its photo, and in words. */
function CardLines({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const t = useWords()
  const { zona } = useShell().toko
  const { fields = noFields, label } = field
  const nameOf = useNames(fields)
  const [pictures, facts] = useMemo(() => {
    const all = columnsOf(shownIn(fields), { t, style: 'layar', zona, nameOf })
    const isPicture = ({ name }: { name: string }) => fields[name]?.kind === 'image'
    return [all.filter(isPicture), all.filter((one) => !isPicture(one))]
  }, [fields, nameOf, t, zona])
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  return rows.length === 0 ? null : (
    <section className="document-lines" aria-label={t(label)}>
      <h3>{t(label)}</h3>
      <ol>
        {rows.map((row, at) => (
          // A line has no name but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {pictures.map(({ cell, name }) => (
              <Fragment key={name}>{cell?.(row)}</Fragment>
            ))}
            <dl>
              {facts.filter(said(row)).map((column) => (
                <div key={column.name}>
                  <dt>
                    {column.title} {column.unit ? <small>{column.unit}</small> : null}
                  </dt>
                  <dd>{(column.cell ?? column.text)(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
    <ViewDialog title={`${t(title)} ${row.nomor}`} width={900} onClose={onClose}>
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
                  <Badge tone={toneOf(row.status, fields['status']?.ends)}>
                    {t(fields['status']?.of?.[row.status] ?? row.status)}
                  </Badge>
                ) : (
                  (column.cell ?? column.text)(row)
                )}
              </dd>
            </div>
          ))}
      </dl>
      {/* Above the lines, which may be long: who writes one need not look for where. */}
      <Notes nomor={row.nomor} />
      {Object.entries(fields).map(([name, field]) =>
        // What is given is there for the steps alone.
        field.kind === 'list' && !field.given ? (
          <CardLines key={name} field={field} value={row[name]} />
        ) : null,
      )}
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
