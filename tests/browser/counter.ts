import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Screen } from './harness.ts'

interface Answer {
  readonly status: number
  readonly json: { readonly data?: unknown; readonly message?: string }
}

/** Calls the server as the person in the page, past the screens. */
export const callAs = (page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([method, path, text]) => {
      const response = await fetch(`/api/v1/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-auth-token': localStorage.getItem('token') ?? '',
          'x-perangkat': localStorage.getItem('perangkat') ?? '',
          'idempotency-key': crypto.randomUUID(),
        },
        body: text,
      })
      return { status: response.status, json: await response.json() }
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )

export interface Piece {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_group: string
  readonly berat: number
  readonly status: string
}

const taken = new Set<string>()

/** Pieces of a price group that lie in a tray, in gram below this; no two tests get the same. */
export async function freePieces(
  page: Page,
  count: number,
  below = Number.POSITIVE_INFINITY,
): Promise<readonly Piece[]> {
  const { json } = await callAs(page, 'GET', 'barang/cari?kode_group=75&limit=200')
  const all = json.data as readonly Piece[]
  const free = all.filter(
    ({ berat, kode_barcode, status }) =>
      status === 'ADA' && berat < below && !taken.has(kode_barcode),
  )
  const pieces = free.slice(0, count)
  expect(pieces.length, 'free pieces of group 75').toBe(count)
  for (const { kode_barcode } of pieces) taken.add(kode_barcode)
  return pieces
}

/** The counter, ready for the first scan: the prices of the day are confirmed. */
export async function readyCounter({ page, press }: Screen): Promise<void> {
  await page.locator('#konter-pindai').waitFor()
  const { json } = await callAs(page, 'GET', 'penjualan/harga-hari-ini')
  const unconfirmed = json.data as readonly unknown[]
  if (unconfirmed.length > 0) {
    await page.locator('.konfirmasi-daftar').waitFor()
    await press('F9')
    await page.locator('.konfirmasi-daftar').waitFor({ state: 'hidden' })
  }
  await page.locator('#konter-pindai').focus()
}

/** The line of a piece in the table of the counter. */
export const lineOf = (page: Page, { kode_barcode }: Piece) =>
  page.locator('.konter-tabel tbody tr[aria-selected]', { hasText: kode_barcode })

/** Scans a piece and waits until it has its price. */
export async function scanPiece(screen: Screen, piece: Piece): Promise<void> {
  await screen.scan(piece.kode_barcode)
  await expect.poll(() => lineOf(screen.page, piece).innerText()).toContain(piece.nama_barang)
}

/** Chooses who sells, by the keyboard. */
export async function chooseSales({ page, press }: Screen): Promise<void> {
  await press('F3')
  await page.locator('.ant-select-item-option').first().waitFor()
  await press('Enter')
  await expect.poll(() => page.locator('.konter-sales').innerText()).toMatch(/\w/)
  // On a busy machine the keys of a scan come as slowly as a person's, who looks where he types.
  await page.locator('#konter-pindai').focus()
}

/** A whole sale for exact cash. @returns the number of the visit */
export async function sell(screen: Screen, pieces: readonly Piece[]): Promise<string> {
  const { page, press } = screen
  await chooseSales(screen)
  for (const piece of pieces) await scanPiece(screen, piece)
  await press('F8', 'Enter')
  await expect.poll(() => page.locator('.konter-bayar-angka').innerText()).toMatch(/\b0$/)
  await press('F9')
  await page.locator('.hasil-nomor').waitFor()
  return page.locator('.hasil-nomor').innerText()
}
