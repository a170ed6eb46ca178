import type { House } from '#kernel/module'
import { isTest, type SourceFile } from './tree.ts'

const code = (files: readonly SourceFile[], end: '.ts' | '.tsx'): SourceFile[] =>
  files.filter(({ path }) => path.startsWith('src/') && path.endsWith(end) && !isTest(path))

const all = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, word = '']) => word))

/** Words by which the server tells pages what has changed, besides documents and masters. */
export function toldTopics(files: readonly SourceFile[], house: House): Set<string> {
  const announced = all(code(files, '.ts'), /changed\([^)]*jenis: '([^']+)'/g)
  const ofBooks = house.modules.flatMap(({ ledgers = [] }) =>
    ledgers.flatMap(({ news = [] }) => news),
  )
  return new Set([...announced, ...ofBooks])
}

/**
 * Words that a page waits for: the first of its query keys, what its pickers name as their news,
 * and those it listens to by name.
 */
export const heardTopics = (files: readonly SourceFile[]): Set<string> =>
  new Set([
    ...all(code(files, '.tsx'), /queryKey: \[(?:[^'\],]*\? )?'([^']+)'/g),
    ...all(code(files, '.tsx'), /kunci: '([^']+)'/g),
    ...all(code(files, '.ts'), /pick: \{[^}]*\n\s+news: '([^']+)'/g),
    ...code(files, '.tsx')
      .filter(({ text }) => text.includes("useLive('berubah'"))
      .flatMap((file) => all([file], /^  '([^']+)',$/gm)),
  ])

/** What is told and heard by nobody, by a sentence each: a screen would show what is old. */
export function unheard(files: readonly SourceFile[], house: House): string[] {
  const heard = heardTopics(files)
  const keys = new Set([...house.masters, ...house.documents].map(({ name }) => name))
  return [...toldTopics(files, house)]
    .filter((topic) => !heard.has(topic) && !keys.has(topic))
    .toSorted()
    .map((topic) => `${topic} is told to pages, and no query key or listener begins with it.`)
}
