import { expect } from 'vitest'
import { rest } from '../../../scripts/browser.mjs'
import {
  callAs,
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
  sell,
  type Piece,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const konter = { user: 'kasir1.gs1', path: '/transaksi-penjualan' }

test('a sale goes from scan to change by the keyboard alone', async ({ open }) => {
  const screen = await open(konter)
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  await axe('.konter')
  const [first, second] = await freePieces(page, 2)
  if (!first || !second) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, first)
  await scanPiece(screen, second)
  await axe('.konter')
  await shot('konter-baris')
  await chooseSales(screen)
  await page.getByText('Draf tersimpan').waitFor()
  const draf = await page.evaluate(() => sessionStorage.getItem('kencana-draf-penjualan'))
  await press('F8')
  await page.keyboard.type('99000000')
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await axe('.konter')
  await shot('konter-bayar')
  // The change is read before it is saved: one Enter is not two.
  let saved = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/penjualan/simpan')) saved += 1
  })
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-simpan')
  expect(saved).toBe(0)
  await press('Enter')
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^FG-GS1-\d{6}-\d{4,}$/)
  await expect.poll(() => page.locator('.hasil-status').innerText()).toContain('Menunggu Validasi')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-pindai')
  await axe('.konter')
  await shot('konter-hasil')
  const { json } = await callAs(page, 'GET', 'penjualan/draf')
  const drafts = (json.data as readonly { id: string }[]).map(({ id }) => id)
  const count = drafts.length
  const button = page.getByRole('button', { name: /^Draf/ })
  await expect.poll(() => button.innerText()).toMatch(count === 0 ? /Draf/ : `${count}`)
  expect(draf).not.toBeNull()
  expect(drafts, 'no draft is left of it').not.toContain(draf)
})

test('a bargain beyond the limit needs an SPV, and is bound to this very sale', async ({
  open,
}) => {
  const screen = await open(konter)
  const { axe, page, press } = screen
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1, 4) // for so little gold half a million is much
  if (!piece) throw new Error('the sample chain has too few of them')
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await press('F6')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Diskon').fill('500000')
  await axe('.ant-modal')
  await press('F9')
  await expect.poll(() => lineOf(page, piece).innerText()).toContain('-500.000')
  // The reason stands at the line that needs it, a lock in the button that will ask for it.
  await page.locator('.konter-pesan.wait', { hasText: 'Perlu otorisasi' }).waitFor()
  const simpan = page.locator('#konter-simpan')
  await expect.poll(() => simpan.getAttribute('title')).toContain('Diskon Di Atas Batas')
  await expect.poll(() => simpan.locator('.anticon').count()).toBe(1)
  await press('F8', 'Enter', 'F9')
  await page.locator('.otorisasi').first().waitFor()
  await axe('.ant-modal')
  await dialog.getByLabel('User ID').fill('spv.gs1')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('bukan ini')
  await press('F9')
  await dialog.getByText('Otorisasi Gagal..').waitFor()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.locator('.hasil-nomor').waitFor()
})

test('what is in the way of a piece is said at its line, and what is taken off comes back', async ({
  open,
}) => {
  const screen = await open(konter)
  const { page, press, scan } = screen
  await readyCounter(screen)
  const [sold, free] = await freePieces(page, 2)
  if (!sold || !free) throw new Error('the sample chain has too few of them')
  const nomor = await sell(screen, [sold])
  await scanPiece(screen, sold)
  await expect.poll(() => page.locator('.konter-pesan.bad').innerText()).toContain(nomor)
  await scanPiece(screen, free)
  await press('F9') // refused: the bad line is looked at
  await expect.poll(() => page.locator('.ant-notification-notice').innerText()).toContain(nomor)
  await press('Delete')
  await expect.poll(() => lineOf(page, sold).count()).toBe(0)
  await press('Control+z')
  await expect.poll(() => lineOf(page, sold).count()).toBe(1)
  await scan(free.kode_barcode)
  await page.getByText(`Barcode ${free.kode_barcode} Sudah Ada Di Tabel`).waitFor()
  await scan('000TIDAKADA')
  await page.getByText('Barcode 000TIDAKADA Tidak Ditemukan').waitFor()
  await expect.poll(() => page.locator('.konter-tabel tr[aria-selected]').count()).toBe(2)
})

test('a torn label is found by part of its code; cek harga quotes and takes nothing', async ({
  open,
}) => {
  const screen = await open(konter)
  const { axe, page, press, scan } = screen
  await readyCounter(screen)
  const [piece, other] = await freePieces(page, 2)
  if (!piece || !other) throw new Error('the sample chain has too few of them')
  await press('F10')
  await scan(other.kode_barcode)
  await expect.poll(() => page.locator('.kutipan').innerText()).toContain(other.nama_barang)
  await axe('.konter')
  await expect.poll(() => page.locator('.konter-tabel').count()).toBe(0)
  await press('Control+Enter')
  await expect.poll(() => lineOf(page, other).count()).toBe(1)
  await press('Control+f')
  await page.locator('#cari-barang-q').fill(piece.kode_barcode.slice(2))
  await expect
    .poll(() => page.getByRole('dialog').locator('tbody').innerText())
    .toContain(piece.kode_barcode)
  await axe('.ant-modal')
  await press('ArrowDown', 'Enter')
  await expect.poll(() => lineOf(page, piece).count()).toBe(1)
})

