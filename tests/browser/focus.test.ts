import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rest, settle } from '../../scripts/browser.mjs'
import { chooseSales, freePieces, readyCounter, scanPiece } from './counter.ts'
import { test, type Screen } from './harness.ts'

/** Where the keyboard is: within the dialog on top, on the page, or nowhere. */
const keyboardOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[role="dialog"]')]
    const top = boxes.filter((box) => box.getClientRects().length > 0).at(-1)
    const now = document.activeElement
    if (now === null || now === document.body) return 'nowhere'
    if (now instanceof HTMLIFrameElement) return 'frame'
    if (top === undefined) return `page ${now.id || now.tagName}`
    return top.contains(now) ? 'dialog' : 'below the dialog'
  })

const openDialogs = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[role="dialog"]')].filter(
        (box) => box.getClientRects().length > 0,
      ).length,
  )

/** Tab and Shift+Tab go round in what is open; each stop is within it. */
async function tabsStayIn({ page, press }: Screen, what: string): Promise<void> {
  await expect.poll(() => keyboardOf(page), { message: what }).toBe('dialog')
  const stops = new Set<string>()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await press(key)
    await expect.poll(() => keyboardOf(page), { message: `${what} after ${key}` }).toBe('dialog')
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''))
  }
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('[role="dialog"]')]
        .at(-1)
        ?.querySelectorAll('button:not(:disabled, [tabindex="-1"]), input:not(:disabled)').length ??
      0,
  )
  if (count > 1) expect(stops.size, `stops of ${what}`).toBeGreaterThan(1)
}

/** Opens by a key, walks through, goes back by Esc: the keyboard is where it was. */
async function walk(screen: Screen, key: string): Promise<void> {
  const { page, press } = screen
  const now = await keyboardOf(page)
  const before = now === 'nowhere' ? 'page content' : now
  await press(key)
  await tabsStayIn(screen, key)
  await press('Escape')
  await expect.poll(() => openDialogs(page), { message: `${key} closes` }).toBe(0)
  await expect.poll(() => keyboardOf(page), { message: `after ${key}` }).toBe(before)
}

test('whatever opens at the counter gives the keyboard back', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { page, press } = screen
  await readyCounter(screen)
  for (const key of ['Control+k', 'F1', 'F4', 'F7', 'Control+f', 'Control+h'])
    await walk(screen, key)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('a piece')
  await scanPiece(screen, piece)
  await walk(screen, 'F6')
  // A question over a dialog: Tab goes between its two buttons, Esc goes back to the field.
  await press('F6')
  const field = page.getByRole('dialog').getByLabel('Diskon')
  await field.fill('12345')
  await press('Escape')
  await page.getByText('Perubahan belum disimpan. Tutup ?').waitFor()
  await tabsStayIn(screen, 'the question')
  await press('Escape')
  await expect.poll(() => openDialogs(page)).toBe(1)
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await press('Escape', 'Enter')
  await expect.poll(() => openDialogs(page)).toBe(0)
  await expect.poll(() => keyboardOf(page)).toBe('page konter-pindai')
})

test('Enter that is held or bounces says yes once', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { page, press } = screen
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('a piece')
  await chooseSales(screen)
  await scanPiece(screen, piece)
  await press('F8')
  let saved = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/penjualan/simpan')) saved += 1
  })
  const device = await page.context().newCDPSession(page)
  const enter = (autoRepeat: boolean, timestamp: number) =>
    device.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
      text: '\r',
      autoRepeat,
      timestamp,
    })
  await rest(page)
  const now = Date.now() / 1000
  await enter(false, now) // exact cash; the focus goes to Simpan
  for (let turn = 1; turn <= 25; turn += 1) await enter(true, now + turn * 0.03)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-simpan')
  await page.getByText('Lunas').first().waitFor()
  expect(saved).toBe(0)
})

test('a master gives the keyboard back after its form, its keys and its question', async ({
  open,
}) => {
  const screen = await open({ path: '/master-baki' })
  const { page, press } = screen
  await page.locator('tbody tr').first().waitFor()
  for (const key of ['F7', 'Shift+?']) await walk(screen, key)
  const remove = page.locator('tbody tr').first().getByRole('button').last()
  await remove.focus()
  await press('Enter')
  await page.getByText('Apakah Anda Yakin Ingin Menghapus').waitFor()
  await tabsStayIn(screen, 'the question of a delete')
  await press('Escape')
  await expect.poll(() => openDialogs(page)).toBe(0)
  await expect.poll(() => remove.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a screen that comes late leaves the keyboard to what lies over it', async ({ open }) => {
  const { page, press } = await open({ user: 'own', path: '/home' })
  const held: (() => void)[] = []
  await page.route('**/assets/JejakDokumenScreen-*.js', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await press('Control+k')
  await page.keyboard.type('Jejak Dokumen', { delay: 60 }) // a person; faster is a scan
  await page.getByRole('option', { name: /Jejak Dokumen/ }).waitFor()
  await press('Enter')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await press('Control+k')
  await expect.poll(() => keyboardOf(page)).toBe('dialog')
  for (const go of held) go()
  await page.locator('#halaman-pindai').waitFor()
  await settle(page)
  expect(await keyboardOf(page)).toBe('dialog')
})
