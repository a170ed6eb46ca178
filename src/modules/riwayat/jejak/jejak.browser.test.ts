import { expect } from 'vitest'
import { callAs } from '../../../../tests/browser/counter.ts'
import { test } from '../../../../tests/browser/harness.ts'

test('any number opens its story, and so does a piece that is gone', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/home' })
  const terjual = await callAs(page, 'GET', 'barang/cari?semua=true&status=TERJUAL&limit=1')
  const [barang] = terjual.json.data as readonly { readonly kode_barcode: string }[]
  const cari = page.getByRole('combobox', { name: /^Cari menu/ })
  await press('Control+k')
  await cari.fill(barang?.kode_barcode ?? '')
  const hit = page.getByRole('option').filter({ hasText: barang?.kode_barcode ?? '-' })
  await hit.getByText(/TERJUAL/).waitFor()
  await press('Enter')
  await page.waitForURL(/laporan-riwayat-barang/)
  // The story names the documents; the trail of one leads on to the others.
  await press('Control+k')
  await cari.fill('TM-PUSAT-261121-0001')
  await page.getByRole('option', { name: /TM-PUSAT-261121-0001/ }).waitFor()
  await press('Enter')
  await page.waitForURL(/jejak-dokumen/)
  const jejak = page.getByRole('article', { name: 'TM-PUSAT-261121-0001' })
  await jejak.getByRole('heading', { name: /Timbang Baki/ }).waitFor()
  await page.goto('/jejak-dokumen')
  const kotak = page.getByLabel('No Dokumen')
  await kotak.fill('fj-pusat-261120-0003')
  await press('Enter')
  await page.getByRole('region', { name: 'Jurnal' }).first().waitFor()
  await axe('.page')
  await shot('jejak-dokumen')
  await expect.poll(() => page.getByRole('link', { name: /^FG-PUSAT-261120-/ }).count()).toBe(1)
})
