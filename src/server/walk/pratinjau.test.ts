import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Field, Fields } from '#kernel/field'
import { openConnection } from '#server/db-connection'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/**
 * Whoever reads the journal may ask any command of a document what it would post: it answers or
 * refuses as it does when it is sent, and leaves nothing behind (docs/adr/0299).
 */

let http: TestHttp
let token: string
let counting: Awaited<ReturnType<typeof openConnection>>
let kept = ''

const commands = house.documents.flatMap(({ commands: all, name }) =>
  Object.values(all).map((command) => [name, command.path, command] as const),
)

const values: Readonly<Record<string, unknown>> = {
  ...{ integer: 2, rupiah: 412_300, berat: 4.123, karat: 0.12, persen: 1.5, kadar: 75 },
  ...{ tanggal: '2026-11-21', saat: '2026-11-21T03:00:00Z', yes: true, color: '#aa8844' },
  ...{ uuid: '00000000-0000-4000-8000-000000000412', phone: '081234567890', image: null },
}
/** Something that a field of this kind may be, though nothing that is there. */
function valueOf({ fields, kind, of }: Field): unknown {
  const one = fields ? bodyOf(fields) : of ? Object.keys(of)[0] : (values[kind] ?? 'X4123')
  return kind === 'list' ? [one] : one
}
const bodyOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]))

async function contents(): Promise<string> {
  const { rows } = await counting.query<{ isi: string }>(
    `select string_agg(query_to_xml(format('select count(*) as n, sum(hashtext(t::text)) as s
        from kencana.%I t', relname), false, true, '')::text, ' ' order by relname) as isi
      from pg_class where relnamespace = 'kencana'::regnamespace and relkind = 'r'
        and relname <> 'sesi'`,
  )
  return rows[0]?.isi ?? ''
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  token = await http.token('own', 'OWN', 'PUSAT')
  for (const [key, { field }] of Object.entries(house.settings))
    if (field.kind === 'yes')
      await http.send('PUT', `/api/v1/para-system/key/${key}`, { token, body: { value: true } })
  counting = await openConnection(http.database.ownerUrl, () => undefined)
  kept = await contents()
})
afterAll(async () => {
  await counting?.end()
  await http.close()
})

test.each(commands)('%s %s may be asked', async (_, path, command) => {
  const { body = {}, method } = command
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'X']),
  )
  const address = `/api/v1/${path.replaceAll(/\{\w+\}/g, 'X')}`
  const answers = []
  for (const sent of [bodyOf(body), params]) {
    const headers = { 'x-pratinjau': '1' }
    answers.push(await http.send(method, address, { token, body: sent, headers }))
  }
  expect(answers.map(({ json }) => json.message)).not.toContain('Hanya Transaksi Yang Punya Jurnal')
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  const told = answers.filter(({ status }) => status === 200)
  expect(
    told.filter(({ json }) => !Array.isArray(json.data?.buku)).map(({ text }) => text),
  ).toEqual([])
  expect(await contents()).toBe(kept)
})
