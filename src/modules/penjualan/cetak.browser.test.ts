import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  callAs,
  freePieces,
  readyCounter,
  sell,
  type Piece,
} from '../../../tests/browser/counter.ts'
import { screensFolder, testOnPaper as test, type Screen } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'
import { jamUsb, printerOnUsb, sentToUsb } from '../../../tests/browser/usb.ts'

interface Row {
  readonly no_faktur_jual: string
}

/** Validated notes of today that nobody saw on paper yet. */
async function belumDicetak(page: Page): Promise<readonly string[]> {
  const { json } = await callAs(page, 'POST', 'penjualan/lihat', {
    tgl_from: '2000-01-01',
    tgl_to: '2100-01-01',
    belum_dicetak: true,
  })
  return (json.data as readonly Row[]).map((row) => row.no_faktur_jual)
}

/** A validated note of today, not printed yet, sold by this very cashier. */
async function notaBaru(screen: Screen): Promise<string> {
  const { page } = screen
  await readyCounter(screen)
  const pieces: readonly Piece[] = await freePieces(page, 1)
  const grup = await sell(screen, pieces)
  await callAs(page, 'POST', 'validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  const { json } = await callAs(page, 'POST', 'penjualan/get/bynota', { no_faktur: grup })
  const { data } = json.data as { readonly data: readonly Row[] }
  return data[0]?.no_faktur_jual ?? ''
}

const bukaNota = async ({ page }: Screen, nomor: string): Promise<void> => {
  await page.goto(`/lihat-penjualan?nota=${nomor}`)
  await page.locator('.nota-jumlah').waitFor()
}
const dicetak = (page: Page) => expect.poll(() => page.locator('.nota-kepala').innerText())

/** Notes what is given to the browser's print dialog, and gives it on. */
const watchPrint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        const view = target instanceof HTMLIFrameElement ? target.contentWindow : null
        if (view === null) return
        const print = view.print.bind(view)
        view.print = () => {
          document.body.dataset['printed'] = view.document.contentType
          print()
        }
      },
      true,
    )
  })

test('a nota goes to the printer as a PDF: asked where and which side, confirmed, counted', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  const nomor = await notaBaru(screen)
  expect(await belumDicetak(page)).toContain(nomor)
  await bukaNota(screen, nomor)
  await watchPrint(page)
  await press('F9')
  const dialog = page.locator('.platform')
  await dialog.waitFor()
  await axe('.ant-modal')
  await shot('cetak-platform')
  await expect.poll(() => dialog.innerText()).toMatch(/Desktop[\s\S]*Mobile[\s\S]*FRONT[\s\S]*BACK/)
  await press('4')
  await dialog.getByText('tidak dihitung sebagai cetakan').waitFor()
  await press('3', 'F9')
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.body.dataset['printed']))
    .toBe('application/pdf')
  // The frame that printed has given the keyboard back: the question is answered by it.
  await page.locator('.ant-modal-footer button:focus', { hasText: 'Ya' }).waitFor()
  await press('Tab')
  await page.locator('.ant-modal-footer button:focus', { hasText: 'Tidak' }).waitFor()
  await press('Escape')
  await dicetak(page).toContain('0 kali')
  expect(await belumDicetak(page)).toContain(nomor)
  await press('F9')
  await dialog.waitFor()
  await press('F9')
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await press('Enter')
  await dicetak(page).toContain('1 kali')
  expect(await belumDicetak(page)).not.toContain(nomor)
  await press('F9')
  await dialog.waitFor()
  await press('F9')
  await page.getByLabel('Alasan Cetak Ulang').waitFor()
})

test('a shop of files saves the nota, the back without a question; a look at it is no print', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  const nomor = await notaBaru(screen)
  await bukaNota(screen, nomor)
  await press('F7')
  const viewer = page.locator('iframe.nota-contoh')
  await viewer.waitFor()
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
    .toBe(true)
  await axe('.ant-modal-body')
  await shot('nota-contoh')
  await press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await dicetak(page).toContain('0 kali')
  await press('F9')
  await page.locator('.platform').waitFor()
  await expect.poll(() => page.locator('.platform').innerText()).not.toContain('Desktop')
  const back = page.waitForEvent('download')
  await press('4', 'F9')
  expect((await back).suggestedFilename()).toBe(`${nomor}.pdf`)
  await dicetak(page).toContain('0 kali')
  const front = page.waitForEvent('download')
  await press('F9')
  await page.locator('.platform').waitFor()
  await press('F9')
  await front
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.reload() // nobody answered: the page was closed
  await page.getByText('Cetakan terakhir belum dikonfirmasi').waitFor()
  await axe('.ant-modal-body')
  await page.locator('.nota-menunggu').getByRole('button', { name: 'Ya', exact: true }).click()
  await page.locator('.nota-menunggu').waitFor({ state: 'detached' })
  await dicetak(page).toContain('1 kali')
})

