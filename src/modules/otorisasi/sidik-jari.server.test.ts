import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import type { Level } from '#kernel/right'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import {
  cabutJembatan,
  daftarJembatan,
  daftarSidikJari,
  hasilPindai,
  otorisasiSidikJari,
  pindaiMenunggu,
  sidikJariUser,
  tambahJembatan,
} from './sidik-jari.calls.ts'

let http: TestHttp
let kasir: string
let spv: string
let own: string
let kunci: string
let whileOff: number
const kategori = 'LIMIT_PENJUALAN'

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await signIn('kasir', 'KASIR', 'hp-kasir')
  own = await signIn('own', 'OWN', 'konter')
  await http.addUser('spv', 'SPV', 'GS1')
  whileOff = (await find('spv')).status
  for (const token of [own, await http.token('own.gs2', 'OWN', 'GS2')])
    await http.send('PUT', '/api/v1/para-system/key/FINGERPRINT_MODULE', {
      token,
      body: { value: true },
    })
  kunci = await bridge()
  own = await signIn('own', 'OWN', 'hp-own')
  spv = await signIn('spv', 'SPV', 'konter')
  await enrol()
  spv = await signIn('spv', 'SPV', 'hp-spv')
  kasir = await signIn('kasir', 'KASIR', 'konter')
})
afterAll(() => http.close())
beforeEach(() => http.database.db.chain.rows(sql`update users set gagal_minta = 0`))

/** Signed in in this browser, and in no other any more. */
async function signIn(user_id: string, level: Level, perangkat: string): Promise<string> {
  await http.addUser(user_id, level, 'GS1')
  await http.engine.sessions.end(user_id, 'KELUAR')
  const { json } = await http.send('POST', '/api/v1/users/login', {
    body: { user_id, password: testPassword },
    headers: { 'x-perangkat': perangkat },
  })
  return String(json.data.token)
}

const bridge = async (token = own): Promise<string> =>
  (await http.call(tambahJembatan, {}, { token, body: { nama: 'Pembaca 1' } })).json.data.kunci

/** The supervisor puts his finger on the reader of the counter, after his password. */
async function enrol(): Promise<void> {
  const asked = { token: spv, body: { password: testPassword } }
  expect((await http.call(daftarSidikJari, {}, asked)).json.message).toBe(
    'Silahkan Scan Fingerprint',
  )
  const [pindai] = await waiting()
  expect(pindai).toMatchObject({ jenis: 'DAFTAR', user_id: 'spv', templat: null })
  expect((await answer(pindai?.id, true, kunci, 'TEMPLAT-SPV')).status).toBe(200)
}

interface Menunggu {
  readonly id: string
  readonly jenis: string
  readonly user_id: string
  readonly templat: string | null
}
const waiting = async (key = kunci): Promise<Menunggu[]> =>
  (await http.call(pindaiMenunggu, {}, { body: { kunci: key } })).json.data ?? []
const answer = (id: unknown, status: boolean, key = kunci, templat: string | null = null) =>
  http.call(hasilPindai, {}, { body: { kunci: key, id, status, templat } })
const find = (user_id: string) => http.call(sidikJariUser, {}, { token: own, query: { user_id } })

