import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('a cashier: the first line has the keyboard, arrows walk, Enter goes there', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'kasir1.gs2', path: '/home' })
  const lines = page.locator('.pagi [data-pagi]')
  await lines.first().waitFor()
  const focused = (line: Locator) => () => line.evaluate((one) => one === document.activeElement)
  await expect.poll(focused(lines.first())).toBe(true)
  await axe('.page')
  await shot('beranda-kasir')
  // A count is blind, and what the shop earns is not his.
  await expect.poll(() => page.locator('.pagi').innerText()).not.toMatch(/Brankas|Laba/)

  await press('ArrowDown')
  await expect.poll(focused(lines.nth(1))).toBe(true)
  await press('ArrowUp')
  await expect.poll(focused(lines.first())).toBe(true)
  await press('End')
  await expect.poll(focused(lines.last())).toBe(true)
  const href = await lines.last().getAttribute('href')
  await press('Enter')
  await expect.poll(() => page.url()).toContain(href ?? '?')
})

test('a supervisor: a sale shows without a reload, and each way is filtered', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'spv.gs2', path: '/home' })
  await page.locator('.pagi [data-pagi]').first().waitFor()
  await axe('.page')
  await shot('beranda-spv')
  await page.getByText(/Brankas Rp/).waitFor()
  const siap = page.locator('.pagi a', { hasText: 'service siap diambil' })
  await siap.waitFor()
  await expect.poll(() => siap.getAttribute('href')).toBe('/lihat-services?status=SELESAI')

  const jual = page.locator('.pagi a', { hasText: 'Penjualan hari ini' })
  const before = await jual.innerText()
  const counter = await open({ user: 'kasir1.gs2', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const nomor = await sell(counter, await freePieces(counter.page, 1))
  const body = { penjualan: [nomor], pembelian: [] }
  expect((await callAs(counter.page, 'POST', 'validasi/simpan/jualbeli', body)).status).toBe(200)
  await expect.poll(() => jual.innerText()).not.toBe(before)
})

test('an owner at the head office: what was earned, and his shops', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/home' })
  await page.getByText(/Laba hari ini Rp/).waitFor()
  const toko = page.getByRole('table', { name: 'Toko' })
  await toko.locator('tbody tr').nth(3).waitFor()
  await axe('.page')
  await shot('beranda-own')
  await press('Enter')
  await page.getByRole('heading', { name: 'Laporan Penjualan' }).waitFor()
})

test('the bell of news leads on, and a kind is silenced there', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs2', path: '/master-baki' })
  const lonceng = page.getByRole('button', { name: /^Kabar: [1-9]/ })
  await lonceng.waitFor()
  const dulu = await lonceng.innerText()
  await lonceng.click()
  const dialog = page.getByRole('dialog', { name: 'Kabar' })
  const baris = dialog.getByRole('listitem')
  await baris.first().waitFor()
  await axe('.ant-modal-body')
  await shot('kabar')
  await dialog
    .getByRole('button', { name: /^Diamkan/ })
    .first()
    .click()
  await dialog.getByRole('heading', { name: 'Didiamkan' }).waitFor()
  await expect.poll(() => lonceng.innerText()).toBe(String(Number(dulu) - 1))
  await dialog.getByRole('button', { name: /^Kabari Lagi/ }).click()
  await dialog.getByRole('heading', { name: 'Didiamkan' }).waitFor({ state: 'detached' })
  const href = await dialog.getByRole('link').first().getAttribute('href')
  await dialog.getByRole('link').first().press('Enter')
  await expect.poll(() => page.url()).toContain(href ?? '?')
  await dialog.waitFor({ state: 'hidden' })
  await press('Escape')
})
