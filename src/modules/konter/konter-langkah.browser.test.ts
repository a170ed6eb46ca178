import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import {
  callAs,
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
  sell,
} from '../../../tests/browser/counter.ts'
import { pageIn, test } from '../../../tests/browser/harness.ts'
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

test('a draft in two tabs is said on the counter itself', async ({ open }) => {
  const screen = await open({ user: 'spv.nqc', path: '/transaksi-penjualan' })
  const { page, shot } = screen
  await readyCounter(screen)
  const [barang] = await freePieces(page, 1)
  if (!barang) throw new Error('the sample chain has too few of them')
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /penjualan\/draf/.test(answer.url()),
  )
  await scanPiece(screen, barang)
  expect((await stored).status()).toBe(200)
  const lain = await pageIn(page.context())
  await lain.goto('/transaksi-penjualan')
  const band = lain.locator('.konter-gagal')
  await settle(lain)
  await lain.keyboard.press('F7') // the drafts
  await lain.getByRole('dialog').locator('tbody tr').first().press('Enter')
  await expect.poll(() => lineOf(lain, barang).count()).toBe(1)
  await band.getByText('Draf ini juga terbuka di tab lain').waitFor()
  await page.locator('.konter-gagal').getByText('Draf ini juga terbuka di tab lain').waitFor()
  await shot('konter-dua-tab')
  // Let go in one tab, it stays in the other.
  await lain.getByRole('button', { name: 'Lepaskan di sini' }).click()
  await expect.poll(() => lineOf(lain, barang).count()).toBe(0)
  await expect.poll(() => lineOf(page, barang).count()).toBe(1)
  await lain.close()
  for (const { id } of (await callAs(page, 'GET', 'penjualan/draf')).json.data as { id: string }[])
    await callAs(page, 'DELETE', `penjualan/draf/${id}`)
})
