import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('a piece for the app gets its pictures, banners and hashtags without a mouse', async ({
  open,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kencana-gambar-'))
  const files = await Promise.all(
    ['#aa2200', '#00aa22'].map(async (background, at) => {
      const file = path.join(folder, `${at}.png`)
      const plain = { width: 64, height: 64, channels: 3, background } as const
      writeFileSync(file, await sharp({ create: plain }).png().toBuffer())
      return file
    }),
  )
  const { axe, page, press, shot } = await open({ path: '/item-katalog' })
  const table = page.getByRole('table')
  await table.getByText('Cincin Daun').waitFor()
  await table.locator('img').first().waitFor()
  await shot('item-katalog')
  await press('F7')
  const dialog = page.getByRole('dialog', { name: 'Tambah Item Katalog' })
  await press('F9')
  await dialog.getByText('Gambar Wajib Dimasukan').waitFor()
  await dialog.getByText('Kategori Harus Dipilih').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(files)
  for (const _ of files) {
    await page.getByRole('dialog', { name: 'Potong Gambar' }).waitFor()
    await press('F9')
  }
  await dialog.getByRole('img', { name: 'Gambar 2' }).waitFor()
  await dialog.getByRole('button', { name: 'Geser Ke Kiri' }).nth(1).focus()
  await press('Enter')
  await dialog.getByLabel('Kode Barang').focus()
  await page.keyboard.type('UJI-1')
  await press('Enter')
  await page.keyboard.type('Cincin Uji Dengan Nama Yang Panjang Sekali')
  await press('Enter')
  await page.keyboard.type('4,123')
  await press('Enter')
  await page.keyboard.type('5678000')
  await press('Enter')
  await page.keyboard.type('CINCIN')
  await press('Enter')
  await dialog.getByLabel('Banner').focus()
  await page.keyboard.type('PAYDAY')
  await press('Enter', 'Tab')
  await dialog.getByLabel('URL Pendukung').focus()
  await page.keyboard.type('https://kencana.example/uji')
  await press('Enter')
  await page.keyboard.type('#8K, 16K')
  await axe('.ant-modal')
  await shot('item-katalog-form')
  await press('F9')
  await dialog.getByText('Hashtag 16K Tidak Valid, Awali Dengan #').waitFor()
  await dialog.getByLabel('Hashtag Kadar').fill('#8K,#16K')
  await press('F9')
  await page.getByText('Data Berhasil Ditambahkan').waitFor()
  const row = table.locator('tbody tr').filter({ hasText: 'UJI-1' })
  await expect.poll(() => row.innerText()).toContain('#8K, #16K')
  await expect.poll(() => row.innerText()).toContain('PAYDAY')
  await row.locator('img').waitFor()
  await row.focus()
  await press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByText('Data Berhasil Di Hapus').waitFor()
  rmSync(folder, { recursive: true })
})

test('the opening pictures are changed, and none is added', async ({ open }) => {
  const { axe, page, press, shot } = await open({ path: '/splashscreen-katalog' })
  const table = page.getByRole('table')
  await table.getByText('GUEST-3').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Tambah' }).count()).toBe(0)
  await table.locator('tbody tr').filter({ hasText: 'MEMBER' }).focus()
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text').fill('Selamat Datang Kembali')
  await axe('.ant-modal')
  await press('F9')
  await page.getByText('Data Berhasil Dirubah').waitFor()
  await table.getByText('Selamat Datang Kembali').waitFor()
  await shot('splashscreen-katalog')
})

test('one sees on a telephone what a guest sees', async ({ open }) => {
  const { axe, page, press, shot } = await open({ path: '/item-katalog' })
  await page.getByRole('table').getByText('Cincin Daun').waitFor()
  await press('F8')
  const ponsel = page.getByRole('region', { name: 'Tampilan Ponsel' })
  const barang = ponsel.getByRole('region', { name: 'Item Katalog' })
  await barang.getByText('Kalung Nori').waitFor()
  await barang.getByRole('img', { name: 'Kalung Nori' }).waitFor()
  await expect.poll(() => barang.getByText('Cincin Daun').isVisible()).toBe(true)
  await axe('.ant-modal')
  await shot('ponsel-katalog')
  await press('Escape')
  await ponsel.waitFor({ state: 'detached' })
})
