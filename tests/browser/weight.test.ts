import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { settle } from '../../scripts/browser.mjs'
import { test } from './harness.ts'

// The goals of the bench table: what must have arrived before the page can be used.
const logInKbMax = 120
const firstListKbMax = 450

const web = path.resolve(import.meta.dirname, '../../dist/web')
const kbOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(web, file))).length, 0) /
  1024

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The script and style that an entry of the manifest loads before it runs. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, entry: string): Set<string> {
  const files = new Set<string>()
  const seen = new Set([entry])
  for (const name of seen) {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The manifest has no ${name}.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const further of chunk.imports ?? []) seen.add(further)
  }
  return files
}

test('the log-in page needs less than 120 KB of script and style', () => {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(web, '.vite/manifest.json'), 'utf8'),
  )
  expect(kbOf(filesOf(manifest, 'index.html'))).toBeLessThan(logInKbMax)
})

test('a first list page needs less than 450 KB in all', async ({ open }) => {
  const { page } = await open()
  const asked = new Set<string>()
  let hasRows = false // what comes behind them keeps nobody from reading them
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!hasRows && /\.(?:js|css)$/.test(pathname)) asked.add(pathname.slice(1))
  })
  page.on('response', (answer) => (hasRows ||= answer.url().includes('/api/v1/baki/')))
  await page.goto('/master-baki')
  await settle(page)
  expect(hasRows).toBe(true)
  expect(asked.size).toBeGreaterThan(0)
  expect(kbOf(asked)).toBeLessThan(firstListKbMax)
})
