import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('any list is printed with all its rows, and without what one presses', async ({ open }) => {
  const { page, press, shot } = await open({ user: 'own', path: '/lihat-penjualan' })
  await page.getByRole('row').nth(3).waitFor()
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-cetak', 'ya') }),
  )
  await press('Alt+P')
  await page.locator('body[data-cetak="ya"]').waitFor()
  await page.locator('.print-head').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const seen = await page.evaluate(() => ({
    rows: document.querySelectorAll('.table tbody tr[data-at]').length,
    all: Number(document.querySelector('.table')?.getAttribute('aria-rowcount')) - 1,
    pressed: [...document.querySelectorAll('.frame button, .header, .sidebar')].filter(
      (one) => one.getClientRects().length > 0 && !one.closest('thead'),
    ).length,
    head: document.querySelector('.print-head')?.getClientRects().length,
  }))
  expect(seen).toMatchObject({ rows: seen.all, pressed: 0, head: 1 })
  await shot('cetak-daftar')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
})
