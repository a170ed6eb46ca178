import { expect } from 'vitest'
import {
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
  sell,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { takeIn } from '../../../tests/browser/titip.ts'

test('what is in the way of a piece offers its next step as a key', async ({ open }) => {
  const screen = await open({ user: 'spv.nqc', path: '/transaksi-penjualan' })
  const { page, press, shot } = screen
  await readyCounter(screen)
  await chooseSales(screen)
  const [dijual, dititip] = await freePieces(page, 2)
  if (!dijual || !dititip) throw new Error('the sample chain has too few of them')
  await sell(screen, [dijual])
  await scanPiece(screen, dititip)
  await takeIn(screen, 'BARANG', 'IBU LANGKAH')
  // A deposit leaves a panel behind, as a sale does.
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^TT-NQC-/)
  const nomor = await page.locator('.hasil-nomor').innerText()
  await scanPiece(screen, dititip)
  const pesan = page.locator('.konter-pesan.bad')
  await expect.poll(() => pesan.innerText()).toContain(nomor)
  await expect.poll(() => pesan.innerText()).toContain(`Titipan ${nomor} Belum Divalidasi`)
  await page.getByRole('button', { name: 'Pakai titipan ini' }).waitFor()
  await shot('konter-langkah')
  await press('Delete')
  await scanPiece(screen, dijual)
  await page.getByRole('button', { name: 'Buka nota' }).waitFor()
  await press('F6')
  await page.getByRole('dialog').getByText(dijual.kode_barcode).first().waitFor()
  await press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await press('Delete')
  await expect.poll(() => lineOf(page, dijual).count()).toBe(0)
})
