import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('a drawer is counted blind, then explained by its book', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'kasir2.gs1', path: '/uang-kas' })
  await settle(page)
  await axe()
  await press('F8')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Kategori').waitFor()
  await press('F9')
  await dialog.getByText('Kategori Tidak Boleh Kosong').waitFor()
  await dialog.getByText('Jumlah Rp Tidak Boleh Kosong').waitFor()
  await dialog.getByText('Keterangan Tidak Boleh Kosong').waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await press('F4')
  await page.getByLabel('100.000').fill('3')
  await page.getByLabel('50.000').fill('1')
  const hitungan = page.locator('.laci-hitung dl')
  await expect.poll(() => hitungan.innerText()).toContain('Rp 350.000')
  await expect.poll(() => hitungan.innerText()).not.toContain('Saldo')
  await press('F9') // counted
  await expect.poll(() => hitungan.innerText()).toMatch(/Saldo[\s\S]*Selisih/)
  await expect.poll(() => page.getByLabel('100.000').isEditable()).toBe(false)
  await axe('.ant-modal')
  await shot('setor-laci')
})
