import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import { readSeals } from '#server/audit/seal'
import { openConnection } from '#server/db-connection'
import { newId } from '#server/document/ids'
import { createHttp } from '#server/http/create-http'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The books are audited by night and by a button, and what lies outside the database is missed when
// it is gone: a day's seal, and the place where the chain stood.

const clock = { millis: () => Date.parse('2026-11-22T10:00:00+07:00') }
let http: TestHttp
let own: string
let owner: Awaited<ReturnType<typeof openConnection>>
type App = Awaited<ReturnType<typeof createHttp>>['app']
let app: App

/** The same database and files behind a server that has the owner's address. */
async function serve(): Promise<App> {
  const { appUrl, db, ownerUrl } = http.database
  const made = await createHttp({
    ...{ house, modules: servedModules, clock, db, appUrl, ownerUrl },
    config: { logLevel: 'silent', origin: undefined, trustProxy: [] },
    folder: { files: http.files, log: http.files },
  })
  await made.app.ready()
  return made.app
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock })
  await http.addShop('GS1', 'PUSAT')
  own = await http.token('own', 'OWN', 'GS1')
  owner = await openConnection(http.database.ownerUrl, () => undefined)
  const closed = await http.send('POST', '/api/v1/tutup-toko', {
    token: own,
    body: { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' },
    headers: { 'idempotency-key': newId() },
  })
  if (closed.status !== 200) throw new Error(closed.text)
  // At whatever hour this runs: the nightly one is not due before a test says so.
  await owner.query(`update migrasi set saat = now() + interval '1 day'`)
  app = await serve()
})
afterAll(async () => {
  await app?.close()
  await owner?.end()
  await http?.close()
})

const ask = async (method: 'GET' | 'POST', token = own) => {
  const url = '/api/v1/pemeriksaan-buku'
  const answer = await app.inject({ method, url, headers: { 'x-auth-token': token } })
  return { ...JSON.parse(answer.body), status: answer.statusCode }
}
/** What the screen shows once nothing is under way. */
async function settled() {
  for (;;) {
    const { data } = await ask('GET')
    if (!data.berjalan) return data
    await sleep(50)
  }
}
const found = async (): Promise<string[]> => {
  const options = { seals: readSeals(http.files), everySeal: true }
  const { beda } = await audit(http.database.ownerUrl, () => undefined, options)
  return beda.map(({ pemeriksaan }) => pemeriksaan)
}
const segel = (): string => path.join(http.files, 'GS1', 'segel')
const seals = (): string[] => fs.readdirSync(segel()).filter((name) => name.endsWith('.json'))

test('the button audits the books, once at a time, and the screen keeps what was found', async () => {
  expect(await ask('POST')).toMatchObject({ status: 200, message: 'Pemeriksaan Dimulai' })
  expect(await ask('POST')).toMatchObject({ message: 'Pemeriksaan Sedang Berjalan' })
  expect(await settled()).toMatchObject({
    bisa: true,
    beda: [],
    riwayat: [{ cara: 'TOMBOL', oleh: 'own', toko: 1, posting: 1, jumlah_beda: 0, gagal: null }],
  })
  const kasir = await http.token('kasir', 'KASIR', 'GS1')
  expect((await ask('POST', kasir)).status).toBe(403)
})

test('with it comes the cross-check of the closed day, kept with how long it took', async () => {
  const { rows } = await owner.query(
    `select kode_toko, tgl, cara, oleh, beda, lama_ms >= 0 as lama from uji_harian`,
  )
  expect(rows).toEqual([
    { kode_toko: 'GS1', tgl: '2026-11-21', cara: 'TOMBOL', oleh: 'own', beda: [], lama: true },
  ])
})

test('the nightly one is due when three has passed, and not twice', async () => {
  const due = async () => (await owner.query('select pemeriksaan_perlu() as perlu')).rows[0].perlu
  expect(await due()).toBe(false)
  await owner.query(`update pemeriksaan set mulai = mulai - interval '25 hours'`)
  expect(await due()).toBe(true)
})

test('a seal that is gone is missed; the last one is written again at the next start', async () => {
  const [name = ''] = seals()
  const text = fs.readFileSync(path.join(segel(), name))
  fs.rmSync(path.join(segel(), name))
  expect(await found()).toEqual(['segel hilang'])
  const other = await serve()
  await other.close()
  expect(fs.readFileSync(path.join(segel(), name))).toEqual(text)
  expect(await found()).toEqual([])
})

test('a posting that is cut off the end of the chain is missed where it stood', async () => {
  const anchors = () => readSeals(http.files).anchors ?? []
  expect(anchors().map(({ urut }) => urut)).toContain(1)
  // As the owner of the database can: the last posting goes, with all that tells of it.
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  const { rows } = await owner.query(
    `delete from posting where urut = (select max(urut) from posting) returning urut`,
  )
  await owner.query(`update rantai set urut = 0, hash = '\\x00'`)
  await owner.query('commit')
  expect(rows).toEqual([{ urut: 1 }])
  expect(await found()).toContain('jangkar')
})
