import { expect } from 'vitest'
import { callAs, chooseSales, readyCounter } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'

const layar = {
  '/data-barang-manual': 'Data Barang Manual',
  '/validasi-jual-beli-manual': 'Validasi Jual Beli Manual',
  '/batal-penjualan-manual': 'Batal Penjualan Manual',
} as const

test('manual goods have their screens once the module is on', async ({ open }) => {
  for (const [path, title] of Object.entries(layar)) {
    const { axe, errors, page, shot } = await open({ user: 'spv.gs1', path })
    await page.getByRole('heading', { name: title }).first().waitFor()
    await axe()
    await shot(path.slice(1))
    expect(errors).toEqual([])
  }
})

interface Tumpukan {
  readonly kode_baki: string
  readonly kode_group: string
  readonly kode_dept: string
}

const meja = { path: '/transaksi-jual-beli-manual' }

/** The counter of manual goods, and a heap that lies there. */
async function siap(screen: Screen): Promise<Tumpukan> {
  await readyCounter(screen)
  await chooseSales(screen)
  const { json } = await callAs(screen.page, 'POST', 'barang-manual', {})
  const [satu] = json.data as readonly Tumpukan[]
  if (!satu) throw new Error('the sample chain has no manual goods')
  return satu
}

/** What stands in the form of a line, one field after the other, and taken with Enter. */
async function isi({ page, press }: Screen, ...values: readonly string[]): Promise<void> {
  await page.locator('.ant-modal input').first().waitFor()
  for (const value of values) {
    await page.keyboard.type(value, { delay: 60 })
    await press('Enter')
  }
  await press('F9')
  await page.locator('.ant-modal').waitFor({ state: 'hidden' })
}

const baris = ({ page }: Screen) => page.locator('.konter-tabel tbody tr[aria-selected]')
const dihitung = ({ page }: Screen) =>
  expect.poll(() => page.locator('.konter-basi').count()).toBe(0)

test('the counter sells and buys manual goods by the keyboard alone', async ({ open }) => {
  const screen = await open({ ...meja, user: 'kasir1.gs1' })
  const { axe, errors, page, press, shot } = screen
  const heap = await siap(screen)
  await axe('.konter')
  await shot('konter-manual-kosong')
  await page.keyboard.type(`${heap.kode_baki} ${heap.kode_group}`, { delay: 60 })
  await press('Enter')
  await page.locator('.ant-modal input').first().waitFor()
  await axe('.ant-modal')
  await isi(screen, '1', '0.985')
  await expect.poll(() => baris(screen).count()).toBe(1)
  await dihitung(screen)
  await page.getByText('Draf tersimpan').waitFor()
  await axe('.konter')
  await shot('konter-manual-baris')
  // A slip: taken off and back again.
  await press('Delete')
  await expect.poll(() => baris(screen).count()).toBe(0)
  await press('Control+Z')
  await expect.poll(() => baris(screen).count()).toBe(1)
  await dihitung(screen)
  // The same heap is put there anew: what was taken off comes back no more beside it.
  await press('Delete')
  await expect.poll(() => baris(screen).count()).toBe(0)
  await page.locator('#konter-pindai').focus()
  await page.keyboard.type(`${heap.kode_baki} ${heap.kode_group}`, { delay: 60 })
  await press('Enter')
  await isi(screen, '1', '0.985')
  await expect.poll(() => baris(screen).count()).toBe(1)
  await press('Control+Z')
  await dihitung(screen)
  await expect.poll(() => baris(screen).count()).toBe(1)
  await press('F8')
  await page.keyboard.type('99000000')
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await shot('konter-manual-bayar')
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-simpan')
  await press('Enter')
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^NM-GS1-\d{6}-\d{4,}$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-pindai')
  await axe('.konter')
  await shot('konter-manual-hasil')
  const { json } = await callAs(page, 'GET', 'penjualan/draf')
  expect(JSON.stringify(json.data)).not.toContain(`"kode_baki":"${heap.kode_baki}"`)
  expect(errors).toEqual([])
})

test('a line that cannot be sold says why, and a parked note comes back', async ({ open }) => {
  const screen = await open({ ...meja, user: 'spv.gs1', theme: 'dark', lang: 'en' })
  const { page, press, shot } = screen
  const heap = await siap(screen)
  await page.keyboard.type(`${heap.kode_baki} ${heap.kode_group}`, { delay: 60 })
  await press('Enter')
  await isi(screen, '1', '99999')
  await page.locator('.konter-pesan.bad').waitFor()
  await shot('konter-manual-kurang')
  await page.getByText('Draft saved').waitFor()
  await press('F7')
  await page.locator('.draf-isi').waitFor()
  await press('F7')
  await expect.poll(() => baris(screen).count()).toBe(0)
  await press('F7')
  await page.locator('.draf-isi tbody tr').first().waitFor()
  await press('Enter')
  await expect.poll(() => baris(screen).count()).toBe(1)
  await press('Delete')
  await expect.poll(() => baris(screen).count()).toBe(0)
})
