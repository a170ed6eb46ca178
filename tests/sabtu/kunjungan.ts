import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dibeli, notaLama, pilih, timbang } from '../browser/beli.ts'
import {
  callAs,
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
  sell,
  type Piece,
} from '../browser/counter.ts'
import { approvalDialog } from '../browser/drawer.ts'
import type { Screen } from '../browser/harness.ts'
import { takeIn, waiting } from '../browser/titip.ts'

/** One visit at a counter that is ready for the first scan. @returns the number of its group */
export type Kunjungan = (screen: Screen) => Promise<string>

const onePiece = async (page: Page, below?: number): Promise<Piece> => {
  const [piece] = await freePieces(page, 1, below)
  if (!piece) throw new Error('the trays are empty')
  return piece
}

const hasil = async ({ page }: Screen): Promise<string> => {
  await page.locator('.hasil-nomor').waitFor()
  return page.locator('.hasil-nomor').innerText()
}

/** Goes to the money, and pays what is due in cash. */
async function bayarTunai(screen: Screen): Promise<string> {
  await expect.poll(() => screen.page.locator('.konter-basi').count()).toBe(0)
  await screen.press('F8', 'Enter')
  await expect.poll(() => screen.page.locator('.konter-bayar-angka').innerText()).toMatch(/\b0$/)
  await screen.press('F9')
  return hasil(screen)
}

const satu: Kunjungan = async (screen) => sell(screen, [await onePiece(screen.page)])
const dua: Kunjungan = async (screen) => sell(screen, await freePieces(screen.page, 2))

const transfer: Kunjungan = async (screen) => {
  const { page, press } = screen
  await chooseSales(screen)
  await scanPiece(screen, await onePiece(page))
  await press('F8')
  await page.locator('.cara-bayar').getByText('K. Debet', { exact: true }).click()
  await page.getByLabel('No Rekening').click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await press('F9')
  return hasil(screen)
}

