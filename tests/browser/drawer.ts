import type { Page } from 'playwright-core'
import type { Screen } from './harness.ts'

/** Money for the own drawer, up to the question who approves it: always another one. */
export async function askForMoney({ page, press }: Screen, jumlah: string): Promise<void> {
  await page.getByText('Terima Modal').first().waitFor()
  await press('F3')
  const form = page.getByRole('dialog')
  await form.getByLabel('Jumlah').fill(jumlah)
  await form.getByLabel('Keterangan').fill('modal pagi')
  await press('F9')
  await approvalDialog(page).waitFor()
}

export const approvalDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Otorisasi', exact: true })

/** It was approved: the call was repeated by itself. */
export const saved = (page: Page): Promise<void> =>
  page
    .getByText(/ Tersimpan$/)
    .first()
    .waitFor()
