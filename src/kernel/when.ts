import type { Field, Fields } from './field.ts'

/** Whether a flag is on in the shop. */
export type IsOn = (flag: string) => boolean

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** Every flag that the fields of a bundle depend on, those of inner bundles too. */
export const flagsOf = (fields: Fields): readonly string[] =>
  unique(
    Object.values(fields).flatMap((field) => [
      ...(field.when ? [field.when] : []),
      ...(field.fields ? flagsOf(field.fields) : []),
    ]),
  )

/**
 * The part of a bundle that exists while these flags are off. The same flags give the same object.
 */
interface Known {
  readonly flags: readonly string[]
  readonly byOff: Map<string, Fields>
}
const known = new WeakMap<Fields, Known>()

const pruned = (fields: Fields, isOn: IsOn): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.when && !isOn(field.when) ? [] : [[name, fieldOn(field, isOn)]],
    ),
  )

/**
 * The fields that exist with these flags. A field whose flag is off has no input, no column and no
 * place in a file; a value for it on the wire is ignored.
 */
export function fieldsOn<F extends Fields>(fields: F, isOn: IsOn): F {
  const { byOff, flags } = known.get(fields) ?? { flags: flagsOf(fields), byOff: new Map() }
  known.set(fields, { flags, byOff })
  const off = flags.filter((flag) => !isOn(flag)).join()
  if (off === '') return fields
  const found = byOff.get(off) ?? pruned(fields, isOn)
  byOff.set(off, found)
  return found as F
}

/** A bundle or list without what is switched off inside it. */
export const fieldOn = (field: Field, isOn: IsOn): Field =>
  field.fields ? { ...field, fields: fieldsOn(field.fields, isOn) } : field

const nothing = (field: Field): unknown => (field.kind === 'yes' ? (field.initial ?? false) : null)

/**
 * A checked row with null for each field that is switched off, so that handlers find every declared
 * name.
 */
export function withNothing(fields: Fields, row: Readonly<Record<string, unknown>>) {
  const whole = (field: Field, value: unknown): unknown => {
    const inner = field.fields
    if (inner === undefined || value === null || typeof value !== 'object') return value
    return Array.isArray(value)
      ? value.map((one) => withNothing(inner, one))
      : withNothing(inner, { ...value })
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(row, name) ? whole(field, row[name]) : nothing(field),
    ]),
  )
}
