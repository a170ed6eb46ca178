import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  callAs,
  chooseSales,
  freePieces,
  readyCounter,
  scanPiece,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { fokus, pilih, sampai } from '../../../tests/browser/papan-ketik.ts'

const rowsOf = (data: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(data) ? data : []

const poinDari = async (page: Page, kode: unknown): Promise<number> => {
  const { json } = await callAs(page, 'GET', `member/ringkas?kode_member=${String(kode)}`)
  return Number(Object(json.data)['poin'])
}

/** A member who has so many points. */
async function yangPunya(page: Page, paling: number) {
  const { json } = await callAs(page, 'GET', 'member/get/all?limit=200')
  for (const row of rowsOf(json.data)) {
    const poin = await poinDari(page, row['kode_member'])
    if (poin >= paling) return { kode: String(row['kode_member']), poin }
  }
  throw new Error(`nobody in the sample chain has ${paling} points`)
}

test('a member takes a gift without a mouse, and his points are told beside', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/tukar-point' })
  const { axe, page, press, shot } = screen
  await expect.poll(() => fokus(screen)).toBe('Member')
  const { kode, poin } = await yangPunya(page, 15)
  await pilih(screen, 'Member', kode)
  await page.getByRole('region', { name: 'Point Member' }).getByText(String(poin)).waitFor()
  await pilih(screen, 'Hadiah', 'PAYUNG')
  await sampai(screen, 'Keterangan')
  await axe()
  await shot('tukar-point')
  await press('F9')
  await page
    .getByText(/^TP-GS1-/)
    .first()
    .waitFor()
  // The number of an earlier gift may stand there already.
  await expect.poll(() => poinDari(page, kode)).toBe(poin - 15)
})

test('the rules of points are told in words', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'spv.gs1', path: '/setting-member' })
  await page.getByText('2 point tiap 1,000 gr').waitFor()
  await axe()
  await shot('setting-member')
})

test("a member's points pay a part of a sale, by keys alone", async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const { kode, poin } = await yangPunya(page, 12)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await chooseSales(screen)
  await press('F4')
  await page.keyboard.type(kode, { delay: 90 })
  await page.getByRole('option', { name: new RegExp(`Member ${kode}`) }).waitFor()
  await press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press('F8')
  await page.getByRole('radio', { name: 'Point' }).waitFor({ state: 'attached' })
  await press('o')
  await page.getByText(`${poin} dari ${poin} point`).waitFor()
  await press('F8') // the rest in cash
  await page.keyboard.type('99000000')
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await axe('.konter-kanan')
  await shot('konter-poin')
  await press('F9')
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^FG-GS1-/)
  await expect.poll(() => poinDari(page, kode)).toBe(0)
})
