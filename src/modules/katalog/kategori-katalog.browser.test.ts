import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

// The odd master: its flag, a colour, a picture, its own calls and sentences (SPEC 5, 7, 8).
async function warnaDanGambar(open: (opening?: Opening) => Promise<Screen>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kencana-gambar-'))
  const file = path.join(folder, 'cincin.png')
  const plain = { width: 64, height: 64, channels: 3, background: '#b8860b' } as const
  writeFileSync(file, await sharp({ create: plain }).png().toBuffer())
  const { page, press, axe, shot } = await open({ path: '/kategori-katalog' })
  await page.getByRole('heading', { name: 'Kategori Katalog' }).waitFor()
  await press('F7')
  const dialog = page.getByRole('dialog', { name: 'Tambah Kategori Katalog' })
  await press('F9')
  await dialog.getByText('Warna wajib dipilih, Mohon pilih warna dan coba lagi').waitFor()
  await dialog.getByText('Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi').waitFor()
  await axe('.ant-modal')
  await dialog.getByLabel('Kode Kategori').fill('UJI')
  await dialog.getByLabel('Nama Kategori').fill('Cincin Uji')
  await dialog.locator('input[type=color]').fill('#b8860b')
  await dialog.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog', { name: 'Potong Gambar' }).waitFor()
  await press('F9')
  await dialog.getByRole('img', { name: 'Gambar' }).waitFor()
  await press('F9')
  await page.getByText('Data Berhasil Ditambahkan').waitFor()
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: 'UJI' })
  await expect.poll(() => row.innerText()).toContain('#b8860b')
  await row.locator('img').waitFor()
  await shot('kategori-katalog')
  await row.getByRole('button', { name: 'Hapus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByText('Data Berhasil Di Hapus').waitFor()
  rmSync(folder, { recursive: true })
}

test('kategori katalog asks for a colour and a picture', ({ open }) => warnaDanGambar(open))

test('a splash screen that was saved loads the page anew', async ({ open }) => {
  const { page, press } = await open({ path: '/splashscreen-katalog' })
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: 'GUEST-1' })
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.evaluate(() => document.documentElement.setAttribute('data-lama', 'ya'))
  await page.getByRole('dialog').getByLabel('Text').fill('Selamat datang di toko kami')
  await press('F9')
  await page.getByText('Data Berhasil Dirubah').waitFor()
  await page.locator('html:not([data-lama])').waitFor()
  await row.getByText('Selamat datang di toko kami').waitFor()
})
