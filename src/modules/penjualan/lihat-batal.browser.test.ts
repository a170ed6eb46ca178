import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

type Open = (opening?: Opening) => Promise<Screen>

/** A validated sale of today. @returns its note's number */
async function soldToday(open: Open): Promise<string> {
  const counter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const nomor = await sell(counter, await freePieces(counter.page, 1))
  const { page } = await open({ user: 'kasir2.gs1' })
  const found = await callAs(page, 'POST', 'penjualan/get/bynota', { no_faktur: nomor })
  const { data } = found.json.data as { data: readonly { no_faktur_jual: string }[] }
  const body = { penjualan: [nomor], pembelian: [], user_id: null }
  const done = await callAs(page, 'POST', 'validasi/simpan/jualbeli', body)
  expect(done.json.message).toBe('Validasi Transaksi Berhasil')
  return data[0]?.no_faktur_jual ?? ''
}

test('a note is found, opened, printed, and printed again with a reason', async ({ open }) => {
  const nomor = await soldToday(open)
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/lihat-penjualan' })
  await page.getByText(nomor).first().waitFor()
  await axe('.page')
  await page.getByText(nomor).first().dblclick()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.nota-baris summary').first().click()
  await dialog.getByText('Rincian Hitungan').waitFor()
  await axe('.ant-modal')
  await shot('nota')
  const first = page.waitForEvent('download')
  const asked = page.locator('.platform')
  await press('F9')
  await asked.waitFor()
  await press('F9')
  expect((await first).suggestedFilename()).toBe(`${nomor}.pdf`)
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.keyboard.press('Enter') // Ya
  await dialog.getByRole('button', { name: 'Cetak Ulang' }).waitFor()
  await press('F9')
  await asked.waitFor()
  await press('F9')
  await page.getByLabel('Alasan Cetak Ulang').waitFor()
  await press('F9')
  await page.getByText('Alasan Cetak Ulang Tidak Boleh Kosong').waitFor()
  await page.keyboard.type('Kertas macet')
  const second = page.waitForEvent('download')
  await press('F9')
  await second
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await dialog.getByText('2 kali').waitFor()
})

test("today's sale is cancelled with a reason and the word of another", async ({ open }) => {
  const nomor = await soldToday(open)
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/batal-penjualan' })
  await page.getByText(nomor).first().dblclick()
  await page.locator('.nota').waitFor()
  await axe('.page')
  await shot('batal-penjualan')
  await press('F9')
  await page.getByLabel('Alasan').fill('Pelanggan salah ukuran')
  await press('F9')
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' })
  await dialog.getByLabel('User ID').fill('spv.gs1')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await dialog.getByText('Otorisasi Gagal..').first().waitFor() // never the one who asks
  await dialog.getByLabel('User ID').fill('own.gs1')
  await press('F9')
  await page.getByText(`Penjualan ${nomor} Berhasil Dibatalkan`).waitFor()
  const { json } = await callAs(page, 'POST', 'penjualan/get/bynota/single', { no_faktur: nomor })
  expect(json.data).toMatchObject({ data: [{ status: 'BATAL' }] })
})
