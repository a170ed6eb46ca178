import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callAs,
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { takeIn, waiting } from '../../../tests/browser/titip.ts'

const user = 'spv.nqc'

describe('a deposit', () => {
  test('is taken in for a scanned piece, validated, and pays for it by its QR', async ({
    open,
  }) => {
    const screen = await open({ user, path: '/transaksi-penjualan' })
    const { page, press, scan } = screen
    await readyCounter(screen)
    const [piece] = await freePieces(page, 1)
    if (!piece) throw new Error('no free piece')
    await chooseSales(screen)
    // The price comes when the dialog is open already.
    const late = async (route: Route): Promise<void> => {
      await page.locator('.ant-modal .dialog-buttons').waitFor()
      await route.continue()
    }
    await page.route('**/penjualan/hitung', late, { times: 1 })
    await scan(piece.kode_barcode)
    await lineOf(page, piece).waitFor()
    await takeIn(screen, 'BARANG', 'IBU RATNA')
    await expect.poll(() => lineOf(page, piece).count()).toBe(0)
    const nomor = await waiting(screen, 'IBU RATNA')

    await page.goto('/validasi-titipan')
    await page.getByText(nomor).waitFor()
    await screen.axe()
    await press('F2')
    await scan(nomor)
    await expect.poll(() => page.locator('.meja-total').innerText()).toContain('500.000')
    await press('F9')
    await page.getByRole('button', { name: 'Ya', exact: true }).click()
    await page.getByText('Nota Sudah Tercetak?').waitFor()
    await page.getByRole('button', { name: 'Ya', exact: true }).last().click()
    await page
      .getByText('Belum Ada Data Yang Harus Di Validasi')
      .or(page.locator('tbody tr'))
      .first()
      .waitFor()

    await page.goto(`/lihat-titipan?nota=${nomor}`)
    await page.locator('.titipan').waitFor()
    await screen.axe('.ant-modal')
    await screen.shot('lihat-titipan')

    await page.goto('/transaksi-penjualan')
    await readyCounter(screen)
    await scan(nomor)
    await expect.poll(() => lineOf(page, piece).innerText()).toContain(piece.nama_barang)
    await expect.poll(() => page.locator('.bayar-daftar').innerText()).toContain(nomor)
    await chooseSales(screen)
    await press('F8')
    await screen.shot('konter-titipan')
    await screen.axe('.bayar-daftar')
    await page.getByRole('button', { name: 'Uang Pas' }).click()
    await press('F9')
    const saved = page.locator('.hasil-nomor')
    await saved.waitFor()
    const list = [await saved.innerText()]
    const { status } = await callAs(page, 'POST', 'validasi/cancel/jualbeli', {
      penjualan: list,
      pembelian: [],
    })
    expect(status).toBe(200)
    const { json } = await callAs(page, 'POST', 'titipan/cari', { q: nomor })
    expect(json.data).toMatchObject([{ tersedia: 500_000, barang_disimpan: true }])
  })

  test('of money only is taken in without a piece', async ({ open }) => {
    const screen = await open({ user, path: '/transaksi-penjualan', viewport: 'tablet' })
    await readyCounter(screen)
    await chooseSales(screen)
    await takeIn(screen, 'UANG', 'PAK DARTO')
    const nomor = await waiting(screen, 'PAK DARTO')
    const { status } = await callAs(screen.page, 'POST', 'validasi/cancel/titipan', {
      titipan: [nomor],
    })
    expect(status).toBe(200)
  })
})
