import { expect, test } from 'vitest'
import { patience } from './patience.ts'
import { expectNone, tree } from './tree.ts'

test('a browser test waits for what it needs', () => expectNone(patience(tree)))

const inTest = (text: string) => patience([{ path: 'src/modules/kas/kas.browser.test.ts', text }])

test.each([
  'await page.waitForTimeout(500)',
  "import { setTimeout as sleep } from 'node:timers/promises'",
  "await page.waitForLoadState('networkidle')",
  "  expect(await page.locator('h1').innerText()).toBe('Uang Kas')",
  "    expect(await rows.count(), 'rows').toBe(3)",
  '  expect(\n    await page.evaluate(() => document.title),\n  ).toBe(1)',
  "  expect(page.url()).toContain('banding=BULAN')",
  '    expect(new URL(page.url()).pathname).toBe(path)',
  "  await expect.poll(() => page.url(), { timeout: 20_000 }).toBe('/home')",
  '  const page = await context.newPage()',
])('finds %j', (text) => expect(inTest(text)).toHaveLength(1))

test.each([
  "  await expect.poll(() => page.locator('h1').innerText()).toBe('Uang Kas')",
  '  expect(await belumDicetak(page)).toContain(nomor)',
  '  await page.locator("table").waitFor()',
  "  await expect.poll(() => page.url()).toContain('banding=BULAN')",
  "  await page.getByText('Tersambung').waitFor({ timeout: 60_000 })",
  '  const page = await pageIn(context)',
])('leaves %j alone', (text) => expect(inTest(text)).toEqual([]))
