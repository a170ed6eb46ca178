import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { rest } from '../../scripts/browser.mjs'

interface Choice {
  /** What the option says; by default the first that is offered. */
  readonly option?: string | RegExp
  /** Where the list stands; by default anywhere. */
  readonly within?: Locator
}

/**
 * Chooses in a list by clicking. Goes on only when the list is closed: until then it takes the
 * focus back, and what is typed with it.
 */
export async function choose(page: Page, label: string, { option, within }: Choice = {}) {
  const list = (within ?? page).getByRole('combobox', { name: label, exact: true }).first()
  await list.click()
  const offered = page.locator('.ant-select-item-option:visible')
  await (option === undefined ? offered : offered.filter({ hasText: option })).first().click()
  await expect.poll(() => list.getAttribute('aria-expanded')).not.toBe('true')
  await rest(page)
}
