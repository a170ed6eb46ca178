import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineEndpoint } from '#kernel/endpoint'
import { group, rupiah, text, texts, yes } from '#kernel/field'
import { buildHouse, defineModule } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import { signedIn } from '#kernel/right'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply, serveModule } from '#server/serve'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/** A command that makes an empty document: what the engine adds to every posting. */
const jual = defineEndpoint({
  method: 'POST',
  path: 'uji/jual',
  summary: 'Post',
  right: signedIn,
  posting: true,
  body: { harga: rupiah({ label: 'Harga', required: true }), sekali: yes({ label: 'Sekali' }) },
  answer: group({
    nomor: text({ label: 'No' }),
    semua: texts({ label: 'No' }),
    harga: rupiah({ label: 'Harga' }),
  }),
})
const uji = defineModule({ name: 'uji', needs: [] })

let runs = 0
let sold = false
let meanwhile: (() => Promise<unknown>) | undefined
const handler = handle(jual, async (ctx, { body }) => {
  runs += 1
  // What the rules of a real sale say when the piece is gone.
  if (body.sekali && sold) throw new Refusal('Barang Sudah Terjual')
  const otorisasi =
    body.harga < 1_000
      ? await requireApprovals(ctx, [
          { kategori: 'DI_BAWAH_MODAL', sebelum: 1_000, sesudah: body.harga },
        ])
      : []
  await meanwhile?.()
  meanwhile = undefined
  const id = newId()
  const answer = await post(
    ctx,
    {
      perintah: 'uji/jual',
      otorisasi,
      dokumen: [{ id, jenis: 'UJI', prefix: 'FG', status: 'OPEN', isi: { harga: body.harga } }],
    },
    reply(
      { nomor: numberOf(id), semua: [numberOf(id)], harga: body.harga },
      {
        message: '{{nomor}} Sudah {{status}} Oleh {{oleh}}',
        params: { nomor: numberOf(id), status: 'OPEN', oleh: 'uji' },
      },
    ),
  )
  sold = body.sekali
  return answer
})

let http: TestHttp
let kasir: string
let own: string

beforeAll(async () => {
  http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, serveModule(uji, { handlers: [handler] })],
  })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir', 'KASIR')
  own = await http.token('own', 'OWN')
  await http.addUser('spv', 'SPV', 'GS1')
  await http.addUser('spv.gs2', 'SPV', 'GS2')
})
afterAll(() => http.close())

const sell = (key: string, body: object, headers: Record<string, string> = {}, token = kasir) =>
  http.call(
    jual,
    {},
    { token, body, headers: { ...(key ? { 'idempotency-key': key } : {}), ...headers } },
  )
const documents = async (): Promise<number> =>
  (await http.database.db.row<{ n: number }>('GS1', sql`select count(*)::int as n from dokumen`))
    ?.n ?? -1

describe('a posting call', () => {
  test('without a key is posted once, and again when it is sent again', async () => {
    const before = await documents()
    const first = await sell('', { harga: 5_100 })
    const again = await sell('', { harga: 5_100 })
    expect([first.status, again.status, await documents()]).toEqual([200, 200, before + 2])
  })

  test('gives the numbers of what it made, in grams and rupiah of the wire', async () => {
    const { json } = await sell('k1', { harga: 5_000 })
    expect(json.data).toEqual({
      nomor: 'FG-GS1-261121-0003',
      semua: ['FG-GS1-261121-0003'],
      harga: 5_000,
    })
    expect(json.message).toBe('FG-GS1-261121-0003 Sudah OPEN Oleh uji')
  })

  test('sent five times at once is one document and one answer', async () => {
    const before = await documents()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sell('k2', { harga: 6_000 })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await documents()).toBe(before + 1)
  })

  test('sent again when the rules would refuse it gets the first answer', async () => {
    const first = await sell('k3', { harga: 7_000, sekali: true })
    const again = await sell('k3', { harga: 7_000, sekali: true })
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await sell('k4', { harga: 7_000, sekali: true })).json.message).toBe(
      'Barang Sudah Terjual',
    )
    sold = false
  })

  test('with the key of another body is refused', async () => {
    const other = await sell('k1', { harga: 9_000 })
    expect([other.status, other.json.code]).toEqual([409, 'E-KUNCI'])
  })

  test('that was refused leaves its key free', async () => {
    sold = true
    expect((await sell('k5', { harga: 5_000, sekali: true })).status).toBe(422)
    sold = false
    expect((await sell('k5', { harga: 5_000, sekali: true })).status).toBe(200)
    sold = false
  })

  test('judges once more when the settings changed under it', async () => {
    meanwhile = () =>
      http.send('PUT', '/api/v1/para-system/key/BATAS_DIAM', { token: own, body: { value: 400 } })
    runs = 0
    const answer = await sell('k6', { harga: 5_000 })
    expect([answer.status, runs]).toEqual([200, 2])
  })
})