test('a wrong name and a wrong way of payment are corrected with an approver, and told', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir2.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  const nomor = await notaBaru(screen)
  await bukaNota(screen, nomor)
  await press('F6')
  const dialog = page.getByRole('dialog', { name: new RegExp(`Koreksi Penjualan ${nomor}`) })
  await dialog.getByLabel('Alasan').fill('Salah pilih cara bayar')
  await dialog.getByLabel('Nama Customer').fill('Ibu Ratna Kusuma')
  await dialog.getByText('K. Debet').click()
  await dialog.locator('#koreksi-bayar-0').click()
  await page.locator('.ant-select-item-option').first().click()
  await dialog.getByLabel('Jumlah Rp').press('End')
  await expect.poll(() => dialog.locator('.koreksi-beda').innerText()).toContain('Ibu Ratna Kusuma')
  await expect
    .poll(() => dialog.locator('.koreksi-beda').innerText())
    .toMatch(/Tunai [\d.]+ *-> *Kartu Debet/)
  await axe('.ant-modal-body')
  await shot('koreksi-penjualan')
  await press('F9')
  await page.locator('.otorisasi').first().waitFor()
  await page.getByLabel('User ID').fill('spv.gs1')
  await page.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  const life = page.locator('.nota-riwayat')
  await expect.poll(() => life.innerText()).toContain('Dikoreksi')
  await expect.poll(() => life.innerText()).toMatch(/KJ-GS1-\d{6}-\d{4}/)
  await expect.poll(() => life.innerText()).toContain('Ibu Ratna Kusuma')
  await expect.poll(() => page.locator('.nota-kepala').innerText()).toContain('Ibu Ratna Kusuma')
  await expect.poll(() => page.locator('.nota-bayar').innerText()).toContain('Kartu Debet')
  await axe('.ant-modal-body')
  await shot('nota-dikoreksi')
})

test('what waits is printed with one press; a handwritten number leads to its note', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir2', path: '/transaksi-penjualan' })
  const { page, press, shot } = screen
  await readyCounter(screen)
  const tangan = `M-${Date.now()}`
  await press('F4')
  const kepala = page.getByRole('dialog', { name: 'Pelanggan dan Nota' })
  await kepala.getByText('Tentang nota ini').click()
  await kepala.getByLabel('No Nota Manual').fill(tangan)
  await press('F9')
  await expect.poll(() => page.locator('.konter-manual').innerText()).toContain(tangan)
  await shot('konter-nota-tangan')
  const last = await page.getByRole('button', { name: /Cek Harga/ }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0), 'the bar stays on the page').toBeLessThan(1366)
  const grup = await sell(screen, await freePieces(page, 1))
  await expect
    .poll(() => page.locator('.konter-manual').count(), { message: 'not on the next sale' })
    .toBe(0)
  await callAs(page, 'POST', 'validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  await page.goto('/lihat-penjualan')
  await watchPrint(page)
  const button = page.getByRole('button', { name: /Cetak \d+ Yang Belum/ })
  await button.waitFor()
  await shot('lihat-belum-dicetak')
  await press('F8')
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.body.dataset['printed']))
    .toMatch(/^application\/pdf$/)
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await button.waitFor({ state: 'detached' })
  await page.getByLabel('Cari', { exact: true }).fill(tangan)
  await press('F9')
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.locator('tbody tr').first().dblclick()
  await page.getByText(tangan).waitFor()
  const nomor = await page.getByRole('dialog').locator('.ant-modal-title').first().innerText()
  const english = await open({ user: 'own', lang: 'en', path: `/lihat-penjualan?nota=${nomor}` })
  await english.page.locator('.nota-baris summary').first().click()
  await english.page.getByText(/^rounded to 500$/).waitFor()
})

test('a receipt printer is set, checked and tried, and gets the slip of the next nota', async ({
  open,
}) => {
  const nomor = await notaBaru(await open({ user: 'kasir1', path: '/transaksi-penjualan' }))
  const screen = await open({ user: 'spv', path: '/perangkat' })
  const { axe, page, press, shot } = screen
  const tombol = page.getByRole('button', { name: 'Coba Printer Nota' })
  await tombol.waitFor()
  await printerOnUsb(page, { '16,4,2,16,4,3,16,4,4': [0x32, 0x12, 0x72] })
  await tombol.click()
  await choose(page, 'Lewat', { option: 'Printer Struk USB' })
  await page.getByRole('button', { name: 'Periksa Printer' }).click()
  await page.getByRole('status').getByText('Kertas Habis', { exact: true }).waitFor()
  await axe('.ant-modal')
  await shot('perangkat-struk')
  await page.getByRole('button', { name: 'Cetak Halaman Coba' }).click()
  await page.getByText('Apakah halamannya keluar dengan benar?').waitFor()
  expect(String.fromCharCode(...(await sentToUsb(page)))).toContain('KENCANA')
  await press('Enter')
  await page.getByText('Printer Struk USB').first().waitFor()
  await bukaNota(screen, nomor)
  // It takes nothing: that is said and asked, and no print is counted.
  await jamUsb(page, true)
  await press('F9')
  await page.locator('.platform').waitFor()
  await press('F9')
  await page.getByText('Printer Tidak Menjawab: Periksa Daya').waitFor()
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await press('Escape')
  await page.getByText('Nota Sudah Tercetak?').waitFor({ state: 'hidden' })
  await dicetak(page).toContain('0 kali')
  await jamUsb(page, false)
  await press('F9')
  await page.locator('.platform').waitFor()
  await press('F9')
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  const sent = await sentToUsb(page)
  expect(sent.slice(0, 8)).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 576 / 8, 0])
  expect(sent.slice(-4)).toEqual([0x1d, 0x56, 66, 0])
  await writeFile(path.join(screensFolder, 'struk.bin'), Uint8Array.from(sent))
  await press('Enter')
  await dicetak(page).toContain('1 kali')
})
