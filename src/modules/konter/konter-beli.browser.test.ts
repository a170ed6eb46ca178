import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { dibeli, notaLama, pilih, timbang } from '../../../tests/browser/beli.ts'
import {
  callAs,
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('an exchange goes from scan to saved by the keyboard alone', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, scan, shot } = screen
  await readyCounter(screen)
  const [baru] = await freePieces(page, 1)
  if (!baru) throw new Error('the sample chain has too few of them')
  const nota = await notaLama(page, 2)
  const [satu, dua] = nota.baris.filter(({ halangan }) => halangan === null)
  if (!satu || !dua) throw new Error('the sample chain has too few of them')
  await chooseSales(screen)
  await scanPiece(screen, baru)
  await scan(satu.kode_barcode) // sold once: it comes back
  await timbang(screen, satu.berat_nota)
  await expect.poll(() => dibeli(page).count()).toBe(1)
  await scan(nota.no_faktur_jual) // what is left of its nota
  const pieces = page.getByRole('dialog').locator('.nota-barang input')
  await pieces.first().waitFor()
  await axe('.ant-modal')
  const at = nota.baris.findIndex(({ kode_barcode }) => kode_barcode === dua.kode_barcode)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.nota-barang') !== null))
    .toBe(true)
  for (let step = 0; step < at; step += 1) await press('ArrowDown')
  await press(' ', 'Enter')
  await timbang(screen, dua.berat_nota)
  await expect.poll(() => dibeli(page).count()).toBe(2)
  await expect.poll(() => page.locator('.konter-basi').count()).toBe(0)
  await axe('.konter')
  await shot('konter-tukar')
  await press('F8')
  await page.locator('.bayar').waitFor()
  await axe('.konter')
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-simpan')
  await press('Enter')
  await page.locator('.hasil-nomor').waitFor()
  const nomor = await page.locator('.hasil-nomor').innerText()
  const { json } = await callAs(page, 'GET', 'validasi/all')
  const [all] = json.data as readonly {
    penjualan: readonly { no_faktur_group: string; kode_barcode: string }[]
    pembelian: readonly { no_faktur_group: string; kode_barcode: string }[]
  }[]
  const codes = (rows: readonly { no_faktur_group: string; kode_barcode: string }[] = []) =>
    rows.flatMap((row) => (row.no_faktur_group === nomor ? row.kode_barcode : [])).toSorted()
  expect(codes(all?.penjualan)).toEqual([baru.kode_barcode])
  expect(codes(all?.pembelian)).toEqual([satu.kode_barcode, dua.kode_barcode].toSorted())
})

test('gold without a nota is bought: the seller is asked, the shop pays', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-pembelian' })
  const { axe, page, press, shot } = screen
  await screen.page.locator('#konter-pindai').waitFor()
  await axe('.konter')
  await chooseSales(screen)
  await press('F1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nama Barang').waitFor()
  await axe('.ant-modal')
  await page.keyboard.type('GELANG RANTAI')
  await press('Tab')
  await pilih(screen, 'GL')
  await pilih(screen, '75')
  await page.keyboard.type('3')
  await shot('konter-tanpa-nota')
  await press('F9')
  await expect.poll(() => dibeli(page).innerText()).toContain('GELANG RANTAI')
  await expect.poll(() => page.locator('.konter-bayar.out').innerText()).toMatch(/-\d/)
  await press('F8')
  await page.locator('.tunai-keluar').waitFor()
  // Cash or a transfer.
  await expect.poll(() => page.locator('.cara-bayar input:disabled').count()).toBe(4)
  await shot('konter-toko-bayar')
  await press('Enter', 'Enter') // saved: not yet, the seller has said nothing of himself
  await dialog.getByText('Nama Customer Tidak Boleh Kosong').waitFor()
  await dialog.getByText('No Identitas Tidak Boleh Kosong').waitFor()
  await expect
    .poll(() =>
      dialog.getByLabel('Nama Customer').evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  for (const text of ['Ibu Sulastri', '081234567890', 'Jl. Melati 3']) {
    await page.keyboard.type(text)
    await press('Tab') // so fast a hand and Enter would be a scanner
  }
  await pilih(screen, 'KTP')
  await dialog.getByLabel('No Identitas').focus() // past the button that clears the list
  await page.keyboard.type('3573014403900001')
  await axe('.ant-modal')
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await press('F9')
  await page.locator('.hasil-nomor').waitFor()
  const nomor = await page.locator('.hasil-nomor').innerText()
  const desk = await open({ user: 'kasir2.gs1', path: '/validasi-beli' })
  const group = desk.page.locator('.tunggu', { hasText: nomor })
  await group.waitFor()
  await expect.poll(() => group.locator('b.out').innerText()).toMatch(/^-/)
  await group.getByRole('checkbox').check()
  await desk.page.locator('.isi-kepala', { hasText: nomor }).waitFor()
  await expect.poll(() => desk.page.locator('.grand.out').innerText()).toContain('Toko bayar')
  await desk.axe('.page')
  await desk.shot('validasi-beli')
})

test('a lost nota is found by who bought; what was found out survives a reload', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-pembelian' })
  const { axe, page, press, shot } = screen
  await screen.page.locator('#konter-pindai').waitFor()
  const nota = await notaLama(page, 1, { bernama: true })
  const [piece] = nota.baris.filter(({ halangan }) => halangan === null)
  if (!piece || !nota.nama_customer) throw new Error('the sample chain has too few of them')
  await press('Control+h')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nama Customer').waitFor()
  await page.keyboard.type(nota.nama_customer)
  await press('F9')
  const row = dialog.locator('tbody tr', { hasText: nota.no_faktur_jual })
  await row.waitFor()
  await axe('.ant-modal')
  await shot('konter-nota-hilang')
  await row.focus()
  await press('Enter')
  const box = dialog.locator('.nota-barang', { hasText: piece.kode_barcode }).getByRole('checkbox')
  await box.waitFor()
  if (!(await box.isChecked())) await box.press(' ')
  await press('F9')
  await expect.poll(() => dialog.getByLabel('Nota Hilang').isChecked()).toBe(true)
  await timbang(screen, piece.berat_nota)
  const line = dibeli(page).filter({ hasText: piece.kode_barcode })
  await expect.poll(() => line.innerText()).toContain('-') // the deduction of a lost nota
  await settle(page)
  const before = await line.innerText()
  await page.getByText('Draf tersimpan').waitFor()
  await page.reload()
  await expect.poll(() => line.innerText()).toBe(before)
  await press('Delete')
  await expect.poll(() => dibeli(page).count()).toBe(0)
  await press('Control+z')
  await expect.poll(() => line.count()).toBe(1)
  await press('Delete')
})

test('a piece that lies in a tray is sold, wherever it is scanned', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-pembelian' })
  await screen.page.locator('#konter-pindai').waitFor()
  const [piece] = await freePieces(screen.page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await screen.scan(piece.kode_barcode)
  const dijual = screen.page.locator('[aria-label="Barang yang dijual"]')
  await expect.poll(() => dijual.innerText()).toContain(piece.nama_barang)
  await expect.poll(() => dibeli(screen.page).count()).toBe(0)
  await lineOf(screen.page, piece).focus()
  await screen.press('Delete')
})
