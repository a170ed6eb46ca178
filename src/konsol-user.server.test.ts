import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mulaiPasskey, simpanPasskey } from '#modules/pengguna/passkey/passkey.calls'
import { dibuat, testPasskey } from '#modules/pengguna/passkey/test-passkey.server'
import { openDb, type Db } from '#server/db'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from './house.server.ts'
import { house } from './house.ts'
import { bebaskan, beriSandi } from './konsol-user.server.ts'
import type { Konsol } from './konsol.server.ts'

// The only owner forgot his password, a cashier is locked out: the console of the server helps.

let http: TestHttp
let db: Db
let said = ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  db = openDb(http.database.ownerUrl)
  await http.addShop('GS1', 'PUSAT')
})
afterAll(async () => {
  await db.close()
  await http.close()
})
afterEach(() => void vi.restoreAllMocks())

/** What the command answers; what it told the console stands in `said`. */
async function konsol(command: (of: Konsol) => Promise<number>, userId: string): Promise<number> {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  const { sessions } = http.engine
  return command({ db, sessions, userId }).finally(() => vi.restoreAllMocks())
}
const masuk = (user_id: string, password: string, perangkat = 'meja-7') =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password },
    headers: { 'x-perangkat': perangkat },
  })
const sesi = async (token: string) =>
  (await http.send('GET', '/api/v1/users/sesi', { token })).status

test('a new password is shown once; session and passkeys end, he chooses his own', async () => {
  const token = await http.token('pemilik', 'OWN')
  const { json } = await http.call(mulaiPasskey, {}, { token, body: { password: testPassword } })
  const made = dibuat(testPasskey('ponsel-pemilik'), json.data.tantangan)
  expect(
    (await http.call(simpanPasskey, {}, { token, body: { nama: 'Ponsel', ...made } })).status,
  ).toBe(200)
  for (let at = 0; at < 5; at += 1) await masuk('pemilik', `lupa-${at}`, '')
  expect((await masuk('pemilik', 'lupa-lagi', '')).status).toBe(429)

  expect(await konsol(beriSandi, 'pemilik')).toBe(0)
  const baru = /Password baru pemilik: ((?:[a-z2-9]{4}-){3}[a-z2-9]{4})\n/.exec(said)?.[1] ?? ''
  expect(said).not.toContain('masih diblokir')
  expect(await sesi(token)).toBe(401)
  expect((await masuk('pemilik', testPassword)).status).toBe(401)
  const kembali = await masuk('pemilik', baru)
  expect([kembali.status, kembali.json.data?.user.wajib_ganti]).toEqual([200, true])
  expect(
    await db.chain.rows(
      sql`select from passkey where user_id = 'pemilik' and dicabut_pada is null`,
    ),
  ).toEqual([])
  const [oleh] = await http.database.db.rows<{ oleh: string; isi: string }>(
    'GS1',
    sql`select oleh, concat(sebelum, sesudah) as isi from riwayat_master
      where tabel = 'users' and kunci = 'pemilik' and oleh = 'KONSOL'`,
  )
  expect(oleh?.oleh).toBe('KONSOL')
  expect(oleh?.isi).not.toContain(baru)
})

test('a blocked one gets his password, and is told that it opens nothing yet', async () => {
  await http.addUser('diblokir', 'KASIR', 'GS1')
  await db.chain.rows(sql`update users set diblokir = true where user_id = 'diblokir'`)
  expect(await konsol(beriSandi, 'diblokir')).toBe(0)
  expect(said).toContain('User ini masih diblokir: buka blokirnya di /data-users.')
  const baru = /: ([a-z2-9-]{19})\n/.exec(said)?.[1] ?? ''
  expect((await masuk('diblokir', baru)).status).toBe(401)
})

test('somebody locked out is let in again, and his session elsewhere ends', async () => {
  const token = await http.token('kasir7', 'KASIR')
  for (let at = 0; at < 5; at += 1) await masuk('kasir7', `salah-${at}`)
  expect((await masuk('kasir7', testPassword)).status).toBe(429)
  expect(await konsol(bebaskan, 'kasir7')).toBe(0)
  expect(said).toBe('User kasir7 dikeluarkan.\n')
  expect(await sesi(token)).toBe(401)
  expect((await masuk('kasir7', testPassword)).status).toBe(200)
  await http.engine.sessions.end('kasir7', 'KELUAR')
  expect(await konsol(bebaskan, 'kasir7')).toBe(0)
  expect(said).toBe('User kasir7 tidak sedang masuk.\n')
})

test.each([beriSandi, bebaskan])('%o says so where there is no such user', async (command) => {
  expect(await konsol(command, 'tiada.orang')).toBe(1)
  expect(said).toContain('tiada.orang')
})
