import { expect } from 'vitest'
import { freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'
import { printerOnUsb, sentToUsb } from '../../../tests/browser/usb.ts'

test('labels are printed to a file, and again only with a reason', async ({ open }) => {
  const { axe, errors, page, press, scan, shot } = await open({
    user: 'spv.gs1',
    path: '/cetak-barcode',
  })
  await page.locator('#label-pindai').waitFor()
  const [satu] = await freePieces(page, 1)
  if (!satu) throw new Error('no free piece')
  const kiri = page.getByRole('region', { name: 'Label' })
  await choose(page, 'Lewat', { option: 'Simpan File' })
  await page.locator('#label-pindai').focus()
  await scan(satu.kode_barcode)
  const kanan = page.getByRole('region', { name: 'Barang' })
  await kanan.getByText('1 barang').waitFor()
  const [pertama] = await Promise.all([page.waitForEvent('download'), press('F9')])
  expect(pertama.suggestedFilename()).toMatch(/^LB-GS1-\d{6}-\d{4}\.pdf$/)
  await kanan.getByText('Pindai barang yang akan dicetak labelnya.').waitFor()
  await scan(satu.kode_barcode)
  await page.getByText('1 label dicetak ulang').waitFor()
  await press('F9')
  await page.getByText('Alasan Cetak Ulang Tidak Boleh Kosong').waitFor()
  await axe()
  await shot('cetak-barcode')
  await kiri.getByLabel('Alasan Cetak Ulang').fill('Label robek')
  const [lagi] = await Promise.all([page.waitForEvent('download'), press('F9')])
  expect(lagi.suggestedFilename()).not.toBe(pertama.suggestedFilename())
  expect(errors).toEqual([])
})

test('a label printer gets its words through the browser, captured byte by byte', async ({
  open,
}) => {
  const { page, press, scan, shot } = await open({
    user: 'mu.gs1',
    path: '/cetak-barcode',
    viewport: 'tablet',
    theme: 'dark',
  })
  await page.locator('#label-pindai').waitFor()
  await printerOnUsb(page)
  const [satu] = await freePieces(page, 1)
  if (!satu) throw new Error('no free piece')
  await choose(page, 'Format', { option: 'ZPL (Zebra)' })
  await choose(page, 'Lewat', { option: 'USB' })
  await page.locator('#label-pindai').focus()
  await scan(satu.kode_barcode)
  await page.getByRole('region', { name: 'Barang' }).getByText('1 barang').waitFor()
  await shot('cetak-barcode')
  await press('F9')
  const words = async (): Promise<string> => String.fromCharCode(...(await sentToUsb(page)))
  await expect.poll(words).toMatch(/\^XZ\n$/)
  expect(await words()).toContain(`^FD${satu.kode_barcode}^FS`)
})
