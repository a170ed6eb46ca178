import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
import { contextOptions, signIn } from '../../scripts/browser.mjs'
import { makeDataDir, startBuiltServer, type BuiltServer } from '../../scripts/built-server.mjs'
import { test } from './harness.ts'

const dataDir = makeDataDir()
let server: BuiltServer

const send = async (path: string, body: object, token = ''): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${server.origin}/api/v1/${path}`, request)).status
}

const password = 'cincin-melati-7'

beforeAll(async () => {
  server = await startBuiltServer({ dataDir })
  const kode = /kode setup ([A-Z0-9]{8})/.exec(server.said())?.[1]
  expect(kode, server.said()).toBeDefined()
  const toko = { kode_toko: 'PUSAT', nama_toko: 'Kencana', alamat_toko: 'Jalan Emas 1' }
  const orang = { user_id: 'pemilik', usere_name: 'Pemilik', password }
  const status = await send('setup', {
    kode,
    ...toko,
    ...orang,
    no_hp: '081234567890',
    zona: 'Asia/Jakarta',
  })
  expect(status).toBe(200)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an open page takes up its line again when the server was restarted', async ({ browser }) => {
  const context = await browser.newContext(contextOptions(server.origin, {}))
  const page = await context.newPage()
  await signIn(page, 'pemilik', password)
  await page.goto('/master-bank')
  await page.getByText('Tersambung').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')

  const { port } = new URL(server.origin)
  await server.stop()
  await page.getByText('Terputus', { exact: true }).waitFor()
  server = await startBuiltServer({ dataDir, variables: { PORT: port } })

  await page.getByText('Tersambung').waitFor({ timeout: 60_000 })
  // It hears again what others do.
  expect(
    await send('banks/create', { kode_bank: 'BUM', nama_bank: 'Bank Mulai Lagi' }, token),
  ).toBe(200)
  await page.getByRole('cell', { name: 'BUM', exact: true }).waitFor()
  await context.close()
})
