import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('the dashboard lives: a validated sale moves it without a reload', async ({ open }) => {
  const owner = await open({ user: 'own.gs2', path: '/dashboard' })
  const { axe, page, press, shot } = owner
  const kartu = page.locator('.kartu', { hasText: 'Penjualan Hari Ini' })
  await expect.poll(() => kartu.locator('.kartu-angka').innerText()).toMatch(/\d/)
  const before = await kartu.locator('.kartu-angka').innerText()
  await page.locator('.chart canvas').first().waitFor()
  await page.locator('.kartu', { hasText: 'Service Diambil Hari Ini' }).waitFor()
  await page.locator('.menunggu a').first().waitFor()
  await axe('.page')
  await shot('dashboard')

  const counter = await open({ user: 'kasir1.gs2', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const nomor = await sell(counter, await freePieces(counter.page, 1))
  const body = { penjualan: [nomor], pembelian: [] }
  expect((await callAs(counter.page, 'POST', 'validasi/simpan/jualbeli', body)).status).toBe(200)
  await expect.poll(() => kartu.locator('.kartu-angka').innerText()).not.toBe(before)

  // The same figures as a table, whose rows open the notes of their day.
  await page.getByRole('button', { name: 'Tabel Bulan Ini Per Hari' }).click()
  const table = page.getByRole('table', { name: 'Bulan Ini Per Hari' })
  await table.locator('tbody tr').last().focus()
  await axe('.page')
  await press('Enter')
  await page.getByRole('heading', { name: 'Lihat Penjualan' }).waitFor()
  await expect.poll(() => page.url()).toMatch(/tgl_from=/)
  await page
    .locator('tbody tr', { hasText: /^FJ-GS2-/ })
    .first()
    .waitFor()
})

test('a step of the stair and a day of the price open their rows', async ({ open }) => {
  const { page, press } = await open({ user: 'own.gs2', path: '/dashboard' })
  const buka = async (judul: string, baris: string, layar: string): Promise<void> => {
    await page.getByRole('button', { name: `Tabel ${judul}` }).click()
    const table = page.getByRole('table', { name: judul })
    await table.locator('tbody tr', { hasText: baris }).last().focus()
    await press('Enter')
    await page.getByRole('heading', { name: layar }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor()
  }
  await buka('Nilai Emas Sejak Kemarin', 'Emas Masuk', 'Neraca Gram')
  await buka('Nilai Emas Sejak Kemarin', 'Kemarin', 'Posisi Emas')
  await buka('Harga Emas 31 Hari', '.', 'Perubahan Harga Emas')
})
