import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, tanggalDi } from '#kernel/tanggal'
import { callAs } from './counter.ts'
import type { Screen } from './harness.ts'

interface Asal {
  readonly no_faktur_jual: string
  readonly nama_customer: string | null
  readonly berat: number
  readonly sisa: number
  readonly baris: readonly {
    readonly kode_barcode: string
    readonly berat_nota: number
    readonly halangan: string | null
  }[]
}

const cari = {
  nama_customer: null,
  no_hp: null,
  tgl_from: null,
  tgl_to: null,
  berat: null,
}
const hariIni = tanggalDi('Asia/Jakarta')
const period = {
  tgl_from: addDays(hariIni, -60),
  tgl_to: addDays(hariIni, -1),
  kode_sales: null,
  status: 'VALID',
  belum_dicetak: false,
  q: null,
}
const dipakai = new Set<string>()

/** A note of another day of which so many pieces may come back; no two tests get the same. */
export async function notaLama(page: Page, sisa: number): Promise<Asal> {
  const { json } = await callAs(page, 'POST', 'penjualan/lihat', period)
  const notes = json.data as readonly { no_faktur_jual: string; qty: number }[]
  for (const { no_faktur_jual: kunci, qty } of notes) {
    if (qty < sisa || dipakai.has(kunci)) continue
    const found = await callAs(page, 'POST', 'pembelian/cari-nota', { ...cari, kunci })
    const [nota] = (found.json.data ?? []) as readonly Asal[]
    if (nota === undefined || nota.sisa < sisa) continue
    dipakai.add(kunci)
    return nota
  }
  throw new Error(`a note with ${sisa} pieces that may come back`)
}

const gram = (berat: number): string => berat.toFixed(3).replace('.', ',')
export const dibeli = (page: Page) =>
  page.locator('[aria-label="Barang yang dibeli"] tbody tr[aria-selected]')

/** In the dialog of a purchase line: what the scale says, then taken. */
export async function timbang({ page, press }: Screen, berat: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  const input = dialog.getByLabel('Berat Timbang')
  await input.waitFor()
  await expect.poll(() => input.inputValue()).toBe('')
  await expect.poll(() => input.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(gram(berat))
  await press('F9')
}

/** Chooses in the list that has the focus, and goes on. */
export async function pilih({ page, press }: Screen, kode: string): Promise<void> {
  await page.keyboard.type(kode)
  await page.locator('.ant-select-item-option-active', { hasText: kode }).waitFor()
  await press('Enter')
  const open = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))
  await expect.poll(open).not.toBe('true')
  await press('Tab')
}
