import { describe, expect, test } from 'vitest'
import { links, mapOf, oneTitle, readmeMap } from './docs.ts'
import { exists, expectNone, tree } from './tree.ts'

describe('the tree', () => {
  test('has one title on each page', () => expectNone(oneTitle(tree)))
  test('has no link that leads nowhere', () => expectNone(links(exists)(tree)))
  test('is drawn in README.md as it is', () => expectNone(readmeMap(tree)))
})

describe('the rules of docs find', () => {
  const page = (path: string, text: string) => ({ path, text })

  test('a page with two titles or none, but not a comment in a code block', () => {
    expect(oneTitle([page('a.md', '# A\n# B\n'), page('b.md', 'x')])).toHaveLength(2)
    expect(oneTitle([page('a.md', '# A\n```sh\n# not a title\n```\n')])).toEqual([])
  })

  test('a link to nothing', () => {
    const text = '[a](b.md) [c](https://c.test) [d](../docs/d.md#part) ![e](f.png)'
    const rule = links((name) => name === 'docs/d.md')
    expect(rule([page('docs/a.md', text)])).toEqual([
      'docs/a.md: the link b.md leads nowhere.',
      'docs/a.md: the link f.png leads nowhere.',
    ])
  })

  const map =
    '# K\n\n```\ndocs/     pages\nsrc/\n  kernel/  runs anywhere\n           and more\n```\n'

  test('a folder that is drawn but not there, and one that is there but not drawn', () => {
    expect(mapOf(map)).toEqual(['docs', 'src', 'src/kernel'])
    const files = [page('README.md', map), page('docs/a.md', ''), page('bench/a.md', '')]
    expect(readmeMap([...files, page('src/kernel/a.ts', '')])).toEqual([
      'README.md does not map the folder bench/.',
    ])
    expect(readmeMap([...files, page('src/a.ts', '')])).toHaveLength(2)
  })
})
