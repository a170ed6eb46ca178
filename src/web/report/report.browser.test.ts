import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'
import { house } from '../../house.ts'

/** In the sample chain these are off, and so are their screens. */
const dimatikan = ['TIMBANG_SERAH_MODULE', 'GESEK_TUNAI_MODULE']
/** Tested on a page of its own (modules/riwayat). */
const sendiri = ['/laporan-riwayat-barang']
const terbuka = house.reports.filter(
  ({ path, when = '' }) => !dimatikan.includes(when) && !sendiri.includes(path),
)

const bagian = [...new Set(terbuka.map(({ heading }) => heading))]

/** Goes there as a link does, so that one page serves all reports. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState({}, '', address), path)

describe('the screen of a report', () => {
  test.for(bagian)('of %s answers and is clean', async (judul, { open }) => {
    const { page, press, axe, shot } = await open({ path: '/404' })
    await page.getByRole('heading').first().waitFor()
    for (const { path, title } of terbuka.filter(({ heading }) => heading === judul)) {
      await goTo(page, path)
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
      await page.locator('.report-filter').waitFor()
      await press('F9')
      const table = page.getByRole('table', { name: title })
      const empty = page.locator('.table-empty p').filter({ hasNotText: /^(Pilih|Sedang)/ })
      await table.or(empty).or(page.locator('.form-error').first()).first().waitFor()
      await axe('.content')
      await shot(`report${path.replace('/', '-')}`)
      const some = (await table.count()) > 0
      // SPEC 4: hidden while there is nothing to export.
      await expect
        .poll(() => page.getByRole('button', { name: 'PDF' }).count(), { message: path })
        .toBe(some ? 1 : 0)
    }
  })

  test('leaves as a file, the same as was answered', async ({ open }) => {
    const { page } = await open({ path: '/laporan-saldo-barang' }) // it runs by itself
    await page.getByRole('table', { name: 'Laporan Saldo Barang' }).waitFor()
    for (const name of ['PDF', 'Excel', 'CSV']) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect(await (await download).failure()).toBeNull()
      expect((await download).suggestedFilename()).toMatch(/^laporan-saldo-barang.*(pdf|xlsx|csv)$/)
    }
  })

  test('offers ALL and the KASIR users as Valid By (SPEC 2, 6)', async ({ open }) => {
    const { page, press } = await open({ path: '/laporan-penjualan' })
    const picker = page.getByRole('combobox', { name: 'Valid By' })
    const chosen = page.locator('.form-field', { has: picker })
    await expect.poll(() => chosen.innerText()).toContain('ALL')
    await picker.click()
    const options = page.locator('.ant-select-item-option')
    await expect.poll(() => options.count()).toBeGreaterThan(1)
    const users = async () => (await options.allInnerTexts()).map((text) => text.split(' ')[0])
    await expect.poll(users).toEqual(['ALL', 'kasir1', 'kasir2'])
    await options.nth(1).click()
    const asked = page.waitForRequest(/penjualan\/report/)
    await press('F9')
    expect((await asked).postDataJSON()).toMatchObject({ valid_by: 'kasir1' })
  })

  test('leads from a figure to its list: of rows that lead apart, and of no total beside', async ({
    open,
  }) => {
    const { page, press } = await open({ path: '/laporan-penjualan-per-pembayaran' })
    const ask = async () => {
      await page.getByRole('combobox', { name: 'Tanggal Awal' }).focus()
      await press(...Array.from({ length: 13 }, () => 'ArrowDown'), 'F9')
    }
    await ask()
    const table = page.getByRole('table', { name: 'Penjualan per Cara Bayar' })
    const cash = table.locator('tbody tr', { hasText: 'Tunai' })
    const amount = cash.locator('.table-opens').first()
    await amount.waitFor()
    await expect.poll(() => table.locator('tfoot .table-opens').count()).toBe(0)
    await amount.click()
    await page.waitForURL(/laporan-uang-kas\?.*kategori=PENJUALAN/)
    await goTo(page, '/laporan-rekap-pembelian')
    await ask()
    const opens = page.getByRole('table', { name: 'Rekap Pembelian' }).locator('tfoot .table-opens')
    await expect.poll(() => opens.count()).toBe(3) // not fine weight: its list has none
  })

  test('comes as a file by itself with more than 500 purchases (SPEC 9)', async ({ open }) => {
    const { page, press } = await open({ path: '/laporan-pembelian' })
    await page.locator('.report-filter').waitFor()
    const ask = async (count: number) => {
      await page.route('**/pembelian/report', async (route) => {
        const json = Object(await (await route.fetch()).json())
        await route.fulfill({ json: { ...json, data: { ...json.data, count } } })
      })
      await press('F9')
      await page.getByText(`dari ${count} baris`).waitFor()
    }
    const files: string[] = []
    page.on('download', (download) => files.push(download.suggestedFilename()))
    await ask(500)
    await ask(501)
    await expect.poll(() => files).toEqual(['laporan-pembelian.pdf'])
  })

  test('takes a date by the arrow keys of its month', async ({ open }) => {
    const { page, press, axe } = await open({ path: '/laporan-penjualan' })
    const from = page.getByRole('combobox', { name: 'Tanggal Awal' })
    await from.focus()
    const today = await from.inputValue()
    const daysBefore = async () =>
      (Date.parse(today) - Date.parse(await from.inputValue())) / 86_400_000
    await press('ArrowDown')
    await expect.poll(daysBefore).toBe(1)
    await press('ArrowUp', 'Space')
    await page.getByRole('grid').waitFor()
    await axe()
    await press('ArrowLeft', 'ArrowUp', 'Enter')
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await expect.poll(daysBefore).toBe(8)
  })
})
