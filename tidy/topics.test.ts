import { describe, expect, it, test } from 'vitest'
import { house } from '../src/house.ts'
import { heardTopics, unheard } from './topics.ts'
import { tree } from './tree.ts'

describe('live news', () => {
  it('are heard under the word by which they are told', () =>
    expect(unheard(tree, house).join('\n')).toBe(''))
})

test('a topic that is told and not heard is found', () => {
  const file = {
    path: 'src/a.server.ts',
    text: "ctx.live.changed(ctx.kodeToko, { jenis: 'TIADA', nomor })",
  }
  expect(unheard([...tree, file], house)).toEqual([
    'TIADA is told to pages, and no query key or listener begins with it.',
  ])
  expect(heardTopics(tree)).toContain('barang')
})
