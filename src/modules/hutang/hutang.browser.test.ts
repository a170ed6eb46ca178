import sharp from 'sharp'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

const foto = async () => ({
  name: 'kalung.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 220, channels: 3, background: '#c93' } })
    .png()
    .toBuffer(),
})

test('a necklace is pledged, its money paid out, and what redeems it stands on its card', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-hutang' })
  const { axe, page, press, shot } = screen
  const kiri = page.getByRole('region', { name: 'Hutang', exact: true })
  await kiri.getByLabel('Cari pelanggan').fill('PAK DARMAWAN')
  await page.getByText('Pelanggan baru: PAK DARMAWAN').click()
  await kiri.getByLabel('No HP').fill('081234500018')
  await choose(page, 'Sales')
  await kiri.getByLabel('No Identitas').fill('3578010101800001')
  const foto1 = kiri.locator('input[type=file]')
  await foto1.first().setInputFiles(await foto())
  const jaminan = kiri.getByRole('group', { name: 'Jaminan 1' })
  await jaminan.getByLabel('Nama Barang').fill('KALUNG RANTAI')
  await choose(page, 'Jenis')
  await choose(page, 'Kondisi')
  await jaminan.getByLabel('Berat').fill('12,345')
  await jaminan.getByLabel('Kadar').fill('75')
  await choose(page, 'Cara Uji')
  await foto1.nth(1).setInputFiles(await foto())
  await kiri.getByLabel('No Segel').fill('SGL-77')
  await kiri.getByLabel('Pokok Pinjaman').fill('1.450.000')
  // 12,345 gr at 1,000,000 a gram; interest of a day 966.67 to the next hundred.
  await kiri.getByText('12.345.000').waitFor()
  await kiri.getByText('1.000', { exact: true }).waitFor()
  await shot('hutang-masuk')
  await axe()
  await press('F9')
  await page.getByText(/Hutang HT-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).last().click()
  const { json } = await callAs(page, 'GET', 'hutang/lihat?q=DARMAWAN')
  const { nomor }: { nomor: string } = Object(Array.isArray(json.data) ? json.data[0] : {})

  await page.goto('/validasi-hutang')
  const baris = page.getByRole('row', { name: new RegExp(nomor) })
  await baris.getByRole('checkbox').check()
  await shot('hutang-validasi')
  await press('F9')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await baris.waitFor({ state: 'detached' })

  await page.goto('/lihat-hutang')
  const row = page.getByRole('row', { name: new RegExp(nomor) })
  await row.dblclick()
  await page.getByText('SGL-77').waitFor()
  const tas = page.getByRole('region', { name: 'Barang Jaminan' })
  await tas.getByText('12,345').waitFor()
  await tas.locator('img').waitFor()
  await shot('hutang-kartu')
  await axe('.ant-modal')
  await press('F9')
  const tebus = page.getByRole('dialog', { name: new RegExp(`Tebus ${nomor}`) })
  await expect.poll(() => tebus.getByLabel('Dibayar').inputValue()).toBe('1.465.000')
  await shot('hutang-tebus')
  await axe('.ant-modal')
  await press('F9')
  await page.getByText('Kode QR Nota Tidak Cocok').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await row.dblclick()
  await page.getByRole('button', { name: 'Peremajaan' }).click()
  const baru = page.getByRole('dialog', { name: new RegExp(`Peremajaan ${nomor}`) })
  await expect.poll(() => baru.getByLabel('Dibayar').inputValue()).toBe('15.000')
  await shot('hutang-peremajaan')
  await page.keyboard.press('Escape')

  // Its number in the search of the header opens it from anywhere.
  await page.goto('/dashboard')
  await press('Control+K')
  await page.keyboard.type(nomor)
  await page.getByRole('option', { name: new RegExp(nomor) }).waitFor()
  await press('Enter')
  await page.getByText('SGL-77').waitFor()
})

test('whoever buys a pledge at an auction is asked for like any customer', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/lelang-hutang' })
  const { axe, page, press, shot } = screen
  const { json } = await callAs(page, 'GET', 'hutang/lihat?bagian=lelang')
  const rows: { nomor: string; status: string }[] = Array.isArray(json.data) ? json.data : []
  const { nomor = '' } = rows.find(({ status }) => status === 'AKTIF') ?? {}
  await page
    .getByRole('row', { name: new RegExp(nomor) })
    .first()
    .dblclick()
  await press('F9')
  const dialog = page.getByRole('dialog', { name: `Lelang ${nomor}` })
  await dialog.getByLabel('No Lelang').waitFor()
  await shot('hutang-lelang-pembeli')
  await axe('.ant-modal')
  await expect.poll(() => dialog.getByLabel('No HP').inputValue()).toBe('')
})
