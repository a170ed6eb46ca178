import { expect } from 'vitest'
import { freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('tags are scanned and handed in, each once a day', async ({ open }) => {
  const { axe, page, press, scan, shot } = await open({
    user: 'spv.gs2',
    path: '/setor-bandrol',
    viewport: 'tablet',
    theme: 'dark',
  })
  await page.locator('#bandrol-pindai').waitFor()
  await press('F9')
  await page.getByRole('alert').getByText('Belum Ada Barang Di Tabel').waitFor()
  const [satu, dua] = await freePieces(page, 2)
  if (!satu || !dua) throw new Error('no free pieces')
  const meja = page.getByRole('region', { name: 'Bandrol' })
  await scan(satu.kode_barcode)
  await scan(dua.kode_barcode)
  await meja.getByText('2 barang').waitFor()
  // A table that was empty at first fills its room all the same.
  const sisa = () =>
    meja
      .getByRole('table')
      .evaluate((table) => (table.parentElement?.clientWidth ?? 0) - table.clientWidth)
  await expect.poll(sisa).toBeLessThanOrEqual(1)
  await scan('TIADA99')
  await page.getByText('Barcode TIADA99 Tidak Ditemukan').waitFor()
  await axe()
  await shot('setor-bandrol')
  await press('F9')
  await page.getByText('2 Bandrol Disetor').waitFor()
  await scan(satu.kode_barcode)
  await page.getByText(`Bandrol ${satu.kode_barcode} Sudah Disetor Oleh spv.gs2`).waitFor()
})
