import type { Field, Fields } from './field.ts'
import { kinds } from './kinds.ts'

// Values <-> the JSON that travels. Nothing is checked here (schema.ts does that), so that the code
// that every page needs for a list stays small.

/** Reads a trusted figure of the wire. Its bounds are not checked: they were when it came in. */
const readBack =
  (field: Field) =>
  (wire: unknown): unknown =>
    kinds[field.kind].write
      ? kinds[field.kind].read(wire as never, { ...field, min: -Infinity, max: Infinity })
      : wire

type Convert = (row: Record<string, unknown>) => unknown

type Step = (value: unknown) => unknown

function stepOf(field: Field, direction: 'write' | 'readBack'): Step | undefined {
  if (field.fields) {
    const inner = converter(field.fields, direction)
    return (value) =>
      Array.isArray(value) ? value.map((row) => inner(row)) : inner(value as never)
  }
  if (!kinds[field.kind].write) return undefined
  return (direction === 'write' ? kinds[field.kind].write : readBack(field)) as Step
}

/**
 * One compiled pass over the declared columns: lists of 10,000 rows are usual. A column that the
 * definition does not name is never sent, whatever a query selected (DOMAIN 8).
 */
function converter(fields: Fields, direction: 'write' | 'readBack'): Convert {
  const steps = Object.entries(fields).map(
    ([name, field]) => [name, stepOf(field, direction)] as const,
  )
  return (row) => {
    if (row === null || row === undefined) return row
    const copy: Record<string, unknown> = {}
    for (const [name, step] of steps) {
      const value = row[name]
      if (value !== undefined) copy[name] = step && value !== null ? step(value) : value
    }
    return copy
  }
}

const writers = new WeakMap<Fields, Convert>()
const readers = new WeakMap<Fields, Convert>()
const cached = (
  cache: WeakMap<Fields, Convert>,
  fields: Fields,
  direction: 'write' | 'readBack',
): Convert => {
  const known = cache.get(fields) ?? converter(fields, direction)
  cache.set(fields, known)
  return known
}

/** An answer on its way out: values -> JSON (milligrams -> grams ...). Trusted, not checked. */
export function encode(field: Field, value: unknown): unknown {
  if (!field.fields || value === null || value === undefined)
    return kinds[field.kind].write?.(value as never) ?? value
  const convert = cached(writers, field.fields, 'write')
  return Array.isArray(value) ? value.map(convert) : convert(value as Record<string, unknown>)
}

/** An answer on its way in (the browser's side): JSON -> values. */
export function decode(field: Field, json: unknown): unknown {
  if (json === null || json === undefined) return json
  if (!field.fields) return readBack(field)(json)
  const convert = cached(readers, field.fields, 'readBack')
  return Array.isArray(json) ? json.map(convert) : convert(json as Record<string, unknown>)
}
