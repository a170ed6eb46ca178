import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

test('cost is seen before it is changed, and changed with an approver', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/update-profit-barang' })
  const { axe, page, press, scan, shot } = screen
  await page.locator('#profit-pindai').waitFor()
  const [satu] = await freePieces(page, 1)
  if (!satu) throw new Error('no free piece')
  await scan(satu.kode_barcode)
  const tabel = page.getByRole('region', { name: 'Barang' })
  await tabel.getByText('1 barang').waitFor()
  await page.getByLabel('Rupiah').fill('1.000.000')
  // So many rupiah a gram: 1,5 gr would cost 1.500.000.
  const pokok = new Intl.NumberFormat('id-ID').format(satu.berat * 1_000_000)
  await tabel.getByText(pokok).first().waitFor()
  await press('F9')
  await page.getByText('Alasan Tidak Boleh Kosong').waitFor()
  await page.getByLabel('Alasan').fill('Harga beli baru')
  await axe()
  await shot('update-profit-barang')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/UP-GS1-\d{6}-\d{4}: 1 barang diubah/).waitFor()
  const { json } = await callAs(page, 'GET', `barang/get/${satu.kode_barcode}`)
  // 4.1 times a million is no whole number to a machine.
  expect(Object(json.data).harga_pokok).toBeCloseTo(satu.berat * 1_000_000, 0)
})
