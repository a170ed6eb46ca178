import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { projectRoot } from '../project-root.ts'

/** Rows of texts under a heading, in columns. */
export function textTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [heading, ...rows]
  const widths = heading.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const isWriting = (): boolean => process.env['SNAPSHOTS'] === 'write'

const fileOf = (name: string): string => path.join(projectRoot(), 'snapshots', `${name}.txt`)

/** A table of a snapshot, by the heading of its first column: the cells of each row by its name. */
export function readSnapshot(
  name: string,
  table: string,
): Map<string, ReadonlyMap<string, string>> {
  const tables = fs.readFileSync(fileOf(name), 'utf8').split('\n\n')
  const lines =
    tables
      .find((text) => text.startsWith(`${table}  `))
      ?.trim()
      .split('\n') ?? []
  const [heading = [], ...rows] = lines.map((line) => line.split(/ {2,}/))
  return new Map(
    rows.map(([row = '', ...cells]) => [
      row,
      new Map(cells.map((cell, at) => [heading[at + 1] ?? '', cell])),
    ]),
  )
}

/**
 * A description of the house as text in snapshots/, so that a review shows each change. `npm run
 * snapshots` writes it anew.
 */
export function expectSnapshot(name: string, what: string, text: string): void {
  const file = fileOf(name)
  const now = `${what}\nWritten by \`npm run snapshots\`; never edit it, read its difference.\n\n${text}\n`
  if (isWriting()) fs.writeFileSync(file, now)
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  expect(now, `snapshots/${name}.txt: run npm run snapshots and read the difference`).toBe(kept)
}
