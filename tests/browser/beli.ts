import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays } from '#kernel/tanggal'
import { callAs, freePieces, readyCounter } from './counter.ts'
import type { Opening, Screen } from './harness.ts'

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
/** Before the day of the shop, whatever the clock says by now. */
async function earlier(page: Page) {
  const { json } = await callAs(page, 'GET', 'users/sesi')
  const { tgl_system } = (json.data as { user: { tgl_system: string } }).user
  return {
    tgl_from: addDays(tgl_system, -60),
    tgl_to: addDays(tgl_system, -1),
    kode_sales: null,
    status: 'VALID',
    belum_dicetak: false,
    q: null,
  }
}
/** The valid notes of earlier days, the newest first. */
export async function notaLalu(page: Page): Promise<readonly string[]> {
  const { json } = await callAs(page, 'POST', 'penjualan/lihat', await earlier(page))
  const notes = json.data as readonly { no_faktur_jual: string }[]
  return notes
    .map(({ no_faktur_jual }) => no_faktur_jual)
    .toSorted()
    .toReversed()
}

const dipakai = new Set<string>()

/**
 * A note of another day of which so many pieces may come back; no two tests get the same.
 * @param bernama only one whose customer is known
 * @param gram one of its pieces that may come back weighs as much
 */
export async function notaLama(
  page: Page,
  sisa: number,
  { bernama = false, gram = 0 }: { readonly bernama?: boolean; readonly gram?: number } = {},
): Promise<Asal> {
  const { json } = await callAs(page, 'POST', 'penjualan/lihat', await earlier(page))
  const notes = json.data as readonly { no_faktur_jual: string; qty: number }[]
  for (const { no_faktur_jual: kunci, qty } of notes) {
    if (qty < sisa || dipakai.has(kunci)) continue
    const found = await callAs(page, 'POST', 'pembelian/cari-nota', { ...cari, kunci })
    const [nota] = (found.json.data ?? []) as readonly Asal[]
    if (nota === undefined || nota.sisa < sisa) continue
    if (bernama && nota.nama_customer === null) continue
    if (!nota.baris.some((one) => one.halangan === null && one.berat_nota >= gram)) continue
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

type Open = (opening?: Opening) => Promise<Screen>

interface Saved {
  readonly no_faktur_group: string
  readonly notajual: readonly string[]
  readonly notabeli: readonly string[]
}

/** Saves a visit, and validates it at another desk. */
async function visit(page: Page, kasir: Page, body: object, total: number): Promise<Saved> {
  const all = await callAs(page, 'GET', 'sales/get/all')
  const [sales] = all.json.data as readonly { kode_sales: string }[]
  const pembayaran = total === 0 ? [] : [{ jenis: 'CASH', jumlah: Math.abs(total) }]
  const kepala = { kode_sales: sales?.kode_sales, pembayaran, total }
  const answer = await callAs(page, 'POST', 'penjualan/simpan', { ...kepala, ...body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const saved = answer.json.data as Saved
  const list = [saved.no_faktur_group]
  const both = { penjualan: list, pembelian: list, user_id: null }
  const done = await callAs(kasir, 'POST', 'validasi/simpan/jualbeli', both)
  expect(done.json.message).toBe('Validasi Transaksi Berhasil')
  return saved
}

/** A piece that was sold today and comes back; with `tukar` for another one. */
export async function bought(open: Open, tukar: boolean): Promise<Saved> {
  const counter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const { page } = counter
  const { page: kasir } = await open({ user: 'kasir2.gs1' })
  const [lama, baru] = await freePieces(page, 2)
  const price = async (kode_barcode = ''): Promise<number> => {
    const body = { baris: [{ kode_barcode }] }
    const priced = await callAs(page, 'POST', 'penjualan/hitung', body)
    return (priced.json.data as { total: number }).total
  }
  const pieces = (kode_barcode = '') => ({ baris: [{ kode_barcode }] })
  const first = await price(lama?.kode_barcode)
  await visit(page, kasir, pieces(lama?.kode_barcode), first)
  const found = await callAs(page, 'POST', 'pembelian/cari-nota', { kunci: lama?.kode_barcode })
  const [nota] = found.json.data as readonly { baris: { berat_nota: number }[] }[]
  const pembelian = {
    jenis: 'BELI',
    baris: [
      {
        kode_barcode: lama?.kode_barcode,
        kode_kondisi: 'BAIK',
        berat_kotor: nota?.baris[0]?.berat_nota,
        belum_dipakai: true,
      },
    ],
  }
  const nilai_jual = tukar ? await price(baru?.kode_barcode) : 0
  const priced = await callAs(page, 'POST', 'pembelian/hitung', { ...pembelian, nilai_jual })
  const total = nilai_jual - (priced.json.data as { total: number }).total
  const sold = tukar ? pieces(baru?.kode_barcode) : { baris: [] }
  return visit(page, kasir, { ...sold, nama_customer: 'Ibu Sari', pembelian }, total)
}
