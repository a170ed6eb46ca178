import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { group } from '#kernel/field'
import { callsOf } from '#kernel/master-calls'
import { encode } from '#kernel/wire'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { everyCall } from '#server/walk/test-calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.strictObject({ schema }))
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema,
})
const answer = z.union([
  z.strictObject({ $ref: z.literal('#/components/responses/Refused') }),
  z.strictObject({ description: z.string(), content }),
])
const operation = z.strictObject({
  summary: z.string().min(3),
  operationId: z.string().regex(/^\w+$/),
  tags: z.array(z.string()).length(1),
  description: z.string(),
  security: z.array(z.never()).optional(),
  'x-right': schema,
  'x-when': z.string().optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean().optional(), content }).optional(),
  responses: z.strictObject({ 200: answer, '4XX': answer, '5XX': answer }),
})
const path = z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation)
const description = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(schema),
  security: z.array(schema),
  paths: z.record(z.string().startsWith('/'), path),
  components: z.strictObject({ securitySchemes: schema, responses: schema }),
})
let api: z.infer<typeof description>

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  const token = await http.token('baca', 'KASIR')
  api = description.parse((await http.send('GET', '/api/v1/openapi.json', { token })).json)
})
afterAll(() => http.close())

const operations = () =>
  Object.entries(api.paths).flatMap(([address, verbs]) =>
    Object.entries(verbs).map(([verb, one]) => ({ address, verb, one })),
  )

describe('openapi.json', () => {
  test('is read by whoever is signed in, and by nobody else', async () => {
    for (const token of [undefined, 'A'.repeat(43)]) {
      const { json, status } = await http.send('GET', '/api/v1/openapi.json', {
        ...(token ? { token } : {}),
      })
      expect([status, json.code, json.message]).toEqual([401, 'E-MASUK', 'Invalid Token'])
    }
  })

  test('describes every call of the house, once', () => {
    const wanted = everyCall(servedModules).flatMap(({ also, method, path: at }) =>
      [method, ...(also ? [also] : [])].map((verb) => `${verb.toLowerCase()} /${at}`),
    )
    expect(
      operations()
        .map(({ address, verb }) => `${verb} ${address}`)
        .toSorted(),
    ).toEqual(wanted.toSorted())
    const ids = operations().map(({ one }) => one.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says of a field which flag it hangs on, and never that it must be given', () => {
    const one = api.paths['/group/create']?.post
    const body = one?.requestBody?.content['application/json']?.schema
    const field = { 'x-when': 'KELOMPOK_HARGA_MODULE' }
    expect(body?.['properties']).toHaveProperty('kode_kelompok', expect.objectContaining(field))
    expect(body?.['required']).not.toContain('kode_kelompok')
  })

  test('names every key of every path', () => {
    for (const { address, one } of operations()) {
      const keys = [...address.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
      const named = one.parameters.filter((each) => each.in === 'path').map(({ name }) => name)
      expect(named, address).toEqual(keys)
    }
  })

  test('says who may, and which key a posting takes', () => {
    for (const { one } of operations()) expect(one.description).toMatch(/^Right: /)
    const posts = api.paths['/penjualan/simpan']?.post
    expect(posts?.parameters.find(({ name }) => name === 'idempotency-key')?.required).toBe(true)
    expect(api.paths['/users/login']?.post?.security).toEqual([])
  })

  test('has schemas that can be read back, and that our own examples fit', () => {
    for (const { one } of operations())
      for (const { schema: each } of one.parameters)
        expect(() => z.fromJSONSchema(each)).not.toThrow()
    for (const master of house.masters.filter(({ fixed }) => !fixed)) {
      const body = api.paths[`/${callsOf(master).create.path}`]?.post?.requestBody
      const json = body?.content['application/json']?.schema ?? {}
      expect(
        z.fromJSONSchema(json).safeParse(encode(group(master.fields), master.contoh)).error,
      ).toBeUndefined()
      expect(z.fromJSONSchema(json).safeParse({ [master.key]: 1 }).success).toBe(false)
    }
  })

  test('carries nothing of a body into an answer that is secret', () => {
    const text = JSON.stringify(operations().map(({ one }) => one.responses))
    expect(text).not.toMatch(/"(?:password|sandi|new_password)"/)
  })
})
