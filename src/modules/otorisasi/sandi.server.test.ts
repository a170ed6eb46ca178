import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { otorisasi } from './sandi.calls.ts'

let http: TestHttp
const kategori = 'DI_BAWAH_MODAL'

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  for (const [user, level, toko] of [
    ['spv', 'SPV', 'GS1'],
    ['spv.gs2', 'SPV', 'GS2'],
    ['mu', 'MU', 'GS1'],
    ['kasir9', 'KASIR', 'GS1'],
  ] as const)
    await http.addUser(user, level, toko)
})
afterAll(() => http.close())

/** A question that waits for an approver's word, as a refused call leaves it. */
async function question(diminta_oleh: string): Promise<string> {
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

const isian = { keterangan: null, description: null, alasan: null }
const approve = (token: string, no_otorisasi: string, user_id: string, password = testPassword) =>
  http.call(
    otorisasi,
    {},
    {
      token,
      body: { ...isian, user_id, password, kategori, no_otorisasi },
    },
  )

interface Gagal {
  readonly diminta_oleh: string
  readonly pemberi: string | null
  readonly sebab: string
  readonly perangkat: string
}
const refusals = (no: string): Promise<Gagal[]> =>
  http.database.db.rows<Gagal>(
    'GS1',
    sql`select diminta_oleh, pemberi, sebab, perangkat from otorisasi_gagal
      where no_otorisasi = ${no} order by saat`,
  )

describe('an attempt that is refused', () => {
  test.each([
    ['a wrong password', 'spv', 'salah', 'spv', 'SANDI'],
    ['nobody', 'password-saya', 'salah', null, 'SANDI'],
    ['a level that does not approve', 'mu', testPassword, 'mu', 'LEVEL'],
    ['the own request', 'minta1', testPassword, 'minta1', 'DIRI_SENDIRI'],
    ["another shop's supervisor", 'spv.gs2', testPassword, 'spv.gs2', 'TOKO_LAIN'],
  ])('is kept: %s', async (_, user, password, pemberi, sebab) => {
    const token = await http.token('minta1', 'SPV')
    await http.database.db.chain.rows(sql`update users set gagal_minta = 0`)
    const no = await question('minta1')
    const answer = await approve(token, no, user, password)
    expect([answer.status, answer.json.message]).toEqual([403, 'Otorisasi Gagal..'])
    expect(await refusals(no)).toEqual([
      { diminta_oleh: 'minta1', pemberi, sebab, perangkat: 'uji-minta1' },
    ])
  })

  test('is a row that nobody changes, and that the app cannot write past its function', async () => {
    const { db } = http.database
    for (const statement of [
      sql`update otorisasi_gagal set sebab = 'LEVEL'`,
      sql`delete from otorisasi_gagal`,
      sql`insert into otorisasi_gagal (kode_toko, no_otorisasi, kategori, diminta_oleh, sebab,
        alamat, perangkat) values ('GS1', 'x', 'x', 'x', 'LEVEL', '', '')`,
    ])
      await expect(db.rows('GS1', statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('slows the asker down, whomever he tries, and is forgotten when it goes well', async () => {
    const token = await http.token('minta2', 'KASIR')
    const no = await question('minta2')
    for (const user of ['mu', 'spv.gs2', 'kasir9', 'minta2', 'mu'])
      expect((await approve(token, no, user)).status).toBe(403)
    const slow = await approve(token, no, 'spv')
    expect(slow.status).toBe(429)
    expect(slow.json.message).toMatch(/^Terlalu Banyak Percobaan, Tunggu \d+ Detik$/)
    await http.database.db.chain.rows(
      sql`update users set gagal_minta_pada = now() - interval '1 hour' where user_id = 'minta2'`,
    )
    expect((await approve(token, no, 'spv')).status).toBe(200)
    expect((await approve(token, await question('minta2'), 'mu')).status).toBe(403)
  })

  test('at the log-in stops no approvals', async () => {
    await http.addUser('spv.pintu', 'SPV', 'GS1')
    const guess = () =>
      http.send('POST', '/api/v1/users/login', { body: { user_id: 'spv.pintu', password: 'x' } })
    for (let at = 0; at < 5; at += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    const token = await http.token('minta4', 'KASIR')
    expect((await approve(token, await question('minta4'), 'spv.pintu')).status).toBe(200)
  })

  test('slows down whoever is guessed at, however many ask, also all at once', async () => {
    await http.addUser('spv.incar', 'SPV', 'GS1')
    const tries = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(async (one) => {
        const token = await http.token(`tebak.${one}`, 'KASIR')
        return { token, no: await question(`tebak.${one}`) }
      }),
    )
    const answers = await Promise.all(
      tries.map(({ no, token }) => approve(token, no, 'spv.incar', 'tebakan')),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  })
})

describe('an approver whose password the asker gave', () => {
  const dibuat = { usere_name: 'SPV Dua', level: 'SPV', kode_toko: 'GS1', no_whatsapp: null }
  const givenTo = async (user_id: string, token: string): Promise<void> => {
    const body = { ...dibuat, user_id, password: 'diberikan' }
    expect((await http.send('POST', '/api/v1/users/create', { token, body })).status).toBe(200)
  }
  const own = (): Promise<string> => http.token('own', 'OWN')
  /** He logs in and chooses his own. */
  const change = async (user_id: string, perangkat: string): Promise<void> => {
    const headers = { 'x-perangkat': perangkat }
    const { json } = await http.send('POST', '/api/v1/users/login', {
      body: { user_id, password: 'diberikan' },
      headers,
    })
    const done = await http.send('POST', '/api/v1/users/change-password', {
      token: String(json.data.token),
      headers,
      body: { password: 'diberikan', new_password: testPassword },
    })
    expect(done.status).toBe(200)
  }

  test('approves nothing before he has changed it, whoever asks', async () => {
    await givenTo('spv.titipan', await own())
    const kasir = await http.token('minta3', 'KASIR')
    const no = await question('minta3')
    const early = await approve(kasir, no, 'spv.titipan', 'diberikan')
    expect([early.status, early.json.message]).toEqual([
      403,
      'Pemberi Harus Masuk Dan Mengganti Passwordnya Dahulu',
    ])
    await change('spv.titipan', 'hp-spv')
    expect((await approve(kasir, no, 'spv.titipan')).json.data.pemberi).toBe('SPV Dua')
  })

  test('approves nothing of the asker when he changed it on a device of the asker', async () => {
    const token = await own() // on the device uji-own
    await givenTo('spv.hantu', token)
    await change('spv.hantu', 'uji-own')
    const no = await question('own')
    const answer = await approve(token, no, 'spv.hantu')
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Password Pemberi Ini Anda Yang Memberi, Minta Pemberi Lain',
    ])
    expect((await refusals(no)).map(({ sebab }) => sebab)).toEqual(['SANDI_PEMINTA'])
    const kasir = await http.token('minta3')
    expect((await approve(kasir, await question('minta3'), 'spv.hantu')).status).toBe(200)
  })

  test('approves what the asker asks for when he changed it on a device of his own', async () => {
    const token = await own()
    await givenTo('spv.benar', token)
    await change('spv.benar', 'hp-spv-benar')
    expect((await approve(token, await question('own'), 'spv.benar')).status).toBe(200)
  })
})
