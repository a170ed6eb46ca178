import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('a long file says how many rows of all have passed, and is given up', async ({ open }) => {
  const { page, press, shot } = await open({ path: '/home' })
  let berita: ((facts: object) => void) | undefined
  await page.routeWebSocket(/socket\.io/, (way) => {
    way.connectToServer()
    berita = (facts) => way.send(`42${JSON.stringify(['berkas-maju', facts])}`)
  })
  const asked: string[] = []
  await page.route('**/api/v1/**format=xlsx*', (way) => {
    asked.push(way.request().headers()['x-berkas'] ?? '') // and it is never answered
  })
  await page.goto('/laporan-penjualan?periode=BULAN_INI')
  await page.getByRole('table').and(page.locator('[aria-busy="false"]')).waitFor()
  await expect.poll(() => berita).toBeDefined()
  await page.getByRole('button', { name: 'Export Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sedang Mengambil Data' })
  await dialog.waitFor()
  await expect.poll(() => asked.length).toBe(1)
  const [berkas = ''] = asked
  expect(berkas).not.toBe('')
  const bar = dialog.getByRole('progressbar')
  await expect.poll(() => bar.getAttribute('value')).toBeNull()
  // The dialog may listen later than it is seen.
  await expect
    .poll(() => {
      berita?.({ berkas, baris: 1_031, dari: 4_123 })
      return bar.getAttribute('value')
    })
    .toBe('25')
  await dialog.getByText('1.031 dari 4.123 baris · 25 %').waitFor()
  await shot('berkas-maju')
  // Of another file, and of one that has more rows than were counted.
  berita?.({ berkas: 'lain', baris: 3, dari: 4 })
  berita?.({ berkas, baris: 4_200, dari: 4_123 })
  await dialog.getByText('4.200 dari 4.123 baris · 100 %').waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
