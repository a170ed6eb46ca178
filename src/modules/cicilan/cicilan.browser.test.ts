import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

test('a piece is scanned, sold by a plan, paid in part by its card, and its card printed', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-cicilan' })
  const { axe, page, press, scan, shot } = screen
  const [barang] = await freePieces(page, 1)
  const kode = barang?.kode_barcode ?? ''
  const kiri = page.getByRole('region', { name: 'Cicilan', exact: true })
  await choose(page, 'Sales')
  await kiri.getByLabel('Cari pelanggan').fill('IBU WULANDARI')
  await page.getByText('Pelanggan baru: IBU WULANDARI').click()
  await kiri.getByLabel('No HP').fill('081234500018')
  await scan(kode)
  await expect.poll(() => kiri.getByLabel('Barcode').inputValue()).toBe(kode)
  await expect.poll(() => kiri.getByLabel('Harga Setuju').inputValue()).not.toBe('')
  await choose(page, 'Cicilan')
  await expect.poll(() => kiri.getByLabel('Uang Muka').inputValue()).not.toBe('0')
  await page.getByRole('row', { name: /12/ }).first().waitFor()
  await shot('cicilan-baru')
  await axe()
  await press('F9')
  await page.getByText(/Cicilan CL-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).last().click()
  const { json } = await callAs(page, 'GET', 'cicilan/lihat?q=WULANDARI')
  const { nomor }: { nomor: string } = Object(Array.isArray(json.data) ? json.data[0] : {})

  await page.goto('/validasi-cicilan')
  const baris = page.getByRole('row', { name: new RegExp(nomor) })
  await baris.getByRole('checkbox').check()
  await press('F9')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await baris.waitFor({ state: 'detached' })

  await page.goto('/lihat-cicilan')
  const satu = page.getByRole('row', { name: new RegExp(nomor) })
  await satu.waitFor()
  await choose(page, 'Status', { option: 'Telat' })
  await satu.waitFor({ state: 'detached' })
  await choose(page, 'Status', { option: 'Aktif' })
  await satu.waitFor()
  await scan(nomor)
  await page.getByRole('dialog', { name: new RegExp(`Cicilan ${nomor}`) }).waitFor()
  await shot('cicilan-kartu')
  await axe('.ant-modal')
  await press('F8')
  const bayar = page.getByRole('dialog', { name: new RegExp(`Terima Angsuran ${nomor}`) })
  await expect
    .poll(() =>
      bayar
        .getByLabel(/^Jumlah Rp/)
        .first()
        .inputValue(),
    )
    .not.toBe('')
  await shot('cicilan-angsuran')
  await axe('.ant-modal')
  await press('F9')
  await bayar.waitFor({ state: 'detached' })

  await page.goto('/validasi-cicilan')
  await page.getByRole('row', { name: new RegExp(`Angsuran ${nomor}`) }).waitFor()
  await shot('cicilan-validasi')
})
