import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

const code = `UJI${Date.now().toString(36).slice(-6).toUpperCase()}`
const tableOf = (page: Page) => {
  const table = page.getByRole('table')
  return { table, titles: () => table.locator('thead th .table-title').allInnerTexts() }
}

describe('a list of documents under a name', () => {
  test('keeps the period, not its dates, the columns and the order', async ({ open }) => {
    const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/lihat-penjualan' })
    const { table, titles } = tableOf(page)
    await expect.poll(titles).toContain('Customer')
    const first = page.getByLabel('Tanggal Awal')
    const today = await first.inputValue()
    // No day of it is today, as the first of this month may be.
    await press('Alt+6')
    await expect.poll(() => first.inputValue()).not.toBe(today)
    const lastMonth = await first.inputValue()
    await table.locator('tbody tr').first().waitFor()
    const totals = table.getByRole('button', { name: 'Total' })
    await totals.click()
    await totals.click()
    await press('Alt+K')
    const columns = page.getByRole('dialog', { name: 'Pilih Kolom' })
    await columns.getByRole('checkbox', { name: 'Customer' }).focus()
    await press('Space', 'F9')
    await expect.poll(titles).not.toContain('Customer')
    await press('Alt+S')
    const keep = page.getByRole('dialog', { name: 'Simpan Saringan' })
    await keep.getByLabel('Nama').fill(`Bulan ${code}`)
    await shot('dokumen-simpan')
    await press('F9')
    await page.getByText('Saringan Disimpan').waitFor()

    // As everybody has it, then as it was kept.
    await press('Alt+K')
    await columns.getByRole('button', { name: 'Seperti Semula' }).click()
    await expect.poll(titles).toContain('Customer')
    await page.goto('/lihat-penjualan')
    await expect.poll(() => first.inputValue()).not.toBe(lastMonth)
    await page.getByRole('button', { name: `Bulan ${code}` }).click()
    await expect.poll(() => first.inputValue()).toBe(lastMonth)
    const month = page.getByRole('button', { name: 'Bulan Lalu' })
    await expect.poll(() => month.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(titles).not.toContain('Customer')
    const sorted = table.locator('th', { hasText: 'Total' })
    await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending')
    await axe('.content')
    await shot('dokumen-tersimpan')
    // The search of the header opens it from the list itself, and again once the list was changed.
    const search = async (): Promise<void> => {
      await press('Control+k')
      await page.getByRole('combobox', { name: 'Cari menu, nota, barang' }).fill(`Bulan ${code}`)
      await page.getByRole('option', { name: `Bulan ${code}` }).click()
      await expect.poll(() => first.inputValue()).toBe(lastMonth)
      await expect.poll(titles).not.toContain('Customer')
    }
    await page.goto('/lihat-penjualan')
    await expect.poll(() => first.inputValue()).not.toBe(lastMonth)
    await search()
    await page.getByRole('button', { name: 'Hari Ini' }).click()
    await expect.poll(() => first.inputValue()).toBe(today)
    await search()
    // Dates of one's own are no period any more, and another view of the same list is another name.
    await page.goto('/laporan-saya')
    await page.getByRole('link', { name: `Bulan ${code}` }).click()
    await expect.poll(titles).not.toContain('Customer')
    await expect.poll(() => first.inputValue()).toBe(lastMonth)
  })

  test('keeps what was sought, and the columns', async ({ open }) => {
    const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/lihat-pesanan' })
    const { table, titles } = tableOf(page)
    await table.locator('thead').waitFor()
    const usual = await titles()
    await page.getByLabel('Cari').fill('PS-GS1')
    await press('Alt+K')
    const columns = page.getByRole('dialog', { name: 'Pilih Kolom' })
    const oleh = columns.getByRole('checkbox', { name: 'Oleh' })
    const had = await oleh.isChecked()
    await oleh.focus()
    await press('Space', 'ArrowRight', 'F9')
    await expect.poll(async () => (await titles()).includes('Oleh')).toBe(!had)
    await press('Alt+S')
    await page.getByRole('dialog').getByLabel('Nama').fill(`Cari ${code}`)
    await press('F9')
    await page.getByText('Saringan Disimpan').waitFor()
    await press('Alt+K')
    await columns.getByRole('button', { name: 'Seperti Semula' }).click()
    await expect.poll(titles).toEqual(usual)
    await page.goto('/lihat-pesanan')
    await page.getByRole('button', { name: `Cari ${code}` }).click()
    await expect.poll(() => page.getByLabel('Cari').inputValue()).toBe('PS-GS1')
    await expect.poll(async () => (await titles()).includes('Oleh')).toBe(!had)
    await axe('.content')
    await shot('dokumen-tersimpan-pesanan')
  })

  test('keeps nothing beside a form', async ({ open }) => {
    const { page, press } = await open({ user: 'spv.gs1', path: '/kartu-ditarik' })
    await page.locator('.document-search').waitFor()
    await press('Alt+S')
    await press('Alt+K')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Pilih Kolom' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Simpan Saringan' }).count()).toBe(0)
  })
})
