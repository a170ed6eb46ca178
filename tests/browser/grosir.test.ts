import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { contextOptions, settle } from '../../scripts/browser.mjs'
import { makeDataDir, startBuiltServer, type BuiltServer } from '../../scripts/built-server.mjs'
import { screensFolder, test } from './harness.ts'

// Two of our servers, as a chain runs them: from the shop's program the same person goes over to
// the wholesale program in his browser, without a password.

const token = 'rahasia-bersama-dua-program-1234567890'
const password = 'cincin-melati-7'
const folders = [makeDataDir(), makeDataDir()] as const
let grosir: BuiltServer
let toko: BuiltServer

const kirim = async (origin: string, jalan: string, body: object, kunci = '', method = 'POST') => {
  const headers = {
    'content-type': 'application/json',
    'x-auth-token': kunci,
    'x-perangkat': 'uji',
  }
  const address = `${origin}/api/v1/${jalan}`
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${jalan}: ${await answer.text()}`)
  return (await answer.json()).data
}

/** Founds the first shop there. @returns its owner's token */
async function dirikan(server: BuiltServer, kode_toko: string): Promise<string> {
  const kode = /kode setup ([A-Z0-9]{8})/.exec(server.said())?.[1]
  const { origin } = server
  const orang = { user_id: 'pemilik', usere_name: 'Pemilik', password }
  const identitas = {
    nama_toko: kode_toko,
    alamat_toko: 'Jalan Emas 1',
    no_hp: '081234567890',
    zona: 'Asia/Jakarta',
  }
  await kirim(origin, 'setup', { kode, kode_toko, ...identitas, ...orang })
  return (await kirim(origin, 'users/login', { ...orang, kode_toko: null })).token
}

const nyalakan = (key: string, kunci: string): Promise<unknown> =>
  kirim(toko.origin, `para-system/key/${key}`, { value: true }, kunci, 'PUT')

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
  grosir = await startBuiltServer({ dataDir: diGrosir, variables: { GROSIR_TOKEN: token } })
  const ke = { GROSIR_DOMAIN: grosir.origin, GROSIR_URL: grosir.origin, GROSIR_TOKEN: token }
  toko = await startBuiltServer({ dataDir: diToko, variables: ke })
}, 240_000)
afterAll(async () => {
  for (const one of [toko, grosir]) await one.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a person goes over to the wholesale program as himself, to its home or its counter', async ({
  browser,
}) => {
  const kunci = await dirikan(toko, 'TOKO')
  await dirikan(grosir, 'GROSIR')
  await nyalakan('GROSIR_MODULE', kunci)
  const context = await browser.newContext(contextOptions(toko.origin, {}))
  const page = await context.newPage()
  await masuk(page)
  const seberang = async (path: string): Promise<void> => {
    await page.goto(`${toko.origin}/redirect-to-grosir`)
    await page.waitForURL((url) => url.origin === grosir.origin && url.hash === '')
    await settle(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByText('GROSIR').first().waitFor()
  }
  await seberang('/home')
  await page.screenshot({ path: `${screensFolder}/grosir.png` })
  // The ticket is in neither place: not in the address, not in what the browser goes back to.
  const disimpan = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(disimpan).not.toContain('tiket')
  await nyalakan('SEMI_GROSIR_MODULE', kunci)
  await seberang('/transaksi-penjualan')
  // A ticket that somebody else brings is no way in.
  const lain = await browser.newContext(contextOptions(grosir.origin, {}))
  const tamu = await lain.newPage()
  await tamu.goto(`/#tiket=${'x'.repeat(43)}`)
  await tamu.getByText('Invalid Token For Grosir Program').first().waitFor()
  await tamu.getByLabel('User ID').waitFor()
  await context.close()
  await lain.close()
})
