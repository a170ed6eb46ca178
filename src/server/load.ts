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

/** These keys, all of them and no other. */
export const row = <const S extends Shapes>(
  shapes: S,
): Shape<{ readonly [K in keyof S]: ShapeOf<S[K]> }> => ({
  faults: (value, at) => {
    const found = entriesOf(value)
    if (!found) return fault(at, 'an object', value)
    return [
      ...Object.entries(shapes).flatMap(([key, each]) =>
        found.has(key) ? each.faults(found.get(key), `${at}.${key}`) : [`${at}.${key}: missing`],
      ),
      ...[...found.keys()]
        .filter((key) => !Object.hasOwn(shapes, key))
        .map((key) => `${at}.${key}: not declared`),
    ]
  },
})

/** A SQL function with what it answers; called by `db.load`. */
export interface Load<out T = unknown> {
  readonly fungsi: string
  readonly answer: Shape<T>
}

export const defineLoad = <T>(fungsi: string, answer: Shape<T>): Load<T> => ({ fungsi, answer })

/** @throws Error with the function's name and every path that is not as declared */
export function checkAnswer({ answer, fungsi }: Load, value: unknown): void {
  const faults = answer.faults(value, fungsi)
  if (faults.length > 0) throw new Error(`Not as declared:\n${faults.join('\n')}`)
}
