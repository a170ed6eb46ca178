import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, code, group, integer, list, open, persen } from '#kernel/field'
import { buildHouse, defineModule } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import { anyone, only, signedIn, whoSees } from '#kernel/right'
import { flag, settings } from '#kernel/setting'
import { StartProblem } from '#server/start-problem'
import { handle, handlePublic, reply, serveModule, type ServedModule } from '#server/serve'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { serveHouse } from './served.ts'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

const gema = defineEndpoint({
  method: 'POST',
  path: 'uji/gema/{kode}',
  summary: 'Echo',
  right: signedIn,
  also: 'GET',
  query: { n: integer({ label: 'N' }) },
  body: {
    berat: berat({ label: 'Berat', required: true }),
    kadar: persen({ label: 'Kadar' }),
    pilih: choice({ label: 'Pilih', of: { A: 'a' } }),
    baris: list({ kode: code({ label: 'Kode', required: true }) }, { label: 'Baris' }),
  },
  answer: group({ masuk: open({ label: '' }), berat: berat({ label: 'Berat' }) }),
})
const rusak = defineEndpoint({ method: 'GET', path: 'uji/rusak', summary: 'Bug', right: anyone })
const tolak = defineEndpoint({
  method: 'GET',
  path: 'uji/tolak',
  summary: 'Refusal',
  right: signedIn,
})

const uji = defineModule({
  name: 'uji',
  needs: [],
  settings: settings({ UJI_MODULE: flag('Uji', { area: 'Uji', switches: 'Uji' }) }),
})
const ujiServer = serveModule(uji, {
  handlers: [
    handle(gema, (ctx, { body, params, query }) =>
      reply(
        { masuk: { body, params, query, toko: ctx.kodeToko }, berat: body.berat },
        { message: 'Data Berhasil Dirubah', count: 3 },
      ),
    ),
    handlePublic(rusak, () => {
      throw new Error('rahasia di dalam')
    }),
    handle(tolak, () => {
      throw new Refusal('{{field}} Tidak Boleh Kosong', {
        params: { field: 'Berat' },
        details: { a: 1 },
      })
    }),
  ],
})

let http: TestHttp
let token: string

beforeAll(async () => {
  http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, ujiServer],
    config: { logLevel: 'silent' }, // the bug is meant
  })
  await http.addShop('GS1')
  token = await http.token('own', 'OWN')
})
afterAll(() => http.close())

const body = { berat: 4.12, kadar: 75.5, baris: [{ kode: 'a1' }] }

describe('a call', () => {
  test('takes and gives the JSON of the wire, and integers inside', async () => {
    const answer = await http.call(gema, { kode: 'X 1' }, { token, body, query: { n: '7' } })
    expect(answer.json).toEqual({
      status: 'success',
      data: {
        masuk: {
          body: { berat: 4120, kadar: 7550, pilih: null, baris: [{ kode: 'A1' }] },
          params: { kode: 'X 1' },
          query: { n: 7 },
          toko: 'GS1',
        },
        berat: 4.12,
      },
      message: 'Data Berhasil Dirubah',
      count: 3,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('answers its second verb with the body in the query', async () => {
    const answer = await http.send('GET', '/api/v1/uji/gema/1?berat=4.12&n=2', { token })
    expect(answer.json.fields).toEqual([{ field: 'baris', message: 'Baris Tidak Boleh Kosong' }])
  })

  test('names every refused field, where it stands', async () => {
    const answer = await http.call(
      gema,
      { kode: '1' },
      { token, body: { berat: 0.1234, pilih: 'B', baris: [{}] } },
    )
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      status: 'error',
      code: 'E-ISI',
      message: 'Berat Tidak Valid',
      fields: [
        { field: 'berat', message: 'Berat Tidak Valid' },
        { field: 'pilih', message: 'Pilih Tidak Valid' },
        { field: 'baris.0.kode', message: 'Kode Tidak Boleh Kosong' },
      ],
    })
  })

  test('speaks the language of the request, labels too', async () => {
    const english = await http.call(
      tolak,
      {},
      { token, headers: { 'accept-language': 'en-GB,id' } },
    )
    expect(english.json.message).toBe('Weight Must Not Be Empty')
    const japanese = await http.call(tolak, {}, { token, headers: { 'x-bahasa': 'jp' } })
    expect(japanese.json.message).toContain('重量')
    expect((await http.call(tolak, {}, { token })).json).toEqual({
      status: 'error',
      code: 'E-TOLAK',
      message: 'Berat Tidak Boleh Kosong',
      details: { a: 1 },
    })
  })

  test('tells of a bug only its number', async () => {
    const answer = await http.call(rusak)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('rahasia')
    expect(answer.json.message).toMatch(/^Terjadi Kesalahan Pada Server, Kode [0-9a-f]{8}-\w+$/)
  })

  test('that nobody knows is not found; a body that is too large is refused', async () => {
    expect((await http.send('GET', '/api/v1/tiada', { token })).json.code).toBe('E-TIDAK-ADA')
    const large = await http.call(
      gema,
      { kode: '1' },
      { token, body: { berat: 'x'.repeat(3_000_000) } },
    )
    expect([large.status, large.json.code]).toEqual([413, 'E-ISI'])
  })

  test('tells by HEAD, too, whether the server lives', async () => {
    for (const address of ['/healthz', '/readyz']) {
      const { body, statusCode } = await http.app.inject({ method: 'HEAD', url: address })
      expect([address, statusCode, body]).toEqual([address, 200, ''])
    }
  })

  test('carries the headers that keep a page from being used against its reader', async () => {
    const { headers } = await http.send('GET', '/healthz')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    const opener = async (host: string): Promise<unknown> =>
      (await http.send('GET', '/healthz', { headers: { host } })).headers[
        'cross-origin-opener-policy'
      ]
    expect(await opener('localhost:4080')).toBe('same-origin')
    expect(await opener('192.0.2.2:4080')).toBeUndefined() // plain http: a browser would complain
  })
})

describe('the server does not start when', () => {
  const start = (
    modul: Parameters<typeof defineModule>[0],
    served: Partial<Omit<ServedModule, 'modul'>>,
  ) => {
    const one = defineModule(modul)
    return () => serveHouse(buildHouse([one]), [serveModule(one, served)], http.engine.shops)
  }
  const bare = { name: 'x', needs: [] }
  const done = handle(tolak, () => null)

  test.each([
    [
      'two calls answer one address',
      start(bare, { handlers: [done, handle({ ...tolak }, () => null)] }),
      'two calls answer GET uji/tolak',
    ],
    [
      'a call is open by mistake',
      start(bare, { handlers: [handle(rusak, () => null)] }),
      'open to anyone is made by handlePublic',
    ],
  ])('%s', (_, begin, sentence) => {
    expect(begin).toThrow(StartProblem)
    expect(begin).toThrow(sentence)
  })

  test('nobody can ever call it', () => {
    const hidden = defineEndpoint({
      method: 'GET',
      path: 'a',
      summary: 'A',
      right: whoSees('/tiada'),
    })
    expect(start(bare, { handlers: [handle(hidden, () => null)] })).toThrow(
      'none of its screens exists: /tiada',
    )
  })

  test('its flag is nowhere declared', () => {
    const call = defineEndpoint({
      method: 'GET',
      path: 'a',
      summary: 'A',
      right: only('OWN'),
      when: 'TIADA',
    })
    expect(start(bare, { handlers: [handle(call, () => null)] })).toThrow('TIADA')
  })
})
