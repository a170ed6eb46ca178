import { expect } from 'vitest'
import { test } from './harness.ts'

// What nothing else is worth looking at without: the built page shows its log-in, and opens. Quick,
// so that it is asked first (npm run check -- page).

test('the built page shows its log-in', async ({ open }) => {
  const { page } = await open({ user: null })
  await page.getByRole('button', { name: 'Masuk', exact: true }).waitFor()
  await expect.poll(() => page.locator('input[type="password"]').count()).toBe(1)
})

test('and opens: home, a master, a report, the counter', async ({ open }) => {
  const { page } = await open({ user: 'own.gs1' })
  await page.getByRole('heading', { name: 'Beranda' }).waitFor()
  for (const [path, title] of [
    ['/master-baki', 'Master Baki'],
    ['/laporan-penjualan', 'Laporan Penjualan'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  }
  await page.goto('/transaksi-penjualan')
  await page.locator('#konter-pindai').waitFor()
})
