import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import {
  masukJauh,
  mintaJauh,
  pemberiJauh,
  putusJauh,
  statusJauh,
  tarikJauh,
} from './jauh.calls.ts'

let http: TestHttp
let kasir: string
let spv: string
let own: string

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir', 'KASIR')
  spv = await http.token('spv', 'SPV')
  own = await http.token('own', 'OWN')
  await http.token('mu', 'MU')
  await http.token('spv.gs2', 'SPV', 'GS2')
})
afterAll(() => http.close())
beforeEach(() =>
  http.database.db.rows(
    'GS1',
    sql`update otorisasi set status = 'KADALUARSA'
  where status = 'DIMINTA'`,
  ),
)

/** A question as a refused call leaves it, asked at the counter. */
async function question(diminta_oleh = 'kasir', menit = 10): Promise<string> {
  const no = `OT-${newId()}`
  await http.database.db.rows(
    'GS1',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh, perangkat,
        sebelum, sesudah, berlaku_sampai)
      values ('GS1', ${newId()}, ${no}, 'LIMIT_PENJUALAN', '\\x0a', ${diminta_oleh},
        ${`uji-${diminta_oleh}`}, '{"limit": "50.000.000"}', '{"total": "62.000.000"}',
        now() + make_interval(mins => ${menit}))`,
  )
  return no
}

const at = (perangkat: string) => ({ headers: { 'x-perangkat': perangkat } })
const ask = (no_otorisasi: readonly string[], kepada: string | null = null, token = kasir) =>
  http.call(
    mintaJauh,
    {},
    { token, ...at('uji-kasir'), body: { no_otorisasi, kepada, keterangan: 'tamu tetap' } },
  )
const incoming = async (token: string) =>
  (await http.call(masukJauh, {}, { token })).json.data as Record<string, unknown>[]
const decide = (token: string, id: unknown, setuju: boolean, alasan: string | null = null) =>
  http.call(putusJauh, {}, { token, body: { id, setuju, alasan, tawaran: null } })
const state = async (no: string, token = kasir) =>
  (await http.call(statusJauh, {}, { token, query: { no_otorisasi: no } })).json.data[0]

const idOf = async (no: string): Promise<string> =>
  String(
    (
      await http.database.db.row<{ id: string }>(
        'GS1',
        sql`select id from otorisasi where no_otorisasi = ${no}`,
      )
    )?.id,
  )

describe('another figure', () => {
  test('is a refusal that the counter reads with it, and needs no reason', async () => {
    const no = await question()
    await ask([no])
    const [shown] = await incoming(spv)
    const tawar = { id: shown?.['id'], setuju: false, alasan: null, tawaran: 6_754_500 }
    const answer = await http.call(putusJauh, {}, { token: spv, body: tawar })
    expect(answer.json.data).toEqual({ status: 'DITOLAK' })
    expect(await state(no)).toMatchObject({ status: 'DITOLAK', pemberi: 'SPV', tawaran: 6_754_500 })
  })

  test('does not come with an approval', async () => {
    const no = await question()
    await ask([no])
    const [shown] = await incoming(spv)
    const yes = { id: shown?.['id'], setuju: true, alasan: null, tawaran: 6_754_500 }
    await http.call(putusJauh, {}, { token: spv, body: yes })
    expect(await state(no)).toMatchObject({ status: 'DISETUJUI', tawaran: null })
  })
})

describe('from afar', () => {
  test('approvers of the shop who are signed in elsewhere can be asked', async () => {
    const { json } = await http.call(pemberiJauh, {}, { token: kasir, ...at('uji-kasir') })
    expect(json.data).toEqual([
      { user_id: 'own', usere_name: 'OWN', hadir: true },
      { user_id: 'spv', usere_name: 'SPV', hadir: true },
    ])
    const ofOwn = await http.call(pemberiJauh, {}, { token: own, ...at('uji-own') })
    expect(ofOwn.json.data.map(({ user_id }: { user_id: string }) => user_id)).toEqual(['spv'])
  })

  test('a question is shown with before and after, approved, and told to the counter', async () => {
    const no = await question()
    expect(await incoming(spv)).toEqual([])
    expect((await ask([no])).json.message).toBe('Permintaan Otorisasi Terkirim')
    const [shown] = await incoming(spv)
    expect(shown).toMatchObject({
      kategori: 'LIMIT_PENJUALAN',
      diminta_oleh: 'kasir',
      peminta: 'KASIR',
      keterangan: 'tamu tetap',
      sebelum: { limit: '50.000.000' },
      sesudah: { total: '62.000.000' },
    })
    expect(await state(no)).toMatchObject({ status: 'DIMINTA', dikirim: true, pemberi: null })
    expect((await decide(spv, shown?.['id'], true)).json.data).toEqual({ status: 'DISETUJUI' })
    expect(await state(no)).toMatchObject({ status: 'DISETUJUI', pemberi: 'SPV' })
    const row = await http.database.db.row(
      'GS1',
      sql`select cara, pemberi, perangkat, sesi_pemberi is not null as sesi from otorisasi
        where no_otorisasi = ${no}`,
    )
    expect(row).toEqual({ cara: 'JAUH', pemberi: 'spv', perangkat: 'uji-kasir', sesi: true })
  })

  test('a refusal needs a reason and says by whom and why', async () => {
    const no = await question()
    await ask([no])
    const id = await idOf(no)
    const bare = await decide(own, id, false)
    expect([bare.status, bare.json.fields?.[0]?.message]).toEqual([400, 'Alasan Harus Diisi'])
    expect((await decide(own, id, false, 'terlalu murah')).json.message).toBe('Otorisasi Ditolak')
    expect(await state(no)).toMatchObject({
      status: 'DITOLAK',
      pemberi: 'OWN',
      alasan: 'terlalu murah',
    })
  })

  test('of two approvers the second is told who was first', async () => {
    const [approved, refused] = [await question(), await question()]
    await ask([approved, refused])
    await decide(spv, await idOf(approved), true)
    await decide(spv, await idOf(refused), false, 'tidak')
    const late = await decide(own, await idOf(approved), false, 'tidak')
    expect([late.status, late.json.message]).toEqual([409, 'Sudah Disetujui Oleh SPV'])
    expect((await decide(own, await idOf(refused), true)).json.message).toBe(
      'Sudah Ditolak Oleh SPV',
    )
  })

  test('two approvers at the same moment make one decision', async () => {
    for (let at = 0; at < 5; at += 1) {
      const no = await question()
      await ask([no])
      const id = await idOf(no)
      const both = await Promise.all([decide(spv, id, true), decide(own, id, false, 'tidak')])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  })

  test('one that was sent to one approver is nobody else’s', async () => {
    const no = await question()
    await ask([no], 'spv')
    expect(await incoming(own)).toEqual([])
    expect((await decide(own, await idOf(no), true)).status).toBe(404)
    expect((await incoming(spv)).length).toBe(1)
    await ask([no], 'own') // sent on
    expect((await incoming(spv)).length).toBe(0)
    expect((await incoming(own)).length).toBe(1)
  })

  test('one that was never sent, ran out or was taken back waits for nobody', async () => {
    const [unsent, old, back] = [await question(), await question(), await question()]
    expect((await decide(spv, await idOf(unsent), true)).status).toBe(404)
    await ask([old, back])
    await http.database.db.rows(
      'GS1',
      sql`update otorisasi set berlaku_sampai = now() where no_otorisasi = ${old}`,
    )
    await http.call(tarikJauh, {}, { token: kasir, body: { no_otorisasi: [back] } })
    for (const no of [old, back]) {
      const late = await decide(spv, await idOf(no), true)
      expect([late.status, late.json.message]).toEqual([409, 'Permintaan Ini Sudah Tidak Menunggu'])
      expect((await state(no)).status).toBe('KADALUARSA')
    }
    expect(await incoming(spv)).toEqual([])
    expect((await ask([old])).json.message).toBe(
      'Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali',
    )
  })

  test('only approvers answer, only the asker sends, takes back and looks', async () => {
    const no = await question()
    const other = await http.token('kasir2', 'KASIR')
    expect((await ask([no], null, other)).status).toBe(422)
    await ask([no])
    expect((await decide(other, await idOf(no), true)).status).toBe(403)
    await http.call(tarikJauh, {}, { token: other, body: { no_otorisasi: [no] } })
    expect(
      (await http.call(statusJauh, {}, { token: other, query: { no_otorisasi: no } })).json.data,
    ).toEqual([])
    expect(await state(no)).toMatchObject({ status: 'DIMINTA' })
    expect((await ask([no], 'mu')).json.fields?.[0]?.message).toBe('Pemberi Ini Tidak Sedang Masuk')
  })
})

describe('never from the asker’s own device', () => {
  const signIn = async (user_id: string, perangkat: string): Promise<string> => {
    await http.addUser(user_id, 'SPV', 'GS1')
    const { json } = await http.send('POST', '/api/v1/users/login', {
      body: { user_id, password: testPassword },
      ...at(perangkat),
    })
    return String(json.data.token)
  }

  test.each([
    ['the browser that asks', 'spv.konter', 'uji-kasir'],
    ['a browser without a name', 'spv.tanpa', ''],
    ['another browser of the asker', 'spv.lain', 'tablet'],
  ])('%s', async (_, user, perangkat) => {
    // The tablet in which the cashier was at work an hour ago.
    await http.database.db.chain
      .rows(sql`insert into sesi (sidik_token, user_id, perangkat, terlihat,
        berakhir_pada, sebab)
      values (decode(md5(${user}), 'hex'), 'kasir', 'tablet', now() - interval '1 hour', now(),
        'KELUAR')`)
    const token = await signIn(user, perangkat)
    const no = await question()
    await ask([no])
    expect(await incoming(token)).toEqual([])
    const answer = await decide(token, await idOf(no), true)
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Otorisasi Dari Jauh Harus Di Perangkat Anda Sendiri',
    ])
    const kept = await http.database.db.rows(
      'GS1',
      sql`select pemberi, sebab, cara from otorisasi_gagal where no_otorisasi = ${no}`,
    )
    expect(kept).toEqual([{ pemberi: user, sebab: 'PERANGKAT_PEMINTA', cara: 'JAUH' }])
  })

  test('nor past the server: the table itself refuses it', async () => {
    const no = await question()
    await ask([no])
    const forced = (more: ReturnType<typeof sql>) =>
      http.database.db.rows(
        'GS1',
        sql`update otorisasi set status = 'DISETUJUI', pemberi = 'spv', cara = 'JAUH', ${more}
          where no_otorisasi = ${no}`,
      )
    await expect(forced(sql`sesi_pemberi = null`)).rejects.toMatchObject({
      code: 'pemberi_tidak_berhak',
    })
    await expect(
      forced(sql`sesi_pemberi = (select sidik_token from sesi
        where user_id = 'kasir' and berakhir_pada is null)`),
    ).rejects.toMatchObject({ code: 'pemberi_tidak_berhak' })
    await expect(
      forced(sql`kepada = 'own', sesi_pemberi = (select sidik_token from sesi
        where user_id = 'spv' and berakhir_pada is null)`),
    ).rejects.toMatchObject({ code: 'pemberi_tidak_berhak' })
  })
})

test('the approver hears of a question at once, the asker of the answer', async () => {
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.app.server.address() as AddressInfo
  const heard: [string, string, unknown][] = []
  const connect = async (user: string, token: string) => {
    const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'] })
    socket.onAny((event: string, facts: unknown) => heard.push([user, event, facts]))
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
    return socket
  }
  const sockets = [await connect('spv', spv), await connect('kasir', kasir)]
  const no = await question()
  await ask([no])
  await expect.poll(() => heard).toContainEqual(['spv', 'otorisasi-masuk', { dari: 'KASIR' }])
  await decide(spv, await idOf(no), true)
  await expect
    .poll(() => heard)
    .toContainEqual(['kasir', 'otorisasi-diputus', { no_otorisasi: no }])
  // Nobody hears what is not for him.
  const asked = heard.filter(([, event]) => event === 'otorisasi-masuk')
  expect(new Set(asked.map(([user]) => user))).toEqual(new Set(['spv']))
  for (const socket of sockets) socket.close()
})
