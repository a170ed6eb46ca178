import type { Field, Fields } from './field.ts'
import { kinds } from './kinds.ts'

/**
 * What a SQL function answers, said once (docs/adr/0258): it gives the caller the type, and the
 * tests the check. Values are raw: milligrams, rupiah and hundredths whole, dates as text.
 */
export interface Shape<out T = unknown> {
  /** What is wrong, with its path; nothing when the value is as declared. */
  readonly faults: (value: unknown, at: string) => readonly string[]
  readonly value?: T //          never read at run time: carries the type
}
export type ShapeOf<S extends Shape> = S extends Shape<infer T> ? T : never

const fault = (at: string, wanted: string, value: unknown): readonly string[] => [
  `${at}: ${wanted} expected, ${JSON.stringify(value) ?? 'nothing'} found`,
]

const shape = <T>(wanted: string, fits: (value: unknown) => boolean): Shape<T> => ({
  faults: (value, at) => (fits(value) ? [] : fault(at, wanted, value)),
})

export const text = shape<string>('text', (value) => typeof value === 'string')
export const whole = shape<number>('a whole number', Number.isSafeInteger)
export const yesNo = shape<boolean>('yes or no', (value) => typeof value === 'boolean')

export const figure = shape<string | number>(
  'text or a whole number',
  (value) => typeof value === 'string' || Number.isSafeInteger(value),
)
export const anything = shape<unknown>('anything', () => true)

export const oneOf = <const W extends string>(...words: readonly W[]): Shape<W> =>
  shape(words.join(' or '), (value) => words.some((word) => word === value))

/** A key of a table of words. */
export const keyOf = <const C extends Readonly<Record<string, string>>>(
  words: C,
): Shape<keyof C & string> =>
  shape(
    Object.keys(words).join(' or '),
    (value) => typeof value === 'string' && Object.hasOwn(words, value),
  )

export const maybe = <T>(inner: Shape<T>): Shape<T | null> => ({
  faults: (value, at) => (value === null ? [] : inner.faults(value, at)),
})

export const list = <T>(inner: Shape<T>): Shape<readonly T[]> => ({
  faults: (value, at) =>
    Array.isArray(value)
      ? value.flatMap((each: unknown, n) => inner.faults(each, `${at}.${n}`))
      : fault(at, 'a list', value),
})

/** Two values in a list: an entry of a Map. */
export const pair = <A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> => ({
  faults: (value, at) =>
    Array.isArray(value) && value.length === 2
      ? [...first.faults(value[0], `${at}.0`), ...second.faults(value[1], `${at}.1`)]
      : fault(at, 'a pair', value),
})

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : undefined

/** Any keys, values of one shape. */
export const byKey = <T>(inner: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  faults: (value, at) => {
    const found = entriesOf(value)
    if (!found) return fault(at, 'an object', value)
    return [...found].flatMap(([key, each]) => inner.faults(each, `${at}.${key}`))
  },
})

type Shapes = Readonly<Record<string, Shape>>
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- {} is what is meant
type None = Record<never, Shape>

type Values<S extends Shapes> = { readonly [K in keyof S]: ShapeOf<S[K]> }

/** An object; its `shapes` are spread into a larger one. */
export interface Row<S extends Shapes, O extends Shapes = None> extends Shape<
  [keyof O] extends [never] ? Values<S> : Values<S> & Partial<Values<O>>
> {
  readonly shapes: S
}

/** These keys, all of them and no other; those of `some` may be missing. */
export const row = <const S extends Shapes, const O extends Shapes = None>(
  shapes: S,
  some?: O,
): Row<S, O> => ({
  shapes,
  faults: (value, at) => {
    const found = entriesOf(value)
    if (!found) return fault(at, 'an object', value)
    return [
      ...Object.entries(shapes).flatMap(([key, each]) =>
        found.has(key) ? each.faults(found.get(key), `${at}.${key}`) : [`${at}.${key}: missing`],
      ),
      ...[...found.keys()]
        .filter((key) => !Object.hasOwn(shapes, key))
        .flatMap((key) =>
          some && Object.hasOwn(some, key)
            ? (some[key]?.faults(found.get(key), `${at}.${key}`) ?? [])
            : [`${at}.${key}: not declared`],
        ),
    ]
  },
})

const byWire = { string: text, number: whole, boolean: yesNo, any: anything } as const

function bareShape(field: Field): Shape {
  const { each, fields, kind, of } = field
  const one = fields ? row(fieldShapes(fields)) : each ? bareShape(each) : text
  if (kind === 'group') return one
  if (kind === 'list') return list(one)
  return kind === 'choice' && of ? keyOf(of) : byWire[kinds[kind].wire]
}

/** The raw value of a field, as SQL answers it. */
export const fieldShape = <V>(field: Field<V>): Shape<V> => {
  const sure = field.kind === 'yes' || (field.required && !field.when)
  return (sure ? bareShape(field) : maybe(bareShape(field))) as Shape<V>
}

/** The same of every field: columns that a screen, a book or a table describes. */
export const fieldShapes = <F extends Fields>(
  fields: F,
): { readonly [K in keyof F]: F[K] extends Field<infer V> ? Shape<V> : never } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldShape(field)]),
  ) as never
