import type { Endpoint } from '#kernel/endpoint'
import type { Field, Fields } from '#kernel/field'

/** The same numbers from the same seed: a failure can be had again. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** Values that nobody types but somebody may send. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  0,
  -1,
  -0,
  1.5,
  0.123456789,
  1e308,
  -1e308,
  2 ** 53,
  1e-320,
  [],
  {},
  [[]],
  [null],
  [{}],
  nested(20),
  'x'.repeat(5_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '\u202Eabc',
  "'; drop table toko; --",
  '%',
  '_',
  '\\',
  '$1',
  '{{jahat}}',
  '../../../etc/passwd',
  '<script>1</script>',
  'true',
  'null',
  '-1',
  '1e9',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '2026-11-21T00:00:00Z',
  'infinity',
  '-infinity',
  'NaN',
  'NULL',
  '😀'.repeat(50),
  'ＦＵＬＬ',
  'I'.repeat(101),
  { toString: 1 },
  { length: 1e9 },
  { $gt: '' },
  { constructor: { prototype: { x: 1 } } },
  Array.from({ length: 5_001 }, () => 'x'),
  Array.from({ length: 300 }, () => ({})),
  '00000000-0000-0000-0000-000000000000',
  'GS1',
  'PUSAT',
  '#nomor:x',
  '(1,2)',
  '{1,2}',
]

/** Bodies that are not valid. */
export const rawBodies: readonly string[] = [
  '{',
  '[',
  'null',
  '"x"',
  '1',
  'true',
  '[]',
  '[1,2]',
  'undefined',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
  '1e999',
  '{"a":1e999}',
  '\u0000',
  '{"\\u0000":"\\u0000"}',
  '{"a":"\\ud800"}',
  '\uFEFF{}',
  '{"a":.5}',
  "{'a':1}",
]

export interface Hostile {
  readonly body: unknown
  readonly query: Readonly<Record<string, string>>
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

/** Calls of one endpoint that are almost right: some values honest, some not. */
export function hostileCalls(endpoint: Endpoint, random: () => number): () => Hostile {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const honest = (field: Field): unknown => {
    if (field.kind === 'group') return bundle(field.fields ?? {}, 0.1)
    if (field.kind === 'list')
      return field.fields ? [bundle(field.fields, 0.1), bundle(field.fields, 0.3)] : ['X1', 'X2']
    if (field.of) return pick(Object.keys(field.of))
    if (field.kind === 'tanggal') return '2026-11-21'
    if (field.kind === 'saat') return '2026-11-21T10:00:00Z'
    if (field.kind === 'yes') return random() < 0.5
    if (field.kind === 'uuid') return '019fee39-eb28-7aa1-9994-af233299914d'
    if (field.kind === 'phone') return '081234567890'
    if (field.kind === 'color') return '#b8860b'
    if (field.kind === 'image') return 'ITEM/x.jpg'
    const isNumber = ['integer', 'rupiah', 'berat', 'karat', 'persen', 'kadar'].includes(field.kind)
    return isNumber ? pick([1, 2, 75, 1_000_000]) : pick(['ABC', 'X1', 'CINCIN BELAH ROTAN'])
  }
  const bundle = (fields: Fields, evil: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        if (random() < 0.05) return []
        return [[name, random() < evil ? pick(values) : honest(field)]]
      }),
    )
  const text = (): string => {
    const value = pick(values)
    return typeof value === 'string' ? value.slice(0, 300) : JSON.stringify(value).slice(0, 300)
  }
  return () => ({
    body: {
      ...bundle(endpoint.body ?? {}, pick([0.05, 0.3, 1])),
      ...(random() < 0.2 ? { tambahan: pick(values) } : {}),
    },
    query: Object.fromEntries(
      Object.keys(endpoint.query ?? {}).flatMap((name) => (random() < 0.5 ? [[name, text()]] : [])),
    ),
    params: Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
        key,
        text().replaceAll(/\p{Cs}/gu, '') || 'X',
      ]),
    ),
    headers: {
      ...(random() < 0.9 ? { 'idempotency-key': `k${random()}` } : {}),
      ...(random() < 0.2 ? { 'x-otorisasi': text().replace(/[^ -~]/g, '?') } : {}),
      ...(random() < 0.2 ? { 'accept-language': text().replace(/[^ -~]/g, '?') } : {}),
    },
  })
}
