import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('masters are compared and sent by keyboard, and each branch says so', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/salin-master-cabang' })
  const pilih = async (kelompok: string, nama: string): Promise<void> => {
    const box = page.getByRole('group', { name: kelompok }).getByRole('checkbox', { name: nama })
    await box.focus()
    await press('Space')
  }
  await pilih('Toko', 'GS2')
  await pilih('Master', 'Master Bank')
  await press('F8')
  const beda = page.getByRole('table', { name: 'Perbedaan' })
  await beda.locator('tbody tr', { hasText: 'GS2' }).focus()
  await axe('.page')
  await shot('salin-master')
  await press('Enter')
  await page.getByRole('dialog', { name: /GS2 Master Bank/ }).waitFor()
  await press('Escape')
  await press('F9')
  const kiriman = page.getByRole('table', { name: 'Kiriman Terakhir' })
  await expect
    .poll(() => kiriman.locator('tbody tr', { hasText: 'GS2' }).innerText())
    .toContain('Diterima')
})

test('the head office sees its shops beside each other', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'own', path: '/dashboardPusat' })
  await page.locator('.chart canvas').first().waitFor()
  const toko = page.getByRole('table', { name: 'Hari Ini Per Toko' })
  await expect.poll(() => toko.locator('tbody tr').count()).toBeGreaterThan(3)
  await axe('.page')
  await shot('dashboard-pusat')
})
