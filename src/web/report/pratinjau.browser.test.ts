import { expect } from 'vitest'
import { testOnPaper as test } from '../../../tests/browser/harness.ts'

test('a report is looked at before it is printed', async ({ open }) => {
  const { axe, page, press, shot } = await open({ path: '/laporan-saldo-barang' })
  await page.getByRole('table', { name: 'Laporan Saldo Barang' }).waitFor()
  await press('F7')
  const dialog = page.getByRole('dialog', { name: 'Laporan Saldo Barang' })
  await dialog.locator('iframe').waitFor()
  await axe('.ant-modal-title')
  await shot('pratinjau-laporan')
  const download = page.waitForEvent('download')
  await press('F8')
  expect((await download).suggestedFilename()).toMatch(/^laporan-saldo-barang.*pdf$/)
  await dialog.waitFor({ state: 'hidden' })
  await press('F7')
  await dialog.locator('iframe').waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
