import { expect } from 'vitest'
import { notaLalu } from '../../../../tests/browser/beli.ts'
import { callAs } from '../../../../tests/browser/counter.ts'
import { test } from '../../../../tests/browser/harness.ts'

test('any number opens its story, and so does a piece that is gone', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/home' })
  const terjual = await callAs(page, 'GET', 'barang/cari?semua=true&status=TERJUAL&limit=1')
  const [barang] = terjual.json.data as readonly { readonly kode_barcode: string }[]
  // Whenever the sample chain was loaded: it weighed its trays on its last whole day of work.
  const [nota = ''] = await notaLalu(page)
  const timbang = nota.replace(/^FJ-(.*)-\d+$/, 'TM-$1-0001')
  const cari = page.getByRole('combobox', { name: /^Cari menu/ })
  await press('Control+k')
  await cari.fill(barang?.kode_barcode ?? '')
  const hit = page.getByRole('option').filter({ hasText: barang?.kode_barcode ?? '-' })
  await hit.getByText(/TERJUAL/).waitFor()
  await press('Enter')
  await page.waitForURL(/laporan-riwayat-barang/)
  // The story names the documents; the trail of one leads on to the others.
  await press('Control+k')
  await cari.fill(timbang)
  await page.getByRole('option', { name: timbang }).waitFor()
  await press('Enter')
  await page.waitForURL(/jejak-dokumen/)
  const jejak = page.getByRole('article', { name: timbang })
  await jejak.getByRole('heading', { name: /Timbang Baki/ }).waitFor()
  await page.goto('/jejak-dokumen')
  const kotak = page.getByLabel('No Dokumen')
  await kotak.fill(nota.toLowerCase())
  await press('Enter')
  await page.getByRole('region', { name: 'Jurnal' }).first().waitFor()
  await axe('.page')
  await shot('jejak-dokumen')
  const grup = page.getByRole('link', { name: new RegExp(nota.replace(/^FJ(.*-)\d+$/, '^FG$1')) })
  await expect.poll(() => grup.count()).toBe(1)
})
