import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { contextOptions, settle } from '../../scripts/browser.mjs'
import { makeDataDir, startBuiltServer, type BuiltServer } from '../../scripts/built-server.mjs'
import { callAs } from './counter.ts'
import { pageIn, test } from './harness.ts'

// The first hour: an empty server becomes a shop that sells. What a founder types and presses is
// counted; a person needs two seconds for each.

const dataDir = makeDataDir()
let server: BuiltServer

beforeAll(async () => {
  server = await startBuiltServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** So many fields, keys and clicks take a quarter of an hour at ten seconds each. */
const langkahPaling = 90

class Pendiri {
  langkah = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** In a dialog a label has its star. */
  async isi(isi: Readonly<Record<string, string>>, exact = true): Promise<void> {
    const di = exact ? this.page.locator('body') : this.page.getByRole('dialog')
    for (const [label, text] of Object.entries(isi)) {
      await di.getByLabel(label, { exact }).first().fill(text)
      this.langkah += 1
    }
  }
  async tekan(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.langkah += 1
    }
  }
  async pilih(label: string, kata: string): Promise<void> {
    const form = this.page.locator('[data-form], .ant-modal').last()
    await form.getByLabel(label).first().click()
    await this.page.keyboard.type(kata)
    await this.page.locator('.ant-select-item-option').filter({ hasText: kata }).first().waitFor()
    await this.tekan('Enter')
    this.langkah += 1
  }
  async klik(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click()
    this.langkah += 1
  }
  async buka(path: string): Promise<void> {
    await this.page.goto(path)
    await settle(this.page)
    this.langkah += 1
  }
}

async function dirikan(satu: Pendiri): Promise<void> {
  const { page } = satu
  await page.goto('/')
  await satu.isi({
    'Kode Setup': /kode setup ([A-Z0-9]{8})/.exec(server.said())?.[1] ?? '',
    'Kode Toko': 'MKR',
    'Nama Toko': 'Toko Emas Makmur',
    Alamat: 'Jalan Pahlawan 12',
    'No HP': '081234567890',
    'User ID': 'makmur',
    Nama: 'Bu Makmur',
    Password: 'cincin-melati-7',
  })
  await satu.klik('Buat Toko')
  await page.getByRole('heading', { name: 'Langkah Awal' }).waitFor()
}

async function isiMaster(satu: Pendiri): Promise<void> {
  const { page } = satu
  await satu.klik('Isi Yang Lazim')
  const dialog = page.getByRole('dialog')
  await satu.isi({ 'Harga Emas Murni Per Gram': '2345678' }, false)
  await page.screenshot({ path: 'node_modules/.cache/screens/isi-yang-lazim.png' })
  await satu.tekan('F9')
  await page.getByText('Baris Diisi').waitFor()
  await page.getByRole('button', { name: 'Isi Yang Lazim' }).waitFor({ state: 'detached' })
  await satu.buka('/master-baki')
  await satu.tekan('F7')
  await dialog.waitFor()
  await satu.isi({ 'Kode Baki': 'CC1', 'Nama Baki': 'Cincin 1', 'Berat Baki': '312,45' }, false)
  await satu.pilih('Gudang', 'TOKO')
  await satu.tekan('F9')
  await dialog.waitFor({ state: 'hidden' })
  await satu.buka('/master-sales')
  await satu.tekan('F7')
  await dialog.waitFor()
  await satu.isi({ 'Kode Sales': 'S1', 'Nama Sales': 'Rina' }, false)
  await satu.klik('Tanpa Rekening')
  await expect.poll(() => dialog.getByLabel('Nama Rekening').inputValue()).toBe('Rina')
  await satu.tekan('F9')
  await dialog.waitFor({ state: 'hidden' })
}

/** Prices of the day, and two pieces out of a spreadsheet. @returns the first barcode */
async function isiToko(satu: Pendiri): Promise<string> {
  const { page } = satu
  await satu.buka('/harga-emas-hari-ini')
  await satu.isi({ 'Harga Emas Murni/Gram': '2345678' })
  await satu.tekan('F9')
  await page.getByRole('dialog').getByText('Simpan ?').waitFor()
  await satu.tekan('Enter')
  await page.getByText('Belum pernah ditetapkan').waitFor({ state: 'detached' })
  await satu.buka('/tambah-barang-banyak')
  await satu.pilih('Asal', 'Saldo')
  const baris = [
    'Gudang\tBaki\tNama Barang\tJenis\tGroup\tBerat\tHarga Pokok/Gram',
    'TOKO\tCC1\tCINCIN BELAH ROTAN\tCC\t70\t4,123\t1500000',
    'TOKO\tCC1\tCINCIN POLOS\tCC\t75\t2,817\t1600000',
  ]
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, baris.join('\n'))
  await page.getByText('Semua Baris Benar').first().waitFor()
  await satu.tekan('F9')
  await page.getByText('Data Berhasil Ditambahkan').waitFor()
  const { json } = await callAs(page, 'GET', 'barang/cari?limit=10')
  const barang = json.data as readonly { kode_barcode: string; nama_barang: string }[]
  expect(barang).toHaveLength(2)
  return barang.find((one) => one.nama_barang === 'CINCIN BELAH ROTAN')?.kode_barcode ?? ''
}

test('an empty server sells its first piece within the first hour', async ({ browser }) => {
  const context = await browser.newContext(contextOptions(server.origin, {}))
  const satu = new Pendiri(await pageIn(context))
  const { page } = satu
  await dirikan(satu)
  await isiMaster(satu)
  const barcode = await isiToko(satu)
  await satu.buka('/transaksi-penjualan')
  const pindai = page.locator('#konter-pindai')
  await pindai.waitFor()
  await satu.tekan('F3')
  await page.locator('.ant-select-item-option').first().waitFor()
  await satu.tekan('Enter')
  await pindai.fill(barcode)
  await satu.tekan('Enter')
  await page.locator('.konter-tabel').getByText('CINCIN BELAH ROTAN').waitFor()
  await satu.tekan('F8', 'Enter')
  await expect.poll(() => page.locator('.konter-bayar-angka').innerText()).toMatch(/\b0$/)
  await satu.tekan('F9')
  await page.locator('.hasil-nomor').waitFor()
  await page.screenshot({ path: 'node_modules/.cache/screens/jam-pertama.png' })
  await satu.buka('/validasi-jual-beli')
  await page.getByText('CINCIN BELAH ROTAN').or(page.getByText('FG-MKR')).first().waitFor()
  const { json } = await callAs(page, 'GET', 'barang/cari?limit=10')
  expect(JSON.stringify(json.data)).toContain('DALAM_NOTA')
  expect(satu.langkah).toBeLessThan(langkahPaling)
  await context.close()
})