/** A bargain beyond the limit: the owner says yes on his telephone. */
const tawar: Kunjungan = async (screen) => {
  const { page, press } = screen
  const piece = await onePiece(page, 4)
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await press('F6')
  await page.getByRole('dialog').getByLabel('Diskon').fill('500000')
  await press('F9')
  await expect.poll(() => lineOf(page, piece).innerText()).toContain('-500.000')
  await press('F8', 'Enter', 'F9')
  const dialog = approvalDialog(page)
  await dialog.getByText('Dari Jauh', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Minta Dari Jauh' }).click()
  return hasil(screen)
}

/** A wrong scan, a piece taken off by mistake and brought back. */
const salah: Kunjungan = async (screen) => {
  const { page, press, scan } = screen
  const piece = await onePiece(page)
  await chooseSales(screen)
  await scan('000TIDAKADA')
  await page.getByText('Barcode 000TIDAKADA Tidak Ditemukan').first().waitFor()
  await scanPiece(screen, piece)
  await press('Delete')
  await expect.poll(() => lineOf(page, piece).count()).toBe(0)
  await press('Control+z')
  await expect.poll(() => lineOf(page, piece).count()).toBe(1)
  return bayarTunai(screen)
}

/** The customer fetches his purse: the note is parked, and comes back. */
const parkir: Kunjungan = async (screen) => {
  const { page, press } = screen
  const piece = await onePiece(page)
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await page.getByText('Draf tersimpan').waitFor()
  await press('F7', 'F7')
  await expect.poll(() => lineOf(page, piece).count()).toBe(0)
  await press('F7')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(piece.nama_barang).first().waitFor()
  await dialog.getByRole('button', { name: 'Lanjutkan' }).first().click()
  await expect.poll(() => lineOf(page, piece).count()).toBe(1)
  return bayarTunai(screen)
}

/** The answer of a save got lost on its way. */
const hilang: Kunjungan = async (screen) => {
  const { page, press } = screen
  let tries = 0
  await page.route('**/api/v1/penjualan/simpan', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await chooseSales(screen)
  await scanPiece(screen, await onePiece(page))
  await press('F8', 'Enter', 'F9')
  await page.getByText('Koneksi Bermasalah').first().waitFor()
  await press('F9')
  const nomor = await hasil(screen)
  await page.unroute('**/api/v1/penjualan/simpan')
  return nomor
}

/** An old ring comes back for a new one. */
const tukar: Kunjungan = async (screen) => {
  const { page, press, scan } = screen
  const baru = await onePiece(page)
  const nota = await notaLama(page, 1)
  const lama = nota.baris.find(({ halangan }) => halangan === null)
  if (!lama) throw new Error(`${nota.no_faktur_jual} has nothing that may come back`)
  await chooseSales(screen)
  await scanPiece(screen, baru)
  await scan(lama.kode_barcode)
  await timbang(screen, lama.berat_nota)
  await expect.poll(() => dibeli(page).count()).toBe(1)
  await expect.poll(() => page.locator('.konter-basi').count()).toBe(0)
  await press('F8')
  await page.locator('.bayar').waitFor()
  await press('Enter', 'F9')
  const identitas = page.getByRole('dialog')
  const done = page.locator('.hasil-nomor')
  await done.or(identitas.getByLabel('No Identitas')).first().waitFor()
  if (!(await done.isVisible())) await penjual(screen) // the shop pays: whom?
  return hasil(screen)
}

/** Who sells to the shop says who he is. */
async function penjual(screen: Screen): Promise<void> {
  const { page, press } = screen
  const dialog = page.getByRole('dialog')
  const fill = async (label: string, text: string): Promise<void> => {
    const input = dialog.getByLabel(label)
    if ((await input.inputValue()) === '') await input.fill(text)
  }
  await fill('Nama Customer', 'Ibu Sulastri')
  await fill('No HP', '081234567890')
  await fill('Alamat', 'Jl. Melati 3')
  await dialog.getByLabel('Jenis Identitas').focus()
  await pilih(screen, 'KTP')
  await fill('No Identitas', '3573014403900001')
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await press('F9')
}

/** Gold without a nota is bought. */
const beli: Kunjungan = async (screen) => {
  const { page, press } = screen
  await chooseSales(screen)
  await press('F1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nama Barang').fill('GELANG RANTAI')
  await press('Tab')
  await pilih(screen, 'GL')
  await pilih(screen, '75')
  await page.keyboard.type('3')
  await press('F9')
  await expect.poll(() => dibeli(page).innerText()).toContain('GELANG RANTAI')
  await expect.poll(() => page.locator('.konter-bayar.out').innerText()).toMatch(/-\d/)
  await press('F8')
  await page.locator('.tunai-keluar').waitFor()
  await press('Enter', 'Enter')
  await dialog.getByLabel('No Identitas').waitFor()
  await penjual(screen)
  return hasil(screen)
}

/** A ring is kept for who leaves money for it; in the afternoon she fetches it. */
const titip: Kunjungan = async (screen) => {
  const { page, press, scan } = screen
  const piece = await onePiece(page)
  const nama = `IBU ${piece.kode_barcode}`
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await takeIn(screen, 'BARANG', nama)
  const nomor = await waiting(screen, nama)
  const valid = await callAs(page, 'POST', 'validasi/simpan/titipan', { titipan: [nomor] })
  expect(valid.status, JSON.stringify(valid.json)).toBe(200)
  await keKonter(screen)
  await chooseSales(screen)
  await scan(nomor)
  await expect.poll(() => lineOf(page, piece).count()).toBe(1)
  await expect.poll(() => page.locator('.bayar-daftar').innerText()).toContain(nomor)
  await expect.poll(() => page.locator('.konter-bayar-angka').innerText()).toMatch(/[1-9]/)
  await press('F8')
  await page.getByRole('button', { name: 'Uang Pas' }).click()
  await press('F9')
  return hasil(screen)
}

/** Every kind of visit, in the order of a Saturday. */
export const macam: readonly Kunjungan[] = [
  satu,
  tukar,
  dua,
  tawar,
  beli,
  transfer,
  salah,
  satu,
  parkir,
  tukar,
  hilang,
  titip,
]

/** Opens the counter and waits until it takes a scan. */
export async function keKonter(screen: Screen): Promise<void> {
  await screen.page.goto('/transaksi-penjualan')
  await readyCounter(screen)
}

/** What still waits for the cashier. */
export async function menunggu(page: Page): Promise<number> {
  const { json } = await callAs(page, 'GET', 'validasi/all')
  const [all] = json.data as readonly {
    penjualan: readonly { no_faktur_group: string }[]
    pembelian: readonly { no_faktur_group: string }[]
  }[]
  const lines = [...(all?.penjualan ?? []), ...(all?.pembelian ?? [])]
  return new Set(lines.map(({ no_faktur_group }) => no_faktur_group)).size
}
