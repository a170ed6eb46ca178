import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('parameter akun: a journal is chosen, its account changed and changed back', async ({
  open,
}) => {
  const { axe, errors, page, press, shot } = await open({
    user: 'own.gs2',
    path: '/parameter-akun',
  })
  await settle(page)
  const edit = page.getByRole('button', { name: 'Edit KAS SELISIH KAS' })
  const ubah = async (dari: RegExp, ke: string): Promise<void> => {
    await edit.click()
    await page.getByRole('button', { name: dari }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Data Akun' })
    await dialog.getByRole('combobox', { name: 'Nomor Akun' }).click()
    await page.keyboard.type(ke, { delay: 60 })
    await page.locator('.ant-select-item-option-active:visible').first().waitFor()
    await press('Enter', 'F9')
    await page.getByRole('button', { name: new RegExp(`^${ke} - `) }).waitFor()
    await axe()
    await press('F9')
    await page.getByText('Data Berhasil Diedit').last().waitFor()
  }
  await edit.waitFor()
  await axe()
  await ubah(/^5105 - /, '6109')
  await ubah(/^6109 - /, '5105')
  await edit.click()
  const riwayat = page.getByRole('region', { name: 'Riwayat' })
  await riwayat.getByText('LAWAN: 5105 -> 6109').waitFor()
  await shot('parameter-akun')
  await page.getByRole('button', { name: /Kembali/ }).click()
  await edit.waitFor()
  expect(errors).toEqual([])
})