describe('an approval', () => {
  const approve = (no: unknown, user_id = 'spv', more: object = {}, token = kasir) =>
    http.send('POST', '/api/v1/authorisation', {
      token,
      body: {
        user_id,
        password: testPassword,
        kategori: 'DI_BAWAH_MODAL',
        no_otorisasi: no,
        ...more,
      },
    })
  const ask = async (key: string, harga: number, token = kasir) => {
    const answer = await sell(key, { harga }, {}, token)
    expect([answer.status, answer.json.code]).toEqual([403, 'E-OTORISASI'])
    return answer.json.details ?? {}
  }

  test('is asked for with its figures, given by a supervisor, used once', async () => {
    const { no_otorisasi: no, ...figures } = await ask('o1', 900)
    expect(figures).toMatchObject({ kategori: 'DI_BAWAH_MODAL', sebelum: 1_000, sesudah: 900 })
    const given = await approve(no)
    expect(given.json.data).toMatchObject({ no_otorisasi: no, pemberi: 'SPV' })
    const done = await sell('o1', { harga: 900 }, { 'x-otorisasi': String(no) })
    expect(done.status).toBe(200)
    const other = await sell('o1b', { harga: 900 }, { 'x-otorisasi': String(no) })
    expect([other.status, other.json.code]).toEqual([403, 'E-OTORISASI'])
  })

  test('is not believed before it was given', async () => {
    const { no_otorisasi: no } = await ask('o2', 800)
    const early = await sell('o2', { harga: 800 }, { 'x-otorisasi': String(no) })
    expect([early.status, early.json.message]).toEqual([
      403,
      'Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali',
    ])
  })

  test('of one figure is none of another, of one cashier none of another', async () => {
    const { no_otorisasi: no } = await ask('o3', 700)
    await approve(no)
    expect((await sell('o3', { harga: 699 }, { 'x-otorisasi': String(no) })).status).toBe(403)
    const other = await http.token('kasir2', 'KASIR')
    expect((await sell('o3', { harga: 700 }, { 'x-otorisasi': String(no) }, other)).status).toBe(
      403,
    )
  })

  test.each([
    ['a cashier', 'kasir', {}],
    ["another shop's supervisor", 'spv.gs2', {}],
    ['a wrong password', 'spv', { password: 'salah' }],
    ['another kind', 'spv', { kategori: 'LAIN' }],
  ])('is not given by %s', async (_, user, more) => {
    const { no_otorisasi: no } = await ask('o4', 600)
    const answer = await approve(no, user, more)
    expect([answer.status, answer.json.message]).toEqual([403, 'Otorisasi Gagal..'])
  })

  test('is never given to oneself', async () => {
    const spv = await http.token('spv3', 'SPV')
    const { no_otorisasi: no } = await ask('o5', 500, spv)
    expect((await approve(no, 'spv3', {}, spv)).json.message).toBe('Otorisasi Gagal..')
  })

  test('that is too old is asked for again', async () => {
    const { no_otorisasi: no } = await ask('o6', 400)
    await http.database.db.rows(
      'GS1',
      sql`update otorisasi set berlaku_sampai = now() where no_otorisasi = ${String(no)}`,
    )
    expect((await approve(no)).json.message).toBe('Otorisasi Gagal..')
    const { no_otorisasi: again } = await ask('o6', 400)
    await approve(again)
    expect((await sell('o6', { harga: 400 }, { 'x-otorisasi': String(again) })).status).toBe(200)
  })
})
