import { rmSync } from 'node:fs'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { contextOptions } from '../../scripts/browser.mjs'
import { makeDataDir, startBuiltServer, type BuiltServer } from '../../scripts/built-server.mjs'
import { pageIn, test } from './harness.ts'

const dataDir = makeDataDir()
let server: BuiltServer
let pemilik: Awaited<ReturnType<BrowserContext['storageState']>>

const send = async (path: string, body: object, token = ''): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${server.origin}/api/v1/${path}`, request)).status
}

const password = 'cincin-melati-7'

beforeAll(async () => {
  server = await startBuiltServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the first shop is founded on its page, and its owner stands where the work begins', async ({
  browser,
}) => {
  const kode = /kode setup ([A-Z0-9]{8})/.exec(server.said())?.[1]
  expect(kode, server.said()).toBeDefined()
  const context = await browser.newContext(contextOptions(server.origin, {}))
  const page = await pageIn(context)
  // What stood there at any moment: nobody who founds a shop is asked for a password first.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[autocomplete=username]'))
        document.documentElement.dataset['login'] = 'seen'
    }).observe(document, { childList: true, subtree: true })
    // A server that does not answer for half a second has its log-in shown: a busy machine may not.
    const later = window.setTimeout.bind(window)
    const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]): number =>
      later(run, ms === 500 && !document.querySelector('.setup-form') ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: patient })
  })
  await page.goto('/')
  await page
    .locator('input:focus')
    .and(page.getByLabel('Kode Setup', { exact: true }))
    .waitFor()
  await expect.poll(() => page.locator('html').getAttribute('data-login')).toBeNull()
  const isi: Readonly<Record<string, string>> = {
    'Kode Setup': 'SALAH',
    'Kode Toko': 'PUSAT',
    'Nama Toko': 'Kencana',
    Alamat: 'Jalan Emas 1',
    'No HP': '081234567890',
    'User ID': 'pemilik',
    Nama: 'Pemilik',
    Password: 'pendek',
  }
  for (const [label, text] of Object.entries(isi))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Buat Toko' }).click()
  // The code and the password are both told, at once.
  await page.getByText('Kode Setup Salah, Lihat Kode Di Konsol Server').waitFor()
  await page.locator('.setup-syarat').getByText('Paling sedikit 8 huruf').waitFor()
  await expect.poll(() => page.locator('.plain-error').count()).toBe(2)
  await page.getByLabel('Kode Setup', { exact: true }).fill(kode ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect.poll(() => page.locator('.setup-syarat .benar').count()).toBe(3)
  await page.getByRole('button', { name: 'Buat Toko' }).click()
  await page.getByRole('heading', { name: 'Langkah Awal' }).waitFor()
  await page.getByRole('button', { name: 'Lewati: Timbangan Dicoba' }).click()
  await page.getByText('Dilewati oleh pemilik').waitFor()
  await page.screenshot({ path: 'node_modules/.cache/screens/langkah-awal-toko-baru.png' })
  // A person sits at one place: the next test goes on there.
  pemilik = await context.storageState()
  await context.close()
})

test('an open page takes up its line again when the server was restarted', async ({ browser }) => {
  const options = contextOptions(server.origin, {})
  const context = await browser.newContext({ ...options, storageState: pemilik })
  const page = await pageIn(context)
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
