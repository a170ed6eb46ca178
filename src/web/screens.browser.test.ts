import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settle } from '../../scripts/browser.mjs'
import { test } from '../../tests/browser/harness.ts'
import type { Screen } from '../kernel/screen.ts'
import { house } from '../house.ts'

const paths = house.screens.map(({ path }) => path)
const reports = new Set(house.reports.map(({ path }) => path))
const slow = { timeout: 1_800_000 }
const closed = ['Akses Ditolak', 'Halaman Tidak Ditemukan']

/**
 * Goes to the screen as a link does, without loading the page again, and waits for its words.
 * Public screens are pages of their own, outside the program.
 */
async function goTo(page: Page, { open, path }: Screen): Promise<string> {
  if (open) await page.goto(path)
  else {
    const before = await page.evaluate((address) => {
      const headings = [...document.querySelectorAll('h1')]
      for (const heading of headings) heading.dataset['old'] = 'yes'
      history.pushState({}, '', address)
      return headings[0]?.innerText
    }, path)
    const arrived = page.waitForFunction((old) => {
      const heading = document.querySelector('h1')
      return heading !== null && (heading.dataset['old'] === undefined || heading.innerText !== old)
    }, before)
    await arrived.catch(async (cause: unknown) => {
      const text = await page.locator('body').innerText()
      throw new Error(`${path} does not appear after ${before}:\n${text}`, { cause })
    })
  }
  return page.locator('h1').first().innerText()
}

// HOUSE 3: a screen renders for OWN and is forbidden for a bare KASIR, off means not found.
describe('every screen of the house', () => {
  const owns = house.screens.filter(({ levels }) => levels?.includes('OWN') ?? true)
  const others = house.screens.filter((screen) => !owns.includes(screen))
  test.for([
    ['own', [...owns.filter(({ open }) => !open), ...owns.filter(({ open }) => open)]],
    ['su', others], // what even OWN does not open (SPEC 6)
  ] as const)(
    'opens for %s without an error, and is clean',
    slow,
    async ([user, all], { open }) => {
      const { page, axe } = await open({ user, path: '/404' })
      await settle(page)
      for (const screen of all) {
        if (['/', '/404', '/blank'].includes(screen.path)) continue // they lead home or say nothing
        const title = await goTo(page, screen)
        if (screen.when === undefined) expect(closed, screen.path).not.toContain(title)
        else expect([screen.title, 'Halaman Tidak Ditemukan'], screen.path).toContain(title)
        // A report is checked with its rows in it; the frame around the screens is checked once.
        if (!reports.has(screen.path)) {
          await axe(screen.open || screen === all[0] ? undefined : '.content')
        }
      }
    },
  )

  test('is closed to a cashier whose tree does not show it', slow, async ({ open }) => {
    const { page } = await open({ user: 'kasir1', path: '/404' })
    await settle(page)
    for (const { initially, levels, menu, path, title, when } of house.screens) {
      const mayOpen =
        levels?.includes('KASIR') ?? initially?.includes('KASIR') ?? menu === undefined
      if (mayOpen || when !== undefined) continue
      await page.evaluate((address) => history.pushState({}, '', address), path)
      await page.getByText(title).first().waitFor()
      await page.getByRole('heading', { name: 'Akses Ditolak' }).waitFor()
      await expect
        .poll(() => page.getByRole('link', { name: title, exact: true }).count(), { message: path })
        .toBe(0)
    }
  })

  test('has an address of its own', () => {
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })
})
