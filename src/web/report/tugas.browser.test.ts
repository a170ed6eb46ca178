import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

// What people ask of reports most, each with at most six keys or four clicks once it is open.

const answered = async (page: Page, title: string) => {
  const table = page.getByRole('table', { name: title })
  await table.and(page.locator('[aria-busy="false"]')).waitFor()
  return table
}

/** Counts what a hand does. */
function hand(page: Page, press: (...keys: readonly string[]) => Promise<void>) {
  const done = { keys: 0, clicks: 0 }
  return {
    done,
    key: async (...keys: readonly string[]) => {
      done.keys += keys.length
      await press(...keys)
    },
    click: async (name: string | RegExp) => {
      done.clicks += 1
      await page.getByRole('button', { name }).first().click()
    },
  }
}

describe('five tasks', () => {
  // Not of this month: on its first day there is one bar, and one bar is no picture.
  test('sales of last month against the month before: two keys', async ({ open }) => {
    const { page, press, axe, shot } = await open({ path: '/laporan-penjualan' })
    const { done, key } = hand(page, press)
    await answered(page, 'Laporan Penjualan') // it ran by itself
    await key('Alt+6')
    await expect.poll(() => page.url()).toMatch(/tgl_from=\d{4}-\d\d-01/)
    await key('Alt+B')
    const table = await answered(page, 'Laporan Penjualan')
    await table
      .getByRole('columnheader', { name: /Selisih/ })
      .first()
      .waitFor()
    await expect.poll(() => page.url()).toContain('banding=BULAN')
    await page.getByRole('button', { name: 'Grafik' }).click()
    await page.locator('.report-chart canvas').waitFor()
    await axe('.content')
    await shot('laporan-banding')
    expect(done.keys).toBeLessThanOrEqual(6)
  })

  test('margin of one salesperson: three clicks', async ({ open }) => {
    const { page, press, shot } = await open({ path: '/laporan-margin-penjualan' })
    const { done, click } = hand(page, press)
    const sales = page.getByRole('combobox', { name: 'Sales' })
    await sales.click()
    done.clicks += 1
    await page.locator('.ant-select-item-option').nth(1).click()
    done.clicks += 1
    await click('Bulan Ini')
    await expect.poll(() => page.url()).toMatch(/kode_sales=\w+/)
    await answered(page, 'Laporan Margin Penjualan')
    await page.getByRole('button', { name: /^Margin \(%\): Margin dibagi/ }).waitFor()
    await shot('laporan-margin')
    expect(done.clicks).toBeLessThanOrEqual(4)
  })

  test('a kept filter, sent every Monday at seven: six keys', async ({ open }) => {
    const { page, press, axe, shot } = await open({ path: '/laporan-penjualan-per-sales' })
    const { done, key } = hand(page, press)
    await key('Alt+4')
    await answered(page, 'Laporan Transaksi Penjualan Sales')
    await key('Alt+S')
    const nama = page.getByRole('textbox', { name: 'Nama' })
    await nama.fill('Minggu sales')
    await shot('laporan-simpan')
    await key('F9')
    await page.getByRole('button', { name: 'Minggu sales' }).waitFor()
    await key('Alt+J')
    const jam = page.getByRole('textbox', { name: 'Jam Kirim' })
    await jam.waitFor()
    await expect.poll(() => jam.getAttribute('aria-required')).toBe('true')
    await shot('laporan-jadwal')
    await axe('[role="dialog"]')
    await key('F9')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(done.keys).toBeLessThanOrEqual(6)
    await page.goto(new URL('/laporan-saya', page.url()).href)
    await page.getByText(/Setiap Minggu Senin, 07:00/).waitFor()
    await page.getByRole('link', { name: 'Minggu sales' }).waitFor()
    await axe('.content')
    await shot('laporan-saya')
    await page.getByRole('button', { name: 'Hentikan' }).first().click()
    await page.getByRole('button', { name: /^OK/ }).click()
    await page.getByText('Tidak ada laporan yang dikirim sendiri').waitFor()
  })

  test('from a total to its nota: two clicks', async ({ open }) => {
    const { page, press } = await open({ path: '/laporan-penjualan-per-jenis?periode=BULAN_INI' })
    const { done, click } = hand(page, press)
    const table = await answered(page, 'Penjualan per Jenis')
    await table.locator('tbody .table-opens').last().click()
    done.clicks += 1
    await page.getByRole('heading', { name: 'Laporan Penjualan Detail' }).waitFor()
    await expect.poll(() => page.url()).toMatch(/kode_dept=\w+/)
    await answered(page, 'Laporan Penjualan Detail')
    await click(/^FJ-/)
    await expect.poll(() => page.url()).toContain('nota=')
    expect(done.clicks).toBeLessThanOrEqual(4)
  })

  test('three shops side by side: four clicks', async ({ open }) => {
    const { page, press, shot } = await open({
      path: '/laporan-penjualan-per-jenis?periode=BULAN_INI',
    })
    const { done, click } = hand(page, press)
    await answered(page, 'Penjualan per Jenis')
    await page.getByRole('combobox', { name: 'Toko' }).click()
    done.clicks += 1
    for (const kode of ['GS1', 'GS2']) {
      await page.locator('.ant-select-item-option', { hasText: `${kode} -` }).click()
      done.clicks += 1
    }
    await press('Escape')
    await click('Toko Berdampingan')
    const table = await answered(page, 'Penjualan per Jenis')
    await table.getByRole('columnheader', { name: /Total GS2/ }).waitFor()
    await shot('laporan-berdampingan')
    expect(done.clicks).toBeLessThanOrEqual(4)
  })
})

test('columns are hidden, moved and kept, of reports and of lists', async ({ open }) => {
  const { page, press, axe, shot } = await open({ path: '/laporan-penjualan' })
  await answered(page, 'Laporan Penjualan')
  const titles = () => page.getByRole('columnheader').allInnerTexts()
  const before = await titles()
  await press('Alt+K')
  const box = page.getByRole('checkbox').first()
  await box.focus()
  await press('ArrowDown', 'Space') // the date goes
  await shot('laporan-kolom')
  await axe('[role="dialog"]')
  await press('F9')
  await expect.poll(titles).toEqual(before.filter((_, at) => at !== 1))
  await page.reload()
  await answered(page, 'Laporan Penjualan')
  await expect.poll(titles).toEqual(before.filter((_, at) => at !== 1))
  await press('Alt+K')
  await page.getByRole('button', { name: 'Seperti Semula' }).click()
  await expect.poll(titles).toEqual(before)
})

test('looks well on a tablet, dark and in English', async ({ open }) => {
  const look = { viewport: 'tablet', theme: 'dark', lang: 'en' } as const
  const { page, press, shot } = await open({
    ...look,
    path: '/laporan-penjualan?periode=BULAN_LALU&banding=TAHUN',
  })
  await page.getByRole('table').and(page.locator('[aria-busy="false"]')).waitFor()
  await press('Alt+G')
  await page.locator('.report-chart canvas').waitFor()
  await shot('laporan-banding')
  await page.goto(new URL('/laporan-saya', page.url()).href)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await shot('laporan-saya')
})
