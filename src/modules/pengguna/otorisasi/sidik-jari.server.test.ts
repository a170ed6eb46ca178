import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../../house.server.ts'
import { house } from '../../../house.ts'
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
const konter = { 'x-perangkat': 'konter' }
const kategori = 'LIMIT_PENJUALAN'

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir', 'KASIR')
  spv = await http.token('spv', 'SPV')
  own = await http.token('own', 'OWN')
  whileOff = (await find('spv')).status
  for (const token of [own, await http.token('own.gs2', 'OWN', 'GS2')])
    await http.send('PUT', '/api/v1/para-system/key/FINGERPRINT_MODULE', {
      token,
      body: { value: true },
    })
  kunci = await bridge(true)
  await enrol()
})
afterAll(() => http.close())
beforeEach(() => http.database.db.chain.rows(sql`update users set gagal_minta = 0`))

async function bridge(di_sini: boolean, token = own): Promise<string> {
  const body = { nama: 'Pembaca 1', di_sini }
  return (await http.call(tambahJembatan, {}, { token, headers: konter, body })).json.data.kunci
}

/** The supervisor puts his finger on the reader of the counter, after his password. */
async function enrol(): Promise<void> {
  const asked = { token: spv, headers: konter, body: { password: testPassword } }
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
const find = (user_id: string) => http.call(sidikJariUser, {}, { token: kasir, query: { user_id } })

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

async function scan(no: string | null, token = kasir, headers: object = konter) {
  const fp = (await find('spv')).json.data[0].fingerprints[0].bytes
  const body = { user_id: 'spv', fp, kategori, no_otorisasi: no }
  return http.call(otorisasiSidikJari, {}, { token, headers: { ...headers }, body })
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
    const no = await question('spv')
    await scan(no, spv)
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(no)).toMatchObject({ status: 'DIMINTA' })
  })

  test('that is waited for is not taken by who comes after', async () => {
    const kasir2 = await http.token('kasir2', 'KASIR')
    const [mine, other] = [await question(), await question('kasir2')]
    await scan(mine)
    const late = await scan(other, kasir2)
    expect([late.status, late.json.message]).toEqual([
      422,
      'Konter Ini Sedang Menunggu Sidik Jari Untuk kasir',
    ])
    await answer((await waiting())[0]?.id, true)
    expect(await stateOf(mine)).toMatchObject({ status: 'DISETUJUI' })
    expect(await stateOf(other)).toMatchObject({ status: 'DIMINTA' })
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
    expect((await scan(old, own)).status).toBe(403)
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

  test('serves its own counter, or all; its own shop; and until it is revoked', async () => {
    const no = await question()
    await scan(no, kasir, { 'x-perangkat': 'konter-2' })
    const seen = async (key: string) => (await waiting(key)).length
    await answer((await waiting())[0]?.id, false) // what the last test left
    const everywhere = await bridge(false)
    const far = await bridge(false, await http.token('own3.gs2', 'OWN', 'GS2'))
    expect([await seen(kunci), await seen(everywhere), await seen(far)]).toEqual([0, 1, 0])
    const list = (await http.call(daftarJembatan, {}, { token: own })).json.data
    expect(JSON.stringify(list)).not.toContain(everywhere)
    const id = list.find(({ di_sini }: { di_sini: boolean }) => !di_sini).id
    expect((await http.call(cabutJembatan, { id }, { token: own })).status).toBe(200)
    const gone = await http.call(pindaiMenunggu, {}, { body: { kunci: everywhere } })
    expect(gone.status).toBe(403)
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
