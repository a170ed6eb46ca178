import { expect, test } from 'vitest'
import { places } from './places.ts'
import { expectNone, tree } from './tree.ts'

test('the tree names no place of one machine', () => expectNone(places(tree)))

test.each(['work/main', 'root/x', 'tmp/bash_jobs/1', 'home/ani/kencana'])(
  '/%s is found',
  (name) => {
    expect(places([{ path: 'docs/a.md', text: ['see', `/${name}/a`].join('\n') }])).toHaveLength(1)
  },
)

test.each(['registry', 'npm'])('a host %s.… is found', (name) => {
  expect(places([{ path: 'a.md', text: `https://${name}.intern.example/x` }])).toHaveLength(1)
})

test('a folder of the project or of an address is not found', () => {
  const text = 'src/root/a.ts  https://a.test/root/1  `${root}/root/x`'
  expect(places([{ path: 'a.md', text }])).toEqual([])
})
