import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

test('a piece is destroyed with a reason and an approver', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/hancur-data-barang' })
  const { axe, page, press, scan, shot } = screen
  await page.locator('#hancur-pindai').waitFor()
  const [satu, dua] = await freePieces(page, 2)
  if (!satu || !dua) throw new Error('no free piece')
  const meja = page.getByRole('region', { name: 'Barang' })
  await scan(satu.kode_barcode)
  await page.getByLabel('Berat Hasil').fill('0,01')
  // The next scan takes the one before in as it was weighed; one that waits is not left behind.
  await scan(dua.kode_barcode)
  await meja.getByText('1 barang').waitFor()
  await meja.getByText('0,010', { exact: true }).first().waitFor()
  await page.getByRole('group', { name: 'Hasil' }).getByText(dua.kode_barcode).waitFor()
  await press('F9')
  await page.getByText(`Barang ${dua.kode_barcode} Belum Masuk Tabel`).waitFor()
  await press('F8')
  await meja.getByText('2 barang').waitFor()
  await meja.locator('tr[data-at="1"]').click()
  await press('Delete')
  await meja.getByText('1 barang').waitFor()
  await press('F9')
  await page.getByText('Alasan Tidak Boleh Kosong').waitFor()
  await page.getByLabel('Alasan').fill('Patah di etalase')
  await axe()
  await shot('hancur-data-barang')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^HB-.* Tersimpan/).waitFor()
  const { json } = await callAs(page, 'GET', `barang/get/${satu.kode_barcode}`)
  expect(json.data).toMatchObject({ status: 'HANCUR' })
  await press('F2')
  await scan(satu.kode_barcode)
  await page.getByText('Tidak Dapat Dihancur, Status Hancur').waitFor()
})

test('what wears or is changed stays, on a tablet', async ({ open }) => {
  const { axe, page, press, scan, shot } = await open({
    user: 'mu.gs1',
    path: '/hancur-data-barang-psu',
    viewport: 'tablet',
    theme: 'dark',
  })
  await page.locator('#hancur-pindai').waitFor()
  const [satu] = await freePieces(page, 1)
  if (!satu) throw new Error('no free piece')
  await scan(satu.kode_barcode)
  await choose(page, 'Cara', { option: 'Ubah' })
  await page.getByLabel('Nama Baru').fill('LIONTIN UJI')
  await press('F8')
  await page.getByRole('region', { name: 'Barang' }).getByText('Ubah').waitFor()
  await axe()
  await shot('hancur-data-barang-psu')
})
