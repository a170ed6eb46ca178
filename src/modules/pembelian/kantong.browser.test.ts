import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bought } from '../../../tests/browser/beli.ts'
import { callAs } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

interface Kantong {
  readonly kode_kantong: string
  readonly berat: number
  readonly kode_barcode: string | null
}

/** The bags of the sample chain that lie somewhere; without a place those that may be destroyed. */
async function kantongDi(page: Page, tempat: string | null): Promise<readonly Kantong[]> {
  const { json } = await callAs(page, 'POST', 'kantong/cari', { tempat, q: null })
  return json.data as readonly Kantong[]
}

/** Bags of the last days may be opened, too. */
async function tanpaTunggu(open: Parameters<typeof bought>[0], user: string): Promise<void> {
  const { page } = await open({ user: user.replace('spv', 'own'), path: '/settingsystem' })
  const { status } = await callAs(page, 'PUT', 'para-system/key/SORTIR_MASA_TUNGGU', { value: 0 })
  expect(status).toBe(200)
}

const koma = (gram: number): string => gram.toFixed(3).replace('.', ',')

test('bags go to the safe by scanner and keyboard, and are taken back', async ({ open }) => {
  await bought(open, false)
  const screen = await open({ user: 'spv.gs1', path: '/setoran-emas' })
  const { axe, page, press, scan, shot } = screen
  const [one] = await kantongDi(page, 'PEMBELIAN')
  if (!one) throw new Error('no bag waits at the counter of GS1')
  await page.getByText(one.kode_kantong).waitFor()
  await scan(one.kode_kantong)
  await expect
    .poll(() => page.getByLabel('Kantong', { exact: true }).inputValue())
    .toBe(one.kode_kantong)
  await page.getByLabel('Berat Timbang').fill(koma(one.berat))
  await press('Enter')
  const meja = page.getByRole('region', { name: 'Kantong Di Meja' })
  await meja.getByText('1 kantong').waitFor()
  await axe('.page')
  await shot('setoran-emas')
  // Without a receiver nothing goes.
  await press('F9')
  await page.getByText('Diterima Oleh Tidak Boleh Kosong').waitFor()
  await page.getByLabel('Diterima Oleh').fill('Pak Hadi')
  const [receipt] = await Promise.all([page.waitForEvent('download'), press('F9')])
  expect(receipt.suggestedFilename()).toMatch(/^SE-GS1-\d{6}-\d{4}\.pdf$/)
  await page.getByText('Setoran Hari Ini').waitFor()
  await shot('setoran-emas-tersimpan')
  await page
    .getByRole('button', { name: /^Batal SE-/ })
    .first()
    .click()
  await page.getByLabel('Alasan').fill('Kantong tertukar')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^BT-.* Tersimpan/).waitFor()
  await expect.poll(async () => (await kantongDi(page, 'PEMBELIAN')).length).toBeGreaterThan(0)
})

test('a bag becomes a piece again', async ({ open }) => {
  // In some shop one of our own pieces that was bought back lies in the safe.
  let found: { readonly screen: Screen; readonly ours: Kantong } | undefined
  for (const user of ['spv.gs1', 'spv.gs2', 'spv.nqc', 'spv']) {
    await tanpaTunggu(open, user)
    const screen = await open({ user, path: '/jual-lagi' })
    const bags = await kantongDi(screen.page, 'BRANKAS')
    const ours = bags.find(({ kode_barcode }) => kode_barcode !== null)
    if (ours) found = { screen, ours }
    if (found) break
  }
  if (!found) throw new Error('no piece of ours lies in a safe')
  const { ours, screen } = found
  const { axe, page, press, shot } = screen
  await axe('.page')
  await shot('jual-lagi')
  await page.getByLabel('Cari').first().fill(ours.kode_kantong)
  await page.getByText(ours.kode_kantong).first().dblclick()
  const dialog = page.getByRole('dialog', { name: /Jual Lagi/ })
  await dialog.getByLabel('Berat', { exact: false }).first().fill(koma(ours.berat))
  await dialog.getByLabel('Gudang').fill('TOKO')
  await press('Enter')
  await dialog.getByLabel('Baki').click()
  await press('ArrowDown', 'Enter')
  await axe('.ant-modal')
  await shot('jual-lagi-isian')
  await press('F9')
  await page.getByText(`barang ${ours.kode_barcode} sudah di baki`).waitFor()
})

test('a bag is destroyed with a reason and an approver', async ({ open }) => {
  await tanpaTunggu(open, 'spv.gs1')
  const screen = await open({
    user: 'spv.gs1',
    path: '/hancur-pembelian',
    viewport: 'tablet',
    theme: 'dark',
  })
  const { axe, page, press, shot } = screen
  const one = (await kantongDi(page, null)).at(-1)
  if (!one) throw new Error('no bag of GS1 may be destroyed')
  await page.getByLabel('Kantong', { exact: true }).fill(one.kode_kantong)
  await press('Enter')
  await page.getByLabel('Berat Hasil').fill(koma(one.berat))
  await press('F8')
  await page.getByRole('region', { name: 'Kantong Di Meja' }).getByText('1 kantong').waitFor()
  await page.getByLabel('Alasan').fill('Patah, tidak bisa dijual lagi')
  await axe('.page')
  await shot('hancur-pembelian')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^HB-.* Tersimpan/).waitFor()
})
