import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

// The server of the tests speaks to no marketplace: what is on offer is seen, and the screen says
// what is missing.

test('what is on offer is seen with its state and its reason, by keyboard', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/setting-marketplace' })
  const gagal = page.getByRole('row').filter({ hasText: 'Upload Foto Gagal' }).first()
  await gagal.getByText('Gagal', { exact: true }).waitFor()
  await page.getByText('Isi MARKETPLACE_URL').waitFor()
  await page.getByRole('row').filter({ hasText: 'Tampil' }).first().waitFor()
  await shot('setting-marketplace')
  await axe()
  // Without a server that is set up nobody is asked for more.
  await expect.poll(() => page.getByRole('button', { name: /Hubungkan/ }).isDisabled()).toBe(true)
  await gagal.getByRole('button', { name: 'Kirim Lagi' }).click()
  await page.getByText('Layanan Marketplace Belum Diatur Di Server Ini').first().waitFor()
  await press('F3')
  const dialog = page.getByRole('dialog', { name: 'Tawarkan Di Marketplace' })
  await dialog.getByLabel('Barcode').fill('TIDAKADA')
  await shot('tawarkan-marketplace')
  await press('F9')
  await page.getByText('Layanan Marketplace Belum Diatur Di Server Ini').nth(1).waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('orders of the marketplace have a list of their own', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'kasir1.gs1', path: '/pesanan-marketplace' })
  await page.getByText('Belum Ada Pesanan Marketplace').waitFor()
  await shot('pesanan-marketplace')
  await axe()
})
