import { once } from 'node:events'
import net from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnection } from '#server/db-connection'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'

let http: TestHttp
let token = ''
let port = 0

/** A list so long that no socket swallows it whole. */
async function fillList(): Promise<void> {
  const owner = await openConnection(http.database.ownerUrl, () => undefined)
  await owner.query('set session_replication_role = replica')
  await owner.query(`insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi)
    select 'GS1', 'Z' || i, repeat('x', 90) || i from generate_series(1, 150000) i`)
  await owner.end()
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1', 'PUSAT')
  token = await http.token('kasir', 'KASIR')
  await fillList()
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  const address = http.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => http.close())

async function download(): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const path = house.master('kondisi_barang').calls.list
  socket.write(
    `GET /api/v1/${path}?format=csv HTTP/1.1\r\nHost: x\r\nx-auth-token: ${token}\r\n\r\n`,
  )
  return socket.pause()
}

test('twelve who ask for a file and do not read it keep nobody from working', async () => {
  const sockets = await Promise.all(Array.from({ length: 12 }, download))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const others = await Promise.all(
    Array.from({ length: 10 }, () =>
      http.database.db.row('GS1', sql`select count(*) from kondisi_barang`),
    ),
  )
  expect(others).toHaveLength(10)
  // They did not wait until those who do not read were left.
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
  expect((await http.send('GET', '/api/v1/users/sesi', { token })).status).toBe(200)
  // Three are served; whoever waited ten seconds for his turn is told.
  const last = await http.send('GET', `/api/v1/${house.master('kondisi_barang').calls.list}`, {
    token,
    query: { format: 'csv' },
  })
  expect(last.status).toBe(429)
  expect(last.json.message).toBe('Terlalu Banyak Unduhan Sekaligus, Coba Lagi Sebentar')
  for (const socket of sockets) socket.destroy()
  const again = await http.send('GET', `/api/v1/${house.master('kondisi_barang').calls.list}`, {
    token,
    query: { format: 'csv' },
  })
  expect(again.status).toBe(200)
})

test('who stops reading is left after a while', async () => {
  const streams = () => http.database.db.figures().streams
  const socket = await download()
  await expect.poll(streams).toBe(1)
  await expect.poll(streams).toBe(0)
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  socket.resume()
  await once(socket, 'close')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(15_000_000)
})
