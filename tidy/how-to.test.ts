import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { howToFaults, pageFaults, type World } from './how-to.ts'
import { exists, expectNone, root, tree } from './tree.ts'

const texts = new Map(tree.map((file) => [file.path, file.text]))
const text = (name: string): string => texts.get(name) ?? ''
const named = (pattern: RegExp, inside: string): string[] =>
  [...inside.matchAll(pattern)].map(([, name = '']) => name)

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const world: World = {
  text: (name) => texts.get(name),
  exists,
  touched: (hash) =>
    git('show', '--format=', '--name-only', '--no-renames', `${hash}^{commit}`, '--')?.split('\n'),
  scripts: [...Object.keys(JSON.parse(text('package.json')).scripts), 'ci', 'install'],
  steps: named(/^\s+(?:\{ )?'?([\w-]+)'?: \['/gm, text('scripts/check.mjs')),
  projects: named(/(?:\bname: |inChromium\()'([\w-]+)'/g, text('vitest.config.ts')),
}

const pages = tree.filter((file) => /^docs\/how-to\/.*\.md$/.test(file.path))

/** A clone with --depth, or an unpacked archive, has no history to look into. */
const history = git('rev-parse', '--is-shallow-repository') === 'false'

test('no page names a file or a command that is not there', () => {
  const all = tree.filter((file) => file.path.endsWith('.md') && !pages.includes(file))
  expectNone(all.flatMap((page) => pageFaults(page, world)))
})

describe('the how-tos', () => {
  test('lead through what is there: files, excerpts, commands, sizes', () =>
    expectNone(pages.flatMap((page) => howToFaults(page, world, false))))

  test.skipIf(!history)('and through commits of this repository', () =>
    expectNone(pages.flatMap((page) => howToFaults(page, world, true))),
  )

  test('show a commit for a master, a report, a document, a flag and a phrase', () => {
    const led = pages.filter((page) => /^```commit [0-9a-f]{7}$/m.test(page.text))
    expect(led.map(({ path }) => path.replace(/^.*\/|\.md$/g, ''))).toEqual(
      expect.arrayContaining(
        ['master', 'report', 'document', 'flag', 'phrase'].map((what) => `add-a-${what}`),
      ),
    )
  })
})

describe('the rule of the how-tos finds', () => {
  const small: World = {
    text: (name) =>
      name === 'src/a.ts' ? 'const a = 1\n\nfunction b() {\n  return a\n}\n' : undefined,
    exists: (name) => ['src/a.ts', 'src/a.test.ts'].includes(name),
    touched: (hash) => (hash === 'abcdef0' ? ['src/a.ts'] : undefined),
    scripts: ['check', 'start'],
    steps: ['types'],
    projects: ['server'],
  }
  const faults = (page: string): string[] => howToFaults({ path: 'h.md', text: page }, small, true)

  test('nothing in one that is true', () => {
    const excerpt =
      '1. Look:\n\n   ```ts src/a.ts\n   const a = 1\n   …\n     return a\n   }\n   ```\n'
    const commit = '```commit abcdef0\nsrc/a.ts   the file\n```\n'
    const size = '```at-most 5\nsrc/a.ts  const a\nsrc/a.ts  function b\n```\n'
    const run =
      '```sh\nnpm run check -- types\nnpx vitest run --project server src/a.test.ts\n```\n'
    const prose = 'Read `src/a.ts`, write `src/<area>/b.ts`, `npm start`.\n'
    expect(faults(excerpt + commit + size + run + prose)).toEqual([])
  })

  test.each([
    ['an excerpt that changed', '```ts src/a.ts\nconst a = 2\n```', 'does not say'],
    ['an excerpt out of order', '```ts src/a.ts\nreturn a\n…\nconst a = 1\n```', 'does not say'],
    ['an excerpt of half a line', '```ts src/a.ts\nconst a\n```', 'does not say'],
    ['an excerpt without its file', '```ts\nconst a = 1\n```', 'does not say which file'],
    ['a commit that is not', '```commit 1234567\nsrc/a.ts\n```', 'no commit 1234567'],
    ['a file it does not touch', '```commit abcdef0\nsrc/a.test.ts\n```', 'does not touch'],
    ['more lines than promised', '```at-most 4\nsrc/a.ts\n```', '5 lines'],
    ['a part that is gone', '```at-most 8\nsrc/a.ts  function c\n```', 'Infinity lines'],
    ['a script that is not', '`npm run sing`', 'no script sing'],
    ['one behind a variable', '```sh\nPORT=1 npm run sing\n```', 'no script sing'],
    ['a step that is not', '`npm run check -- types dance`', 'no step dance'],
    ['a project that is not', '`npx vitest run --project moon src/a.test.ts`', 'no project moon'],
    ['a test that is not', '`npx vitest run --project server src/b.test.ts`', 'src/b.test.ts is'],
    ['a path that is gone', 'See `src/gone.ts`.', 'src/gone.ts is not there'],
  ])('%s', (_, page, sentence) => {
    expect(faults(page)).toEqual([expect.stringContaining(sentence)])
  })
})
