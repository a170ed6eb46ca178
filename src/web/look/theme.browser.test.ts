import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

// antd wraps the page in one more layer when it gets a locale. A locale that came after the page
// was drawn would build everything below again and lose what was opened and typed.
test("what was typed outlives the arrival of antd's words", async ({ open }) => {
  const { page, press } = await open({ lang: 'jp' })
  let send = (): void => undefined
  const words = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/assets\/ja_JP-/, async (route) => {
    await words
    await route.continue()
  })
  await page.goto('/master-baki')
  await page.getByRole('table').locator('tbody tr').first().waitFor()
  await press('F7')
  const first = page.getByRole('dialog').getByRole('textbox').first()
  await first.fill('X1')
  const arrived = page.waitForResponse(/\/assets\/ja_JP-/)
  send()
  await arrived
  await settle(page)
  await expect.poll(() => first.inputValue()).toBe('X1')
})
