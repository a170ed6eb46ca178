import type { ReactNode } from 'react'
import { soleOf, type Field, type Fields, type Opened } from '#kernel/field'
import type { FigureStyle } from '#kernel/figures'
import { kinds, show, unitOf } from '#kernel/kinds'
import type { Translate } from '#kernel/language'
import { formatSaat } from '#kernel/tanggal'
import type { NameOf, Row } from '../master/rows.tsx'
import type { Column } from '../table/columns.tsx'
import { Picture } from './Picture.tsx'

/** What a cell needs besides its value. */
export interface CellContext {
  readonly t: Translate
  readonly style: FigureStyle
  readonly zona: string
  readonly nameOf?: NameOf
  /** Opens the note or the piece behind a value (reports). */
  readonly open?: (what: Opened, key: string) => void
  /** Whether that leads anywhere; by default it does. */
  readonly leads?: (what: Opened, key: string) => boolean
}

/** A value as one line of text: what is measured, shown and read. */
export function cellText(
  field: Field,
  value: unknown,
  { nameOf, style, t, zona }: CellContext,
): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'saat' && typeof value === 'string') return formatSaat(value, zona)
  const text = show(value, field, style, t)
  if (field.ref === undefined || nameOf === undefined) return text
  const name = nameOf(field.ref.master, text)
  return name === undefined || name === text ? text : `${text} ${name}`
}

/** The link to what a cell is about: underlined on hover and by keyboard (LOOK 8). */
function Opens({ onOpen, text }: { readonly text: string; readonly onOpen: () => void }) {
  return (
    <button type="button" className="table-opens" onClick={onOpen}>
      {text}
    </button>
  )
}

/** A square of a colour. An attribute, not a style: the security policy forbids style texts. */
function Swatch({ color }: { readonly color: string }) {
  return (
    <span className="color-cell">
      <svg width="16" height="16" aria-hidden>
        <rect width="16" height="16" fill={color} />
      </svg>
      {color}
    </span>
  )
}

/** The content of a cell when text is not enough; undefined when text is enough. */
export function cellNode(
  field: Field,
  value: unknown,
  context: CellContext,
): ReactNode | undefined {
  // Of several pictures the first.
  if (field.each?.kind === 'image' && Array.isArray(value))
    return cellNode(field.each, value[0], context)
  if (typeof value !== 'string' || value === '') return undefined
  const { leads, nameOf, open } = context
  if (field.kind === 'color') return <Swatch color={value} />
  if (field.kind === 'image') return <Picture path={value} alt="" className="picture thumb" />
  const opens = field.open
  if (opens !== undefined && open !== undefined && leads?.(opens, value) !== false)
    return <Opens text={value} onOpen={() => open(opens, value)} />
  const name = field.ref ? nameOf?.(field.ref.master, value) : undefined
  if (name === undefined || name === value) return undefined
  return (
    <>
      {value} <span className="meta">{name}</span>
    </>
  )
}

function unitPart(field: Field): { readonly unit?: string } {
  const unit = unitOf(field)
  return unit === undefined ? {} : { unit }
}

/** Kinds whose content no cell shows; nor are lines of several fields. */
const unshown = new Set(['secret', 'group', 'open'])
const isShown = (field: Field): boolean =>
  field.hidden !== true &&
  !unshown.has(field.kind) &&
  (field.kind !== 'list' || soleOf(field) !== undefined)
const isPicture = ({ each, kind }: Field): boolean => (each?.kind ?? kind) === 'image'

/** The columns of a list from its fields: the same facts as on paper and in the sheet. */
export function columnsOf(fields: Fields, context: CellContext, sortable = false): Column<Row>[] {
  return Object.entries(fields)
    .filter(([, field]) => isShown(field))
    .map(([name, field]) => ({
      name,
      title: context.t(field.label),
      ...unitPart(field),
      align: kinds[field.kind].align,
      sortable: sortable && field.kind !== 'list' && !isPicture(field),
      text: (row) => (isPicture(field) ? '' : cellText(field, row[name], context)),
      cell: (row) => cellNode(field, row[name], context) ?? cellText(field, row[name], context),
    }))
}
