import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { contextOptions, settle } from '../../scripts/browser.mjs'
import {
  freePort,
  makeDataDir,
  startBuiltServer,
  type BuiltServer,
} from '../../scripts/built-server.mjs'
import { pageIn, screensFolder, test } from './harness.ts'

// Two of our servers, as a chain runs them: from the shop's program the same person goes over to
// the wholesale program in his browser, without a password. One session a person: whoever set a
// server up by its calls has to leave it before he comes by his browser, or he is refused there.

const token = 'rahasia-bersama-dua-program-1234567890'
const password = 'cincin-melati-7'
const folders = [makeDataDir(), makeDataDir()] as const
let grosir: BuiltServer
let toko: BuiltServer

/** Founds the first shop there. Its owner is not signed in. */
async function dirikan(server: BuiltServer, kode_toko: string): Promise<void> {
  const kode = /kode setup ([A-Z0-9]{8})/.exec(server.said())?.[1]
  const { origin } = server
  const orang = { user_id: 'pemilik', usere_name: 'Pemilik', password }
  const identitas = {
    nama_toko: kode_toko,
    alamat_toko: 'Jalan Emas 1',
    no_hp: '081234567890',
    zona: 'Asia/Jakarta',
  }
  const answer = await fetch(`${origin}/api/v1/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kode, kode_toko, ...identitas, ...orang }),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** By the session of his browser. */
async function nyalakan(page: Page, key: string): Promise<void> {
  // The wholesale program may still be asking for something, by its own session.
  const dikirim = page.waitForRequest(
    (one) => one.url().startsWith(toko.origin) && one.headers()['x-auth-token'] !== undefined,
  )
  await page.goto(`${toko.origin}/home`)
  const headers = (await dikirim).headers()
  const answer = await page.request.put(`${toko.origin}/api/v1/para-system/key/${key}`, {
    data: { value: true },
    headers: {
      'x-auth-token': headers['x-auth-token'] ?? '',
      'x-perangkat': headers['x-perangkat'] ?? '',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function masuk(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('User ID').fill('pemilik')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname !== '/')
  await settle(page)
}

beforeAll(async () => {
  const [diGrosir, diToko] = folders
  const PORT = String(await freePort())
  const GROSIR_URL = `http://127.0.0.1:${PORT}`
  const ke = { GROSIR_DOMAIN: GROSIR_URL, GROSIR_URL, GROSIR_TOKEN: token }
  ;[grosir, toko] = await Promise.all([
    startBuiltServer({ dataDir: diGrosir, variables: { GROSIR_TOKEN: token, PORT } }),
    startBuiltServer({ dataDir: diToko, variables: ke }),
  ])
}, 240_000)
afterAll(async () => {
  for (const one of [toko, grosir]) await one.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a person goes over to the wholesale program as himself, to its home or its counter', async ({
  browser,
}) => {
  await dirikan(toko, 'TOKO')
  await dirikan(grosir, 'GROSIR')
  const context = await browser.newContext(contextOptions(toko.origin, {}))
  const page = await pageIn(context)
  await masuk(page)
  await nyalakan(page, 'GROSIR_MODULE')
  const seberang = async (path: string): Promise<void> => {
    await page.goto(`${toko.origin}/redirect-to-grosir`)
    // The ticket leaves the address first; the home opens when the server has answered.
    const di = `${grosir.origin}${path}`
    await expect.poll(() => page.url()).toBe(di)
    await settle(page)
    // The head of a printed page bears the name too, and is not seen.
    await page.getByText('GROSIR').filter({ visible: true }).first().waitFor()
  }
  await seberang('/home')
  await page.screenshot({ path: `${screensFolder}/grosir.png` })
  // The ticket is in neither place: not in the address, not in what the browser goes back to.
  const disimpan = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(disimpan).not.toContain('tiket')
  await nyalakan(page, 'SEMI_GROSIR_MODULE')
  await seberang('/transaksi-penjualan')
  // A ticket that somebody else brings is no way in.
  const lain = await browser.newContext(contextOptions(grosir.origin, {}))
  const tamu = await pageIn(lain)
  await tamu.goto(`/#tiket=${'x'.repeat(43)}`)
  await tamu.getByText('Invalid Token For Grosir Program').first().waitFor()
  await tamu.getByLabel('User ID').waitFor()
  await context.close()
  await lain.close()
})
