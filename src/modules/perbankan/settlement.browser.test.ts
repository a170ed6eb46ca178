import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('a day of cards is taken into the form and brought by the bank', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs2', path: '/settlement-kartu' })
  await settle(page)
  await axe()
  const belum = page.locator('.desk-top tbody tr')
  await belum.first().waitFor()
  await belum.first().focus()
  await press('Enter')
  const kotor = page.getByLabel('Jumlah Kotor')
  await expect.poll(() => kotor.inputValue()).toMatch(/\d/)
  const jumlah = await kotor.inputValue()
  await page.getByLabel('Potongan Bank (MDR)').fill('4123')
  await page.getByLabel('No Batch').fill('B-4123')
  await shot('settlement')
  await press('F9')
  await page
    .getByRole('row', { name: /ST-GS2-/ })
    .first()
    .waitFor()
  await expect
    .poll(() => page.getByRole('row', { name: /B-4123/ }).innerText())
    .toContain(jumlah.replaceAll(/[^\d.]/g, ''))
})
