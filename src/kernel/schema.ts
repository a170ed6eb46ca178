import { z } from 'zod'
import type { Field, Fields, RowOf } from './field.ts'
import { Bad, invalid, kinds, type Kind } from './kinds.ts'
import { missing, type FieldRefusal, type Params } from './refusal.ts'

const isBlank = (wire: unknown): boolean => wire === undefined || wire === null || wire === ''

/** The SPEC's word for every value of a filter, and for every shop. */
export const everyValue = 'ALL'

const wires: Readonly<Record<Kind['wire'], z.ZodType>> = {
  string: z.string({ error: invalid }),
  number: z.number({ error: invalid }),
  boolean: z.boolean({ error: invalid }),
  any: z.unknown(),
}

function plainSchema(field: Field): z.ZodType {
  const kind = kinds[field.kind]
  const sentence = typeof field.required === 'string' ? field.required : missing
  return z.codec(wires[kind.wire].nullish(), z.any(), {
    decode: (wire, context) => {
      const refuse = (message: string): null => {
        context.issues.push({ code: 'custom', message, input: wire })
        return null
      }
      if (field.kind === 'yes' && isBlank(wire)) return field.initial ?? false
      if (isBlank(wire) || (field.all && wire === everyValue))
        return field.required ? refuse(sentence) : null
      const value = kind.read(wire as never, field)
      if (value instanceof Bad) return refuse(value.text)
      return isBlank(value) && field.required ? refuse(sentence) : value
    },
    encode: (value) => (value === null || !kind.write ? value : kind.write(value as never)),
  })
}

/** An honest request has no longer list; large imports have calls of their own. */
const longestList = 5000

const longestOf = (field: Field): number | undefined =>
  field.max ?? (field.kind === 'list' ? longestList : kinds[field.kind].max)

/** One row of a list, or one of its bare values. */
function itemOf({ each, fields }: Field): z.ZodType {
  if (fields) return objectOf(fields)
  return each ? schemaOf(each) : z.string().max(100)
}

/** The codec of one field: JSON of the wire <-> value of the house. */
export function schemaOf(field: Field): z.ZodType {
  if (field.kind === 'group') {
    const bundle = objectOf(field.fields ?? {})
    return field.required ? bundle : orElse(bundle.nullable(), null)
  }
  if (field.kind !== 'list') return plainSchema(field)
  const item = itemOf(field)
  const sentence = typeof field.required === 'string' ? field.required : missing
  const rows = z
    .array(item, { error: sentence })
    .max(field.max ?? longestList, { error: '{{field}} Paling Banyak {{max}} Baris' })
  const checked = field.min ? rows.min(field.min, { error: sentence }) : rows
  // A list that may be left out is empty then.
  return field.required ? checked : orElse(checked, [])
}

/** A value that may be left out is present all the same (null). */
const orElse = (schema: z.ZodType, without: null | readonly never[]): z.ZodType =>
  z.codec(z.any().optional(), schema, {
    decode: (wire) => wire ?? without,
    encode: (value) => value,
  })

/** The codec of a bundle of fields. Unknown names are dropped. */
export function objectOf<F extends Fields>(
  fields: F,
): z.ZodType<RowOf<F>, Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
  )
  return z.object(shape, { error: 'Data Tidak Valid' }) as never
}

/**
 * The label and the bounds of the field at a path such as ['baris', 0, 'berat'], for the sentence.
 */
function paramsAt(fields: Fields, path: readonly PropertyKey[]): Params {
  const names = path.filter((step): step is string => typeof step === 'string')
  let inside: Fields | undefined = fields
  let found: Field | undefined
  for (const name of names) {
    found = inside?.[name]
    inside = found?.fields
  }
  const shown = (bound: number | undefined): Params[string] | undefined =>
    bound === undefined || !found
      ? undefined
      : kinds[found.kind].write
        ? Number(kinds[found.kind].write?.(bound as never))
        : bound
  const [min, max] = found ? [shown(found.min ?? 0), shown(longestOf(found))] : []
  return {
    field: found?.label ?? names.join('.'),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

/** Checks a body; every refused field is named once, in the order of the fields. */
export function check<F extends Fields>(
  fields: F,
  body: unknown,
): { value: RowOf<F> } | { refused: FieldRefusal[] } {
  const result = schemaFor(fields).safeDecode(body as never)
  if (result.success) return { value: result.data }
  const refused = new Map<string, FieldRefusal>()
  for (const issue of result.error.issues) {
    const field = issue.path.join('.')
    if (!refused.has(field))
      refused.set(field, { field, text: issue.message, params: paramsAt(fields, issue.path) })
  }
  return { refused: [...refused.values()] }
}

const schemas = new WeakMap<Fields, z.ZodType<unknown, Record<string, unknown>>>()

/** The codec of a definition's fields, built once. */
function schemaFor<F extends Fields>(fields: F): z.ZodType<RowOf<F>, Record<string, unknown>> {
  const known = schemas.get(fields)
  if (known) return known as never
  const built = objectOf(fields)
  schemas.set(fields, built)
  return built
}
