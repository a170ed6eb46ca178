import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree, type ParseResult } from 'vite'
import { expect } from 'vitest'

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A rule reads files and returns a sentence for each fault: what is wrong and what to do. */
export type Rule = (files: readonly SourceFile[]) => string[]

export const root = path.resolve(import.meta.dirname, '..')

/** Files that nobody of us wrote, by name anywhere or by path. */
const notOurs = new Set(['.git', 'node_modules', 'dist', '.cache'])
const notOursAtTheRoot = new Set(['data'])
const written =
  /\.(?:ts|tsx|mts|mjs|css|html|sql|tsv|txt|json|md|yml|yaml|svg|sh)$|\/?\.[a-z]+(?:rc|ignore|attributes|config)[^/]*$|(?:^|\/)\.ci\//

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name) || notOursAtTheRoot.has(name)) return []
    return entry.isDirectory() ? walk(name) : [name]
  })
}

/** Every file that somebody wrote, read once. */
export const tree: readonly SourceFile[] = walk('')
  .filter((name) => written.test(name))
  .toSorted()
  .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }))

export const exists = (name: string): boolean => existsSync(path.join(root, name))

export const isCode = (file: SourceFile): boolean => /\.(?:ts|tsx|mts|mjs)$/.test(file.path)

/** Tests and their helpers: they are not shipped, and fewer rules hold for them. */
export const isTest = (name: string): boolean =>
  /\.test\.tsx?$|(?:^|\/)test-[^/]*\.ts$/.test(name) || !name.startsWith('src/')

const parsed = new WeakMap<SourceFile, ParseResult>()

/** The syntax tree of a file, by the very parser that builds it. */
export function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const result = parseSync(path.basename(file.path), file.text)
  parsed.set(file, result)
  return result
}

export const lineOf = (file: SourceFile, node: Pick<ESTree.Node, 'start'>): number =>
  file.text.slice(0, node.start).split('\n').length

/** Fails with every sentence of the rule, not only with the first. */
export function expectNone(findings: readonly string[]): void {
  expect(findings.join('\n')).toBe('')
}
