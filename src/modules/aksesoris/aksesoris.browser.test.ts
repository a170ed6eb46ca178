import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

test('accessories come and are taken, never more than there are', async ({ open }) => {
  const { axe, errors, page, press, shot } = await open({
    user: 'spv.gs1',
    path: '/tambah-dan-ambil-stock-aksesoris',
  })
  const table = page.getByRole('table', { name: 'Stock Aksesoris', exact: true })
  const first = table.locator('tbody tr[data-at="0"]')
  await first.waitFor()
  await first.dblclick()
  const kiri = page.getByRole('region', { name: 'Stock Aksesoris' })
  await press('F9')
  await page.getByText('Jumlah Tidak Boleh Kosong').waitFor()
  await kiri.getByLabel('Jumlah').fill('25')
  await kiri.getByLabel('Keterangan').fill('Dari percetakan')
  await press('F9')
  await page.getByText(/AK-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  await first.dblclick()
  await choose(page, 'Tambah Atau Ambil', { option: 'Ambil' })
  await kiri.getByLabel('Jumlah').fill('999.999')
  await kiri.getByLabel('Keterangan').fill('Untuk etalase')
  await press('F9')
  await page
    .getByText(/^Stock .* Tinggal/)
    .first()
    .waitFor()
  await axe()
  await shot('stock-aksesoris')
  expect(errors).toEqual([])
})
