import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnection } from '#server/db-connection'
import { newId } from '#server/document/ids'
import { createHttp } from '#server/http/create-http'
import { createTestHttp, letterHeaders, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { BranchWatch } from './branches.ts'

// The owner of a branch's database cuts off the end of its chain and adapts the folder beside it:
// the head office's record shows the difference.

const secret = 'kepala-rantai-'.repeat(4)
const now = Date.parse('2026-11-22T10:00:00+07:00')
const clock = { millis: () => now }
let pusat: TestHttp
let jauh: TestHttp
let own = ''
let watch: BranchWatch

beforeAll(async () => {
  const shared = { house, modules: servedModules, clock }
  const config = { portalToken: secret, portalHosts: ['127.0.0.1'] }
  pusat = await createTestHttp({ ...shared, config })
  await pusat.addShop('PUSAT', 'PUSAT')
  for (const kode of ['GS1', 'GS5']) await pusat.addShop(kode)
  const origin = await pusat.app.listen({ port: 0, host: '127.0.0.1' })
  jauh = await createTestHttp({
    ...shared,
    config: { portalToken: secret, portalPusat: `${origin}/portal/PUSAT` },
  })
  await jauh.addShop('GS5')
  const portal = await jauh.app.listen({ port: 0, host: '127.0.0.1' })
  await pusat.database.db.chain.rows(
    sql`update toko set portal = ${portal} where kode_toko = 'GS5'`,
  )
  own = await jauh.token('own.gs5', 'OWN', 'GS5')
  watch = watchOf(pusat)
  const closed = await jauh.send('POST', '/api/v1/tutup-toko', {
    token: own,
    body: { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' },
    headers: { 'idempotency-key': newId() },
  })
  if (closed.status !== 200) throw new Error(closed.text)
})
afterAll(async () => {
  await pusat?.close()
  await jauh?.close()
})

const watchOf = ({ database, engine, files }: TestHttp): BranchWatch =>
  new BranchWatch({ db: database.db, folder: files, clock, chain: () => engine.chain })
const kept = (): string[] =>
  fs
    .readFileSync(path.join(pusat.files, 'PUSAT', 'segel', 'jangkar-GS5.txt'), 'utf8')
    .split('\n')
    .filter((text) => text !== '')

/** As the owner of the branch's database, past every trigger. */
async function tamper(text: string): Promise<void> {
  const client = await openConnection(jauh.database.ownerUrl, () => undefined)
  try {
    await client.query('set session_replication_role = replica')
    await client.query(text)
  } finally {
    await client.end()
  }
}

test('the head office keeps where a branch on its own server stands, each place once', async () => {
  expect(await watch.look()).toEqual([])
  expect(await watch.look()).toEqual([])
  expect(kept()).toEqual([expect.stringMatching(/^1 [0-9a-f]{64} 2026-11-22T03:00:00/)])
  // A branch asks nobody, and the audit covers shops of the same database.
  expect(await watchOf(jauh).look()).toEqual([])
  expect(fs.readdirSync(path.join(pusat.files, 'PUSAT', 'segel'))).toEqual(['jangkar-GS5.txt'])
})

test('nobody but another server of the chain is told', async () => {
  const address = '/api/v1/portal/kepala-rantai'
  const body = { urut: [1, 7] }
  expect((await jauh.send('POST', address, { token: own, body })).status).toBe(403)
  const headers = letterHeaders(secret, { method: 'POST', address, body, toko: 'GS5' }, now)
  const { data } = (await jauh.send('POST', address, { headers, body })).json
  expect(data.dulu).toEqual([data.kepala])
})

test('a chain that was hashed anew, and one whose end is gone, are seen', async () => {
  const code = '([0-9A-F]{4}-){3}[0-9A-F]{4}'
  await tamper(`update posting set hash = sha256('lain') where kode_toko = 'GS5'`)
  const [other] = await watch.look()
  expect(other).toMatchObject({ kode_toko: 'GS5', pemeriksaan: 'jangkar di pusat' })
  expect(other?.kalimat).toMatch(
    new RegExp(`^Rantai di server cabang pernah sampai urut 1 ${code}, sekarang ${code}$`),
  )
  await tamper(`delete from posting where kode_toko = 'GS5'`)
  const [gone] = await watch.look()
  expect(gone?.kalimat).toMatch(/urut 1 .* sekarang tidak ada$/)
})

test('the audit of the head office has it, and the alarm is told', async () => {
  const { appUrl, db, ownerUrl } = pusat.database
  const { app, engine } = await createHttp({
    ...{ house, modules: servedModules, clock, db, appUrl, ownerUrl },
    config: {
      ...{ logLevel: 'silent', origin: undefined, trustProxy: [] },
      ...{ portalToken: secret, portalHosts: ['127.0.0.1'] },
    },
    folder: { files: pusat.files, log: pusat.files },
  })
  await app.ready()
  try {
    await expect.poll(() => engine.audits.underWay()).toBe(false)
    expect(await engine.audits.begin('own')).toBe(true)
    const found = async () =>
      (
        await db.chain.row<{ beda: string }>(
          sql`select beda::text as beda from pemeriksaan order by mulai desc limit 1`,
        )
      )?.beda
    await expect.poll(found).toContain('jangkar di pusat')
  } finally {
    await app.close()
  }
})
