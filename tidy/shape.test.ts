import { describe, expect, test } from 'vitest'
import * as rules from './shape.ts'
import { expectNone, tree } from './tree.ts'

describe('the tree', () => {
  test('is at most 100 columns wide', () => expectNone(rules.columns(tree)))
  test('has names that tell something', () => expectNone(rules.telling(tree)))
  test('has file names in one style', () => expectNone(rules.casing(tree)))
  test('has every source file in a TypeScript project', () => expectNone(rules.projects(tree)))
  test('styles each class in one file', () => expectNone(rules.classes(tree)))
})

describe('the rules of shape find', () => {
  const named = (path: string, text = '') => [{ path, text }]

  test('a comment of 101 columns, where a character is a column', () => {
    expect(rules.columns(named('src/kernel/a.ts', `// ${'銀'.repeat(97)}`))).toEqual([])
    expect(rules.columns(named('src/kernel/a.ts', `\n// ${'x'.repeat(98)}`))).toEqual([
      'src/kernel/a.ts:2 is 101 columns wide; at most 100.',
    ])
  })

  test('a class that two files style, but not one inside another', () => {
    const css = (path: string, text: string) => ({ path, text })
    const a = css('src/a.css', '.kepala { margin: 0 }\n.lain .kaki { margin: 0 }')
    const b = css('src/b.css', '/* .kaki { } */\n.kaki { margin: 0 }\nh2,\n.kepala { margin: 1px }')
    expect(rules.classes([a, b])).toEqual([
      '.kepala is styled in src/a.css and src/b.css. Name one anew.',
    ])
  })

  test.each(['src/server/utils/a.ts', 'src/kernel/types.ts', 'src/web/common.tsx'])(
    'the empty name in %s',
    (path) => expect(rules.telling(named(path))).toHaveLength(1),
  )

  test.each(['src/kernel/fieldKinds.ts', 'src/server/Db.ts', 'src/web/main_menu.tsx'])(
    'the odd name %s',
    (path) => expect(rules.casing(named(path))).toHaveLength(1),
  )

  test.each(['src/web/menu.ts', 'src/server/mail.tsx', 'src/server/db.server.ts'])(
    'the homeless file %s',
    (path) => expect(rules.projects(named(path))).toHaveLength(1),
  )

  test('nothing in proper names', () => {
    for (const path of ['src/web/Menu.tsx', 'src/kernel/bunga.rules.ts', 'src/web/menu.test.ts']) {
      expect([...rules.casing(named(path)), ...rules.projects(named(path))]).toEqual([])
    }
  })
})