test('a draft survives a reload, is parked, and comes back with old and new price', async ({
  open,
}) => {
  const screen = await open(konter)
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await page.getByText('Draf tersimpan').waitFor()
  await page.reload()
  await expect.poll(() => lineOf(page, piece).innerText()).toContain(piece.nama_barang)
  await press('F7', 'F7')
  await expect.poll(() => lineOf(page, piece).count()).toBe(0)

  const owner = await open({ user: 'own.gs1' })
  const groups = await callAs(owner.page, 'GET', 'group/get/all')
  const group = (groups.json.data as readonly { kode_group: string; harga: number }[]).find(
    ({ kode_group }) => kode_group === piece.kode_group,
  )
  if (!group) throw new Error('the group of the piece')
  const dearer = { ...group, harga: group.harga + 10_000 }
  const changed = await callAs(owner.page, 'PUT', `group/update/${group.kode_group}`, dearer)
  expect(changed.json.message).toBe('Data Berhasil Dirubah')

  await press('F7')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(piece.nama_barang).first().waitFor()
  await axe('.ant-modal')
  // The last parked one stands first and has the focus.
  await dialog.locator('tr:focus').waitFor()
  await press('Enter')
  await readyCounter(screen) // a changed price is confirmed anew
  await expect.poll(() => page.locator('.konter-pesan').innerText()).toContain('Harga Berubah Dari')
  await shot('konter-draf')
})

test('a tab that is closed in mid-sale leaves its draft behind', async ({ open }) => {
  const screen = await open(konter)
  await readyCounter(screen)
  const [first, last] = await freePieces(screen.page, 2)
  if (!first || !last) throw new Error('the sample chain has too few of them')
  const { page } = await open({ ...konter, path: '/home' })
  const draftsOf = async ({ kode_barcode }: Piece): Promise<readonly { id: string }[]> => {
    const { json } = await callAs(page, 'GET', 'penjualan/draf')
    const drafts = json.data as readonly { id: string }[]
    return drafts.filter((draft) => JSON.stringify(draft).includes(kode_barcode))
  }
  const drop = async (): Promise<void> => {
    for (const { id } of await draftsOf(first)) await callAs(page, 'DELETE', `penjualan/draf/${id}`)
  }
  await drop()
  await scanPiece(screen, first)
  await screen.page.getByText('Draf tersimpan').waitFor()
  // Time stands still: the pause after which a change is kept by itself never ends.
  await screen.page.clock.install()
  await screen.page.clock.pauseAt(Date.now() + 60_000) // however late a busy machine hears of it
  await screen.atOnce.scan(last.kode_barcode)
  await lineOf(screen.page, last).waitFor()
  expect(await draftsOf(last)).toEqual([])
  await screen.page.close()
  await expect.poll(() => draftsOf(last)).toHaveLength(1)
  await drop()
})

test('a newer draft waits for an older one that is on its way', async ({ open }) => {
  const screen = await open(konter)
  const { page } = screen
  await readyCounter(screen)
  const [first, second] = await freePieces(page, 2)
  if (!first || !second) throw new Error('the sample chain has too few of them')
  const sent: string[] = []
  const held: (() => void)[] = []
  const away = () => page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.route('**/api/v1/penjualan/draf/*', async (route) => {
    sent.push(route.request().postData() ?? '')
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await scanPiece(screen, first)
  await away() // what is not kept yet is kept now
  await expect.poll(() => held.length).toBe(1)
  await scanPiece(screen, second)
  await away()
  await rest(page)
  expect(held).toHaveLength(1)
  held[0]?.()
  await expect.poll(() => held.length).toBe(2)
  expect(sent.map((text) => text.includes(second.kode_barcode))).toEqual([false, true])
  held[1]?.()
  await page.getByText('Draf tersimpan').waitFor()
  await page.unroute('**/api/v1/penjualan/draf/*')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
})

test('an answer that got lost is asked for again, and it is one sale', async ({ open }) => {
  const screen = await open(konter)
  const { page, press } = screen
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  let tries = 0
  await page.route('**/api/v1/penjualan/simpan', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch() // the server has done it
    return route.abort() // and nobody hears of it
  })
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await press('F8', 'Enter', 'F9')
  await page.getByText('Koneksi Bermasalah').waitFor()
  await press('F9')
  const nomor = await page.locator('.hasil-nomor').innerText()
  expect(tries).toBe(2)
  const { json } = await callAs(page, 'GET', 'validasi/all')
  const [waiting] = json.data as readonly { penjualan: readonly { kode_barcode: string }[] }[]
  const lines = waiting?.penjualan.filter((line) => line.kode_barcode === piece.kode_barcode)
  expect(lines).toMatchObject([{ no_faktur_group: nomor }])
})

test('the line above fits in the longest language', async ({ open }) => {
  const { page } = await open({ ...konter, lang: 'it' })
  await page.locator('#konter-pindai').waitFor()
  const over = () =>
    page.locator('.konter-atas').evaluate((line) => line.scrollWidth - line.clientWidth)
  await expect.poll(over).toBe(0)
})
