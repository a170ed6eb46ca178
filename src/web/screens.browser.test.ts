import { describe, expect } from 'vitest'
import { test } from '../../tests/browser/harness.ts'
import { house } from '../house.ts'

const paths = house.screens.map(({ path }) => path)
const closed = ['Akses Ditolak', 'Halaman Tidak Ditemukan']

// HOUSE 3: a screen renders for OWN and is forbidden for a bare KASIR, off means not found.
describe('every screen of the house', () => {
  test('opens for OWN without an error, and is clean', { timeout: 600_000 }, async ({ open }) => {
    const { page, axe } = await open()
    for (const screen of house.screens) {
      if (screen.path === '/404' || screen.path === '/blank') continue
      await page.goto(screen.path)
      const heading = page.getByRole('heading', { level: 1 })
      await heading.first().waitFor()
      const title = await heading.first().innerText()
      if (screen.when === undefined) expect(closed, screen.path).not.toContain(title)
      else expect([screen.title, 'Halaman Tidak Ditemukan'], screen.path).toContain(title)
      await axe()
    }
  })

  test(
    'is closed to a cashier whose tree does not show it',
    { timeout: 600_000 },
    async ({ open }) => {
      const { page } = await open({ user: 'kasir1' })
      for (const { initially, levels, menu, path, title, when } of house.screens) {
        const mayOpen =
          levels?.includes('KASIR') ?? initially?.includes('KASIR') ?? menu === undefined
        if (mayOpen || when !== undefined) continue
        await page.goto(path)
        await page.getByRole('heading', { name: 'Akses Ditolak' }).waitFor()
        expect(await page.getByRole('link', { name: title, exact: true }).count(), path).toBe(0)
      }
    },
  )

  test('has an address of its own', () => {
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })
})
