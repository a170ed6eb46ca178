// Every screen of the house in every window, by npm run siege: nothing outside, nothing cut,
// nothing over another.
import { expect } from 'vitest'
import { settle } from '../../scripts/browser.mjs'
import { house } from '../../src/house.ts'
import { walkSizes } from '../browser/fits.ts'
import { test } from '../browser/harness.ts'

const reports = new Set(house.reports.map(({ path }) => path))
const nothing = new Set(['/', '/404', '/blank'])
const mayOpen = house.screens.filter(
  ({ levels, open, path }) =>
    !nothing.has(path) && open !== true && (levels?.includes('OWN') ?? true),
)

test.for(mayOpen.map(({ path }) => path))('%s stays in the window', async (path, { open }) => {
  const { page, press } = await open({ path, lang: 'it' })
  if (reports.has(path)) await press('F9')
  await settle(page)
  expect(await walkSizes(page, path)).toEqual([])
})
