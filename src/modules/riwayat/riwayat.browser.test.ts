import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('a scan opens the story of a piece, the next one walks on, back leads back', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs2', path: '/laporan-riwayat-barang' })
  const { axe, errors, page, press, scan, shot } = screen
  await page.getByText('Pilih atau pindai barang').waitFor()
  const [satu, dua] = await freePieces(page, 2)
  if (!satu || !dua) throw new Error('no pieces')
  const halaman = page.getByRole('article', { name: 'Barang yang dipilih' })
  await scan(satu.kode_barcode)
  await halaman.getByText(satu.kode_barcode).waitFor()
  await halaman.getByText('Barang Masuk').waitFor()
  await scan(dua.kode_barcode)
  await halaman.getByText(dua.kode_barcode).waitFor()
  await page.goBack()
  await halaman.getByText(satu.kode_barcode).waitFor()
  const { json } = await callAs(page, 'GET', `barang/riwayat/${satu.kode_barcode}`)
  await page.getByText(`${(json.data as readonly unknown[]).length} peristiwa`).waitFor()
  await axe()
  await shot('riwayat-barang')
  const unduh = page.waitForEvent('download')
  await press('F8')
  expect((await unduh).suggestedFilename()).toBe(`riwayat-${satu.kode_barcode}.pdf`)
  await press('F4')
  await page.getByRole('complementary', { name: 'Barang yang dipilih' }).waitFor()
  await expect.poll(() => page.url()).toContain(`/data-barang?kode_barcode=${satu.kode_barcode}`)
  // The search of the header takes a scan, too, and the screen below hears nothing of it.
  await press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await scan(dua.kode_barcode)
  await halaman.getByText(dua.kode_barcode).waitFor()
  await scan('TIADA-1')
  await page.getByText('Barcode TIADA-1 Tidak Ditemukan').first().waitFor()
  // Where no screen waits for a scan, it opens the piece; of an unknown one the search says so.
  await page.goto('/home')
  await page.getByRole('heading', { name: 'Beranda' }).waitFor()
  await scan(satu.kode_barcode)
  await halaman.getByText(satu.kode_barcode).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Beranda' }).waitFor()
  await scan('TIADA-1')
  await page.getByRole('dialog').getByText('Tidak Ada Data').waitFor()
  expect(errors).toEqual([])
})
