import { expect } from 'vitest'
import {
  callAs,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
} from '../../../../tests/browser/counter.ts'
import { test } from '../../../../tests/browser/harness.ts'

const password = 'kencana-contoh' // of every user of the sample chain (DOMAIN 11)

test('a screen that nobody touched locks, over the open note, and opens where one was', async ({
  open,
}) => {
  const screen = await open({ user: 'kasir2.gs2', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const [piece, other] = await freePieces(page, 2)
  if (!piece || !other) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await page.getByText('Draf tersimpan').waitFor()
  const field = page.locator('#konter-pindai')
  const lock = page.locator('dialog.kunci')
  const unlock = async (): Promise<void> => {
    await lock.getByLabel('Password').fill(password)
    await press('Enter')
    await lock.waitFor({ state: 'detached' })
  }

  // By hand: no key and no scan reaches the note below, and the scan is no password either.
  await press('Alt+l')
  await lock.getByText('Layar Terkunci').waitFor()
  await axe('dialog.kunci')
  await shot('kunci-layar')
  const tries: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/users/buka-kunci')) tries.push(asked.url())
  })
  await screen.atOnce.scan(other.kode_barcode)
  await press('F8', 'F9', 'Escape')
  const input = lock.getByLabel('Password')
  await expect.poll(() => input.inputValue()).toBe('')
  expect(tries).toEqual([])
  await expect.poll(() => lineOf(page, other).count()).toBe(0)
  await input.fill('bukan-ini')
  await press('Enter')
  await lock.getByText('Password Salah').waitFor()
  // It outlives a reload, and the note does, too.
  await page.reload()
  await lock.getByText('Layar Terkunci').waitFor()
  await unlock()
  await lineOf(page, piece).waitFor()

  // After a time without use, and back to the same field with everything that was typed.
  await field.focus()
  await page.keyboard.type('kalung 7')
  await page.clock.install()
  await page.clock.fastForward('14:00')
  await page.mouse.move(20, 20) // a use of the page: the time begins again
  await page.clock.fastForward('14:00')
  await expect.poll(() => lock.count()).toBe(0)
  await page.clock.fastForward('02:00')
  await lock.getByText('Layar Terkunci').waitFor()
  await unlock()
  await expect.poll(() => field.inputValue()).toBe('kalung 7')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-pindai')

  const { json } = await callAs(page, 'GET', 'penjualan/draf')
  for (const { id } of json.data as readonly { id: string }[])
    await callAs(page, 'DELETE', `penjualan/draf/${id}`)
})
