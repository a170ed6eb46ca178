import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { settle } from '../../scripts/browser.mjs'
import { test } from './harness.ts'

// The goals of the bench table: what must have arrived before the page can be used.
const logInKbMax = 120
// The goal is 450: what comes along by accident, as forms did with the pictures, is to be seen.
const firstListKbMax = 400
const firstListRequestsMax = 15

const web = path.resolve(import.meta.dirname, '../../dist/web')
const kbOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(web, file))).length, 0) /
  1024

/** The script and style that the page of the log-in names: the server leaves out the early ones. */
const namedAtLogIn = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )

test('the log-in page needs less than 120 KB of script and style', () => {
  const files = namedAtLogIn(readFileSync(path.join(web, 'index.html'), 'utf8'))
  for (const file of files.filter((name) => name.endsWith('.js')))
    for (const [, other = ''] of readFileSync(path.join(web, file), 'utf8').matchAll(
      /^import\s*[^;]*?["']\.\/([^"']+)["']/gm,
    ))
      expect(files).toContain(`assets/${other}`)
  expect(files.length).toBeGreaterThan(1)
  expect(kbOf(files)).toBeLessThan(logInKbMax)
})

test('a first list page needs less than 400 KB and at most 15 requests in all', async ({
  open,
}) => {
  const { page } = await open()
  const asked = new Set<string>()
  let requests = 0
  let hasRows = false // what comes behind them keeps nobody from reading them
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!hasRows) requests += 1
    if (!hasRows && /\.(?:js|css)$/.test(pathname)) asked.add(pathname.slice(1))
  })
  page.on('response', (answer) => (hasRows ||= answer.url().includes('/api/v1/baki/')))
  await page.goto('/master-baki')
  await settle(page)
  expect(hasRows).toBe(true)
  expect(asked.size).toBeGreaterThan(0)
  expect(kbOf(asked)).toBeLessThan(firstListKbMax)
  expect(requests).toBeLessThanOrEqual(firstListRequestsMax)
})
