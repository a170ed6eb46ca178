import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Sah {
  readonly notajual: readonly string[]
}

test('an agreement is printed by its key, once; a second one has to be explained', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir2.gs2', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const grup = await sell(screen, await freePieces(page, 1))
  const body = { penjualan: [grup], pembelian: [] }
  const { json } = await callAs(page, 'POST', 'validasi/simpan/jualbeli', body)
  const sah = json.data as Sah
  await page.goto(`/lihat-penjualan?nota=${sah.notajual[0]}`)
  await page.locator('.nota-jumlah').waitFor()
  const berkas = page.waitForEvent('download')
  await press('F3')
  expect((await berkas).suggestedFilename()).toBe(`perjanjian-${sah.notajual[0]}.pdf`)
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  // The nota itself is still to be printed for the first time.
  await page.getByRole('button', { name: /Cetak Nota/ }).waitFor()
  await page.getByText('Perjanjian Jual Beli').waitFor() // in the life of the note
  await press('F3')
  await page.getByLabel('Alasan Cetak Ulang').waitFor()
  await axe('.ant-modal')
  await shot('perjanjian-alasan')
  await page.keyboard.type('Pembeli menghilangkan lembarnya')
  const lagi = page.waitForEvent('download')
  await press('F9')
  await lagi
  await page.getByText('Nota Sudah Tercetak?').waitFor()
})
