import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

test('cash comes from the bank: CASH stands on one side alone', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/mutasi-uang-cash' })
  await settle(page)
  await axe()
  await press('F7')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Bank Asal').waitFor()
  await press('F9')
  await expect.poll(() => dialog.getByText('Asal Tidak Boleh Kosong').count()).toBe(2)
  const rekening = (name: string) => dialog.getByRole('combobox', { name })
  await choose(page, 'Bank Asal', { option: 'CASH', within: dialog })
  await expect.poll(() => rekening('Rekening Asal').isDisabled()).toBe(true)
  await dialog.getByRole('combobox', { name: 'Bank Tujuan' }).click()
  const ditawarkan = page.locator('.ant-select-item-option:visible')
  await ditawarkan.filter({ hasText: 'BCA' }).first().waitFor()
  await expect.poll(() => ditawarkan.filter({ hasText: 'CASH' }).count()).toBe(0)
  await press('Escape')
  await choose(page, 'Bank Tujuan', { option: /BCA/, within: dialog })
  await expect.poll(() => rekening('Rekening Tujuan').isDisabled()).toBe(false)
  // The other way round: the account goes with its bank.
  await choose(page, 'Bank Asal', { option: /BCA/, within: dialog })
  await choose(page, 'Rekening Asal', { option: /TOKO EMAS/, within: dialog })
  await choose(page, 'Bank Tujuan', { option: 'CASH', within: dialog })
  await expect.poll(() => rekening('Rekening Tujuan').isDisabled()).toBe(true)
  await dialog.getByLabel('Jumlah Rp').fill('437500')
  await dialog.getByLabel('Keterangan').fill('Uang kecil')
  await choose(page, 'Kategori', { option: /BANK/, within: dialog })
  await axe('.ant-modal')
  await shot('mutasi-cash')
  await press('F9')
  await page.getByText('Mutasi Uang Cash Berhasil Disimpan').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('row', { name: /437\.500/ })
    .first()
    .waitFor()
})

test('every account shows what lies on it, and opens its book', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'spv.gs1', path: '/uang-bank' })
  await settle(page)
  const saldo = page.locator('.document-top')
  await saldo.getByRole('row', { name: /MANDIRI/ }).waitFor()
  await axe()
  await shot('uang-bank')
  await saldo.getByRole('row', { name: /BRI/ }).dblclick()
  await page.waitForURL(/laporan-uang-bank/)
})
