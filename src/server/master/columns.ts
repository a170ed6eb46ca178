import { sql, type RawBuilder } from 'kysely'
import type { Field, Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import type { Master } from '#kernel/master'
import { shownFields } from '#kernel/master-calls'
import { fieldsOn } from '#kernel/when'
import type { Context } from '../serve.ts'

/** A row of a master in the values of the house. */
export type MasterValues = Readonly<Record<string, unknown>>
/** A row as it was read. */
export type StoredRow = Record<string, unknown> & { versi: number }

export const tableOf = (master: Master): RawBuilder<unknown> => sql.table(`kencana.${master.name}`)

/** The rows that this call may see and change: those of its shop; of the chain all of them. */
export const ownRows = ({ kodeToko }: Context, { chain }: Master): RawBuilder<unknown> =>
  chain ? sql`true` : sql`kode_toko = ${kodeToko}`

/** What a list shows in this shop: no secrets, and nothing of a module that is off. */
export const fieldsShown = (ctx: Context, master: Master): Fields =>
  fieldsOn(shownFields(master), ctx.isOn)

/** What a list shows, as columns: never a secret; the version always. */
export const shownColumns = (
  master: Master,
  without: readonly string[] = [],
): RawBuilder<unknown> =>
  sql.join(
    [...Object.keys(shownFields(master)), 'versi']
      .filter((name) => !without.includes(name))
      .map((name) => sql.ref(name)),
  )

/** A value as its column takes it. A value that is left out gets the default, if there is one. */
export function stored(field: Field, value: unknown): RawBuilder<unknown> {
  const kept = value ?? field.initial ?? null
  if (kinds[field.kind].sql === 'jsonb')
    return sql`${kept === null ? null : JSON.stringify(kept)}::jsonb`
  return sql`${kept}`
}

/** The columns of a new row. */
export const insertedColumns = ({ chain, fields }: Master): string[] => [
  ...(chain ? [] : ['kode_toko']),
  ...Object.keys(fields),
]

/** The columns of an edit: all but the key; a secret left empty and what is switched off stay. */
export const written = (ctx: Context, master: Master, row: MasterValues): [string, Field][] =>
  Object.entries(fieldsOn(master.fields, ctx.isOn)).filter(
    ([name, field]) => name !== master.key && !(field.kind === 'secret' && !row[name]),
  )

const isIn = (folder: string | undefined, path: unknown): path is string =>
  typeof path === 'string' && folder !== undefined && path.startsWith(`${folder}/`)

/** The pictures of a row by their paths: those of its fields' own folders. */
export const picturesOf = (fields: Fields, row: MasterValues): string[] =>
  Object.entries(fields).flatMap(([name, { each, ...field }]) => {
    const { folder, kind } = each ?? field
    if (kind !== 'image') return []
    return [row[name]].flat().filter((path) => isIn(folder, path))
  })
