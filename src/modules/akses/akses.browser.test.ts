import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('a menu is closed to one cashier, seen beforehand, and opened again', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own.nqc', path: '/hak-akses-users' })
  await page.getByText('Pilih pengguna di sebelah kiri.').waitFor()
  const row = page.getByRole('button', { name: /kasir2\.nqc/ })
  const buka = async (): Promise<void> => {
    await row.click()
    await page.locator('.akses-pohon').waitFor()
  }
  await buka()
  const menu = page.getByRole('checkbox', { name: 'Lihat Penjualan' })
  const lihat = page.getByRole('complementary', { name: 'Yang Dilihat' })
  await expect.poll(() => lihat.innerText()).toContain('Lihat Penjualan')
  await press('F3', 'ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('checkbox')
  await menu.focus()
  await press('Space')
  await expect.poll(() => lihat.innerText()).not.toContain('Lihat Penjualan')
  await page.locator('li', { has: menu }).getByText('Ditutup').waitFor()
  await axe('.page')
  await shot('hak-akses')
  await press('F9')
  await page.getByText('Data Berhasil Dirubah').waitFor()
  await expect.poll(() => row.innerText()).toContain('1 beda')
  const kasir = await open({ user: 'kasir2.nqc', path: '/lihat-penjualan' })
  await kasir.page.getByRole('heading', { name: 'Akses Ditolak' }).waitFor()
  await page.getByRole('button', { name: 'Seperti Bawaan' }).click()
  await press('F9')
  await kasir.page.reload()
  await kasir.page.getByRole('heading', { name: 'Lihat Penjualan' }).waitFor()
})