async function question(diminta_oleh = 'kasir'): Promise<string> {
  const no = `OT-${newId()}`
  await http.database.db.rows(
    'GS1',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh,
        berlaku_sampai)
      values ('GS1', ${newId()}, ${no}, ${kategori}, '\\x0a', ${diminta_oleh},
        now() + interval '10 minutes')`,
  )
  return no
}

async function scan(no: string | null, token = kasir, headers: Record<string, string> = {}) {
  const fp = (await find('spv')).json.data[0].fingerprints[0].bytes
  const body = { user_id: 'spv', fp, kategori, no_otorisasi: no }
  return http.call(otorisasiSidikJari, {}, { token, headers, body })
}
const stateOf = (no: string) =>
  http.database.db.row(
    'GS1',
    sql`select status, pemberi, cara from otorisasi where no_otorisasi = ${no}`,
  )

describe('a finger', () => {
  test('is nothing to a shop without the module', () => expect(whileOff).toBe(404))

  test('has a name for browsers, and its template for bridges only', async () => {
    const { json, text } = await find('spv')
    expect(json.data).toMatchObject([{ user_id: 'spv', usere_name: 'SPV' }])
    expect(text).not.toContain('TEMPLAT')
    for (const user of ['own', 'nobody', 'own.gs2'])
      expect((await find(user)).json.message).toBe('Username Tidak Tidak Terdaftar')
  })

  test('that matches approves the questions that were asked, once', async () => {
    const [first, later] = [await question(), await question()]
    expect((await scan(first)).json.message).toBe('Silahkan Scan Fingerprint')
    const [pindai] = await waiting()
    expect(pindai).toMatchObject({ jenis: 'OTORISASI', user_id: 'spv', templat: 'TEMPLAT-SPV' })
    expect((await answer(pindai?.id, true)).status).toBe(200)
    expect(await stateOf(first)).toEqual({
      status: 'DISETUJUI',
      pemberi: 'spv',
      cara: 'SIDIK_JARI',
    })
    expect(await stateOf(later)).toMatchObject({ status: 'DIMINTA' })
    expect((await answer(pindai?.id, true)).status).toBe(404)
    expect(await waiting()).toEqual([])
  })

  test('by the SPEC’s own body is for the newest question of its kind', async () => {
    const no = await question()
    await scan(null)
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(no)).toMatchObject({ status: 'DISETUJUI' })
  })

  test('that does not match approves nothing, and is kept', async () => {
    const no = await question()
    await scan(no)
    await answer((await waiting())[0]?.id, false)
    expect(await stateOf(no)).toMatchObject({ status: 'DIMINTA' })
    const kept = await http.database.db.rows(
      'GS1',
      sql`select pemberi, sebab, cara from otorisasi_gagal where no_otorisasi = ${no}`,
    )
    expect(kept).toEqual([{ pemberi: 'spv', sebab: 'SIDIK_JARI', cara: 'SIDIK_JARI' }])
  })

  test('approves nothing of its own owner', async () => {
    await http.engine.sessions.end('kasir', 'KELUAR')
    const here = await signIn('spv', 'SPV', 'konter')
    const no = await question('spv')
    await scan(no, here)
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(no)).toMatchObject({ status: 'DIMINTA' })
    spv = await signIn('spv', 'SPV', 'hp-spv')
    kasir = await signIn('kasir', 'KASIR', 'konter')
  })

  test('is never asked for by who is elsewhere and calls himself this counter', async () => {
    const kasir2 = await signIn('kasir2', 'KASIR', 'hp-kasir2')
    const [mine, other] = [await question(), await question('kasir2')]
    // The header is ignored: his question waits at his own telephone, where there is no reader.
    expect((await scan(other, kasir2, { 'x-perangkat': 'konter' })).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await scan(mine)).status).toBe(200)
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(mine)).toMatchObject({ status: 'DISETUJUI' })
    expect(await stateOf(other)).toMatchObject({ status: 'DIMINTA' })
  })

  test('is read for nobody while two are signed in under one name of a browser', async () => {
    const copied = await signIn('kasir2', 'KASIR', 'konter')
    const no = await question('kasir2')
    const asked = await scan(no, copied)
    expect([asked.status, asked.json.message]).toEqual([
      422,
      'kasir Juga Masuk Di Browser Ini, Keluarkan Dahulu',
    ])
    expect((await scan(await question())).json.message).toBe(
      'kasir2 Juga Masuk Di Browser Ini, Keluarkan Dahulu',
    )
    expect(await waiting()).toEqual([])
    const tanpa = await signIn('kasir2', 'KASIR', '')
    expect((await scan(no, tanpa)).json.message).toBe('Browser Ini Tidak Bernama, Masuk Lagi')
    await http.engine.sessions.end('kasir2', 'KELUAR')
  })

  test('that is waited for is not taken by who comes after', async () => {
    const mine = await question()
    await scan(mine)
    await http.engine.sessions.end('kasir', 'KELUAR')
    const other = await question('kasir2')
    const late = await scan(other, await signIn('kasir2', 'KASIR', 'konter'))
    expect([late.status, late.json.message]).toEqual([
      422,
      'Konter Ini Sedang Menunggu Sidik Jari Untuk kasir',
    ])
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(mine)).toMatchObject({ status: 'DISETUJUI' })
    expect(await stateOf(other)).toMatchObject({ status: 'DIMINTA' })
    await http.engine.sessions.end('kasir2', 'KELUAR')
    kasir = await signIn('kasir', 'KASIR', 'konter')
  })

  test('is asked for once at a counter, and not for somebody else’s question', async () => {
    const [old, now] = [await question(), await question()]
    await scan(old)
    await scan(now)
    const all = await waiting()
    expect(all).toHaveLength(1)
    await answer(all[0]?.id, true)
    expect(await stateOf(old)).toMatchObject({ status: 'DIMINTA' })
    expect(await stateOf(now)).toMatchObject({ status: 'DISETUJUI' })
    expect((await scan(old, spv)).status).toBe(403)
    const body = { user_id: 'own', fp: newId(), kategori, no_otorisasi: old }
    expect((await http.call(otorisasiSidikJari, {}, { token: kasir, body })).status).toBe(404)
  })
})

describe('a bridge', () => {
  test('without its key hears and says nothing', async () => {
    await scan(await question())
    const [pindai] = await waiting()
    for (const key of ['x', 'A'.repeat(43)]) {
      const asked = await http.call(pindaiMenunggu, {}, { body: { kunci: key } })
      expect([asked.status, asked.json.message]).toEqual([403, 'Jembatan Tidak Dikenal'])
      expect((await answer(pindai?.id, true, key)).status).toBe(403)
    }
    expect(await waiting()).toHaveLength(1)
  })

  test('serves its own counter and its own shop, until it is revoked', async () => {
    await answer((await waiting())[0]?.id, false) // what the last test left
    await scan(await question())
    const seen = async (key: string) => (await waiting(key)).length
    const elsewhere = await bridge()
    const far = await bridge(await http.token('own.gs2'))
    expect([await seen(kunci), await seen(elsewhere), await seen(far)]).toEqual([1, 0, 0])
    const list = (await http.call(daftarJembatan, {}, { token: own })).json.data
    expect(JSON.stringify(list)).not.toContain(elsewhere)
    const { id } = list.find(({ di_sini }: { di_sini: boolean }) => di_sini)
    expect((await http.call(cabutJembatan, { id }, { token: own })).status).toBe(200)
    const gone = await http.call(pindaiMenunggu, {}, { body: { kunci: elsewhere } })
    expect(gone.status).toBe(403)
    const tanpa = await signIn('own2', 'OWN', '')
    const refused = await http.call(tambahJembatan, {}, { token: tanpa, body: { nama: 'X' } })
    expect(refused.json.message).toBe('Browser Ini Tidak Bernama, Masuk Lagi')
  })
})

test('the counter hears fingerprint-auth as the SPEC has it', async () => {
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.app.server.address() as AddressInfo
  const heard: unknown[] = []
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token: kasir },
    transports: ['websocket'],
  })
  socket.on('fingerprint-auth', (facts: unknown) => heard.push(facts))
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  for (const status of [false, true]) {
    await scan(await question())
    await answer((await waiting())[0]?.id, status)
    await expect.poll(() => heard.at(-1)).toEqual({ status, auth_for: kategori, user_id: 'spv' })
  }
  socket.close()
})

test('a password that changes takes the fingers with it', async () => {
  await http.send('POST', '/api/v1/users/change-password', {
    token: spv,
    body: { password: testPassword, new_password: `${testPassword}-baru` },
  })
  expect((await find('spv')).status).toBe(404)
})
