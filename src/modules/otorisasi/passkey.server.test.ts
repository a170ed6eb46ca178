import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import {
  cabutPasskey,
  daftarPasskey,
  mulaiPasskey,
  simpanPasskey,
} from '#modules/pengguna/passkey/passkey.calls'
import {
  dibuat,
  dijawab,
  testPasskey,
  type Cheat,
  type TestPasskey,
} from '#modules/pengguna/passkey/test-passkey.server'
import { otorisasiPasskey, tantangOtorisasi } from './pakai-passkey.calls.ts'

let http: TestHttp
let kasir: string
let spv: string
const chain = (statement: ReturnType<typeof sql>) => http.database.db.chain.rows(statement)

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir', 'KASIR')
  spv = await http.token('spv', 'SPV')
})
afterAll(() => http.close())
beforeEach(() => chain(sql`update users set gagal_minta = 0, gagal_izin = 0`))

async function question(diminta_oleh = 'kasir'): Promise<string> {
  const no = `OT-${newId()}`
  await http.database.db.rows(
    'GS1',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh,
        berlaku_sampai)
      values ('GS1', ${newId()}, ${no}, 'LIMIT_PENJUALAN', '\\x0a', ${diminta_oleh},
        now() + interval '10 minutes')`,
  )
  return no
}

const begin = (token: string, password = testPassword) =>
  http.call(mulaiPasskey, {}, { token, body: { password } })
const keep = (token: string, body: object) =>
  http.call(simpanPasskey, {}, { token, body: { nama: 'Ponsel', ...body } })

/** A passkey of this approver, made in the browser that he is signed in with: his own. */
async function owned(name: string, token = spv): Promise<TestPasskey> {
  const key = testPasskey(name)
  const { json } = await begin(token)
  const kept = await keep(token, dibuat(key, json.data.tantangan))
  expect(kept.json.message).toBe('Passkey Tersimpan')
  return key
}

const challenge = (no: readonly string[], user_id = 'spv', token = kasir) =>
  http.call(tantangOtorisasi, {}, { token, body: { user_id, no_otorisasi: no } })

async function approve(key: TestPasskey, no: readonly string[], cheat: Cheat = {}, user = 'spv') {
  const { json } = await challenge(no, user)
  const answer = dijawab(key, String(json.data?.tantangan), cheat)
  return send(no, answer, user)
}
const send = (no: readonly string[], answer: object, user_id = 'spv', token = kasir) =>
  http.call(
    otorisasiPasskey,
    {},
    { token, body: { user_id, no_otorisasi: no, keterangan: null, ...answer } },
  )

const stateOf = async (no: string) =>
  http.database.db.row(
    'GS1',
    sql`select status, pemberi, cara from otorisasi
    where no_otorisasi = ${no}`,
  )
const failuresOf = async (no: string) =>
  (
    await http.database.db.rows<{ sebab: string; cara: string }>(
      'GS1',
      sql`select sebab, cara from otorisasi_gagal where no_otorisasi = ${no}`,
    )
  ).map(({ cara, sebab }) => `${cara} ${sebab}`)

describe('a passkey', () => {
  test('is made after the password, listed and revoked by its owner', async () => {
    expect((await begin(spv, 'salah')).json.fields?.[0]?.message).toBe('Password Salah')
    const key = await owned('milik')
    const own = await http.token('own', 'OWN')
    const list = async (token: string) =>
      (await http.call(daftarPasskey, {}, { token })).json.data as { id: string }[]
    expect(await list(spv)).toMatchObject([{ id: key.id, nama: 'Ponsel', dipakai_pada: null }])
    expect(await list(own)).toEqual([])
    expect((await http.call(cabutPasskey, { kredensial: key.id }, { token: own })).status).toBe(404)
    const mine = { token: spv, body: { password: testPassword } }
    expect((await http.call(cabutPasskey, { kredensial: key.id }, mine)).status).toBe(200)
    expect(await list(spv)).toEqual([])
    const no = await question()
    expect((await challenge([no])).json.message).toBe(
      'Pemberi Ini Belum Punya Passkey Untuk Alamat Ini',
    )
  })

  test('answers one challenge once, and only of its own user', async () => {
    const { json } = await begin(spv)
    const answer = dibuat(testPasskey('sekali'), json.data.tantangan)
    const own = await http.token('own2', 'OWN')
    expect((await keep(own, answer)).status).toBe(422)
    expect((await keep(spv, { ...answer, pengesahan: 'AAAA' })).status).toBe(422)
    expect((await keep(spv, answer)).status).toBe(422) // the challenge was answered, badly
    // Nobody makes a passkey without the password.
    expect((await begin(kasir, 'x')).json.fields).toEqual([
      { field: 'password', message: 'Password Salah' },
    ])
  })

  test('is nobody’s second one', async () => {
    const key = await owned('satu-kali')
    const { json } = await begin(spv)
    expect((await keep(spv, dibuat(key, json.data.tantangan))).status).toBe(422)
  })
})

describe('an approval by passkey', () => {
  test('is of all the questions at once, and used like any other', async () => {
    const key = await owned('utama')
    const no = [await question(), await question()]
    const answer = await approve(key, no)
    expect([answer.status, answer.json.data, answer.json.message]).toEqual([
      200,
      { pemberi: 'SPV' },
      'Otorisasi Berhasil',
    ])
    for (const one of no)
      expect(await stateOf(one)).toEqual({ status: 'DISETUJUI', pemberi: 'spv', cara: 'PASSKEY' })
  })

  test('is of these questions only: an answer serves no second time', async () => {
    const key = await owned('ulang')
    const [first, second] = [await question(), await question()]
    const { json } = await challenge([first])
    const answer = dijawab(key, json.data.tantangan)
    expect((await send([second], answer)).status).toBe(403)
    expect((await send([first], answer)).status).toBe(200)
    expect((await send([first], answer)).status).toBe(403)
    expect(await failuresOf(second)).toEqual(['PASSKEY PASSKEY'])
  })

  test.each<[string, Cheat]>([
    ['of another host', { rp: 'palsu.example', origin: 'https://palsu.example' }],
    ['without the finger', { flags: 0x01 }],
    ['of a copy whose counter stands still', { hitung: 5 }],
  ])('is refused and kept: one %s', async (name, cheat) => {
    const key = await owned(name)
    if (cheat.hitung !== undefined) await approve(key, [await question()], { hitung: 5 })
    const no = await question()
    const answer = await approve(key, [no], cheat)
    expect([answer.status, answer.json.message]).toEqual([403, 'Otorisasi Gagal..'])
    expect(await failuresOf(no)).toEqual(['PASSKEY PASSKEY'])
    expect(await stateOf(no)).toMatchObject({ status: 'DIMINTA' })
  })

  test('is never one’s own, nor of a level or shop that does not approve', async () => {
    const key = await owned('diri')
    const no = await question('spv')
    const { json } = await challenge([no], 'spv', spv)
    expect((await send([no], dijawab(key, json.data.tantangan), 'spv', spv)).status).toBe(403)
    expect(await failuresOf(no)).toEqual(['PASSKEY DIRI_SENDIRI'])
    const turun = await http.token('turun', 'SPV')
    const lower = await owned('turun', turun)
    await chain(sql`update users set level = 'KASIR' where user_id = 'turun'`)
    const other = await question()
    expect((await approve(lower, [other], {}, 'turun')).status).toBe(403)
    expect(await failuresOf(other)).toEqual(['PASSKEY LEVEL'])
    await http.token('spv.gs2', 'SPV', 'GS2')
    expect((await challenge([other], 'spv.gs2')).status).toBe(403)
  })

  test('counts from a browser of the asker only where the shop says so', async () => {
    await http.engine.sessions.end('spv', 'KELUAR')
    const { json } = await http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'spv', password: testPassword },
      headers: { 'x-perangkat': 'uji-kasir' },
    })
    const key = await owned('konter', json.data.token)
    await http.engine.sessions.end('spv', 'KELUAR')
    spv = await http.token('spv')
    const no = await question()
    expect((await approve(key, [no], { hitung: 0 })).status).toBe(403)
    expect(await failuresOf(no)).toContain('PASSKEY PERANGKAT_PEMINTA')
    const own = await http.token('own3', 'OWN')
    await http.send('PUT', '/api/v1/para-system/key/PASSKEY_DI_KONTER', {
      token: own,
      body: { value: true },
    })
    expect((await approve(key, [no], { hitung: 2 })).status).toBe(200)
  })

  test('slows down whoever tries in vain again and again', async () => {
    const key = await owned('lambat')
    const no = await question()
    for (let at = 0; at < 5; at += 1) await approve(key, [no], { flags: 0 })
    expect((await approve(key, [no])).status).toBe(429)
  })
})

test('a password that changes takes all passkeys with it', async () => {
  const ganti = await http.token('ganti', 'SPV')
  const key = await owned('ganti', ganti)
  await http.send('POST', '/api/v1/users/change-password', {
    token: ganti,
    body: { password: testPassword, new_password: `${testPassword}-baru` },
  })
  const no = await question()
  expect((await challenge([no], 'ganti')).status).toBe(403)
  const forged = { tantangan: 'x', ...dijawab(key, 'x') }
  expect((await send([no], forged, 'ganti')).status).toBe(403)
  await expect(
    chain(sql`update passkey set dicabut_pada = null where user_id = 'ganti'`),
  ).rejects.toMatchObject({ code: 'passkey_tidak_berlaku' })
})
