import { Visitor } from 'vite'
import { isCode, isTest, parse, type SourceFile } from './tree.ts'

/** Texts that stand as values (`when: 'KEY'`, setting('KEY')), not as names of properties. */
function valuesIn(file: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push(node.value)
    },
  }).visit(parse(file).program)
  return found
}

/** A flag or parameter must be read by a line of the program; the sample only sets it. */
export function idleSettings(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const read = new Set(
    files
      .filter((file) => file.path.startsWith('src/') && !file.path.startsWith('src/sample/'))
      .filter((file) => isCode(file) && !isTest(file.path))
      .flatMap(valuesIn),
  )
  return keys
    .filter((key) => !read.has(key))
    .map((key) => `${key} switches nothing: ask for it where it matters, or do not declare it.`)
}
