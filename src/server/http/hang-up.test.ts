import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineEndpoint } from '#kernel/endpoint'
import { buildHouse, defineModule } from '#kernel/module'
import { signedIn } from '#kernel/right'
import { openConnection } from '#server/db-connection'
import { handle, serveModule } from '#server/serve'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

const tidur = defineEndpoint({
  method: 'GET',
  path: 'uji/tidur',
  summary: 'A long query',
  right: signedIn,
})
/** As the lists that the specification asks for with POST. */
const tidurLama = defineEndpoint({
  method: 'POST',
  path: 'uji/tidur-lama',
  summary: 'A long query that is asked for with a body',
  right: signedIn,
  reads: true,
})
const uji = defineModule({ name: 'uji', needs: [], settings: {} })
const served = serveModule(uji, {
  handlers: [
    handle(tidur, async (ctx) => {
      await ctx.reading.read((db) => db.rows(ctx.kodeToko, sql`select pg_sleep(601)`))
      await ctx.db.rows(ctx.kodeToko, sql`select pg_sleep(601)`)
      return null
    }),
    handle(tidurLama, async (ctx) => {
      await ctx.db.rows(ctx.kodeToko, sql`select pg_sleep(601)`)
      return null
    }),
  ],
})

let http: TestHttp
let address: string
beforeAll(async () => {
  http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, served],
  })
  await http.addShop('GS1')
  address = await http.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

/** Asked by the owner: all connections of the server may be taken. */
async function sleeping(): Promise<number> {
  const owner = await openConnection(http.database.ownerUrl, () => undefined)
  const { rows } = await owner.query(
    `select from pg_stat_activity where query = 'select pg_sleep(601)' and state = 'active'`,
  )
  await owner.end()
  return rows.length
}

test.each([
  ['GET', 'uji/tidur'],
  ['POST', 'uji/tidur-lama'],
])(
  'who hangs up leaves no query behind, and nobody waits for his connection: %s',
  async (method, path) => {
    const token = await http.token('own', 'OWN')
    const hangs = Array.from({ length: 8 }, () => new AbortController())
    const asked = hangs.map(({ signal }) =>
      fetch(`${address}/api/v1/${path}`, {
        method,
        signal,
        headers: { 'x-auth-token': token },
      }).catch(() => 'tutup'),
    )
    // All connections for such work are in use.
    await expect.poll(sleeping).toBe(8)
    // The server still answers and identifies the user.
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    for (const hang of hangs) hang.abort()
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['tutup']))
    await expect.poll(sleeping).toBe(0)
  },
)
