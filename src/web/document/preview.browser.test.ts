import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

test('Alt+J shows the journal of a dialog, saves nothing, and keeps what was typed', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/mutasi-uang-cash' })
  await settle(page)
  const rows = await page.getByRole('row').count()
  await press('F7')
  const dialog = page.getByRole('dialog').first()
  await choose(page, 'Bank Asal', { option: /BCA/, within: dialog })
  await choose(page, 'Rekening Asal', { option: /TOKO EMAS/, within: dialog })
  await choose(page, 'Bank Tujuan', { option: 'CASH', within: dialog })
  await dialog.getByLabel('Jumlah Rp').fill('41237')
  await press('Alt+j')
  await expect.poll(() => dialog.getByText(/Tidak Boleh Kosong|Harus/).count()).toBeGreaterThan(0)
  await dialog.getByLabel('Keterangan').fill('Setor')
  await choose(page, 'Kategori', { option: /BANK/, within: dialog })
  await press('Alt+j')
  const jurnal = page.getByRole('dialog', { name: 'Jurnal Yang Akan Diposting' })
  await jurnal.getByText('Belum Ada Yang Disimpan').waitFor()
  await jurnal.getByRole('heading', { name: 'Buku Kas' }).waitFor()
  await expect.poll(() => jurnal.locator('tfoot').first().textContent()).toMatch(/41\.237.*41\.237/)
  await axe('.ant-modal')
  await shot('pratinjau-mutasi')
  await press('Escape')
  await jurnal.waitFor({ state: 'hidden' })
  await expect.poll(() => dialog.getByLabel('Jumlah Rp').inputValue()).toBe('41.237')
  await press('Escape')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await settle(page)
  await expect.poll(() => page.getByRole('row').count()).toBe(rows)
})

test('a cashier, who reads no journal, has no such button', async ({ open }) => {
  const { page, press } = await open({ user: 'kasir1', path: '/uang-kas' })
  await settle(page)
  await press('F3')
  await page.getByRole('dialog').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Lihat Jurnal' }).count()).toBe(0)
})
