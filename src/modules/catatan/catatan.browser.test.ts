import { expect } from 'vitest'
import { notaLalu } from '../../../tests/browser/beli.ts'
import { test } from '../../../tests/browser/harness.ts'

test('a note is written and read by keyboard, on a sale and on its trail', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/home' })
  const [nota = ''] = await notaLalu(page)
  await page.goto(`/lihat-penjualan?nota=${nota}`)
  const catatan = page.getByRole('region', { name: 'Catatan' })
  await catatan.waitFor()
  await press('Alt+n')
  const dialog = page.getByRole('dialog', { name: `Catatan ${nota}` })
  await dialog.getByLabel('Catatan').fill('Cincin dikecilkan dua nomor, diambil Selasa')
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await catatan.getByText('Cincin dikecilkan dua nomor').waitFor()
  await axe('.ant-modal')
  await shot('catatan-nota')
  await page.goto(`/jejak-dokumen?nomor=${nota}`)
  await catatan.getByText('Cincin dikecilkan dua nomor').waitFor()
  await shot('catatan-jejak')
  await catatan.getByRole('button', { name: 'Hapus Catatan' }).click()
  await catatan.getByText('Dihapus oleh own').waitFor()
  await expect.poll(() => catatan.getByText('Cincin dikecilkan').count()).toBe(0)
})
