import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { settle, speak } from '../../scripts/browser.mjs'
import { dibeli, notaLama, timbang } from './beli.ts'
import { freePieces, readyCounter, scanPiece, sell } from './counter.ts'
import { walkSizes } from './fits.ts'
import { test, type Screen } from './harness.ts'

type Figures = Record<string, unknown>

/** The answer with figures of nine digits and every approval: gold of a price that may come. */
async function dearer(route: Route, perlu: readonly string[]): Promise<void> {
  const answer = await route.fetch()
  const { data, ...rest } = (await answer.json()) as { data: Figures & { baris: Figures[] } }
  const baris = data.baris.map((line): Figures => ({
    ...line,
    harga_gram: 9_999_888,
    ongkos: 8_888_888,
    diskon: 88_888_888,
    potongan: 88_888_888,
    harga_nota: 888_888_888,
    harga_total: 888_888_888,
    harga: 222_222_222,
  }))
  const names = baris.map(
    (line, at) => line['kode_barcode'] ?? `${at + 1}. ${String(line['nama_barang'])}`,
  )
  const sesudah = Object.fromEntries(names.map((name) => [name, '888.888.888']))
  const needs = perlu.map((kategori) => ({ kategori, sebelum: sesudah, sesudah }))
  const total = perlu.includes('KADAR_BELI') ? 222_222_222 : 888_888_888
  await route.fulfill({
    response: answer,
    json: { ...rest, data: { ...data, baris, total, perlu: needs } },
  })
}

const perluJual = ['JUAL_DIBAWAH_MODAL', 'KURANG_ONGKOS', 'DISKON_PENJUALAN', 'LIMIT_PENJUALAN']
const perluBeli = ['TOLERANSI_BERAT_BELI', 'KADAR_BELI', 'HARGA_BELI_DI_ATAS_NOTA']

async function dear(page: Page): Promise<void> {
  await page.route('**/penjualan/hitung', (route) => dearer(route, perluJual))
  await page.route('**/pembelian/hitung', (route) => dearer(route, perluBeli))
}

/** An exchange that needs approvals: the commonest visit in its longest state. */
async function exchange(screen: Screen): Promise<void> {
  const { page, scan } = screen
  await readyCounter(screen)
  const [baru] = await freePieces(page, 1)
  const nota = await notaLama(page, 1)
  const lama = nota.baris.find(({ halangan }) => halangan === null)
  if (!baru || !lama) throw new Error('two pieces')
  await scan(lama.kode_barcode)
  await timbang(screen, lama.berat_nota)
  await expect.poll(() => dibeli(page).count()).toBe(1)
  await dear(page)
  await scanPiece(screen, baru)
  await page.getByText('666.666.666').first().waitFor()
  await page.getByText('Draf tersimpan').waitFor()
}

/** The same page in the language of the longest words. */
async function inItalian(page: Page): Promise<void> {
  await speak(page.context(), 'it')
  await page.reload()
}

test('every button of the counter stays in the window, and nothing is cut', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { page, press } = screen
  await exchange(screen)
  await inItalian(page)
  await page.getByText('666.666.666').first().waitFor()
  const found = await walkSizes(page, 'an exchange')
  await page.locator('.konter-tabel tbody tr[aria-selected]').last().click()
  found.push(...(await walkSizes(page, 'the bought piece')))
  await press('F8')
  await page.locator('.bayar').waitFor()
  found.push(...(await walkSizes(page, 'paying')))
  expect(found.join('\n')).toBe('')
})

test('validation and its payments stay in the window', async ({ open }) => {
  const counter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const nomor = await sell(counter, await freePieces(counter.page, 2))
  const path = `/validasi-jual-beli?nota=${nomor}`
  const { page, press } = await open({ user: 'kasir2.gs1', path, lang: 'it' })
  await page.locator('.isi-kepala', { hasText: nomor }).waitFor()
  const found = await walkSizes(page, 'validation')
  await press('F8')
  await page.locator('.detail-bayar tbody tr').first().waitFor()
  found.push(...(await walkSizes(page, 'its payments')))
  expect(found.join('\n')).toBe('')
})

test.for([
  ['/home', 'own'],
  ['/dashboard', 'own'],
  ['/dashboardPusat', 'own'],
  ['/uang-kas', 'own.gs1'],
  ['/harga-emas-hari-ini', 'own.gs1'],
])('%s stays in the window', async ([path = '/', user = 'own'], { open }) => {
  const { page } = await open({ user, path, lang: 'it' })
  await settle(page)
  expect(await walkSizes(page, path)).toEqual([])
})
