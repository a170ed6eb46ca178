import { describe, expect, test } from 'vitest'
import * as rules from './imports.ts'
import { expectNone, tree, type SourceFile } from './tree.ts'

const files = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

describe('the tree', () => {
  test('imports files that are there', () => expectNone(rules.targetsExist(tree)))
  test('keeps the three kinds of file apart', () => expectNone(rules.kinds(tree)))
  test('keeps kernel and engines free of modules', () => expectNone(rules.layers(tree)))
  test('uses packages where they run', () => expectNone(rules.packages(tree)))
  test('imports only modules that are declared as needed', () => expectNone(rules.needs(tree)))
  test('has an order of its modules', () => expectNone(rules.acyclic(tree)))
  test('has no circle of imports', () => expectNone(rules.noCircles(tree)))
  test('has no barrels', () => expectNone(rules.noBarrels(tree)))
  test('has no file that nothing reaches', () => expectNone(rules.noStrays(tree)))
})

describe('the rules of imports find', () => {
  const stok = { 'src/modules/stok/module.ts': 'needs: []', 'src/modules/stok/baki.ts': '' }

  test.each([
    ['a server file in a plain file', '#server/db', 'src/server/db.ts', rules.kinds],
    ['a screen in a plain file', './Baki.tsx', 'src/modules/stok/Baki.tsx', rules.kinds],
    ['a type of a server file', './x.server.ts', 'src/modules/stok/x.server.ts', rules.kinds],
  ])('%s', (_, specifier, target, rule) => {
    const found = rule(
      files({ 'src/modules/stok/a.ts': `import type { A } from '${specifier}'`, [target]: '' }),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('plain .ts file')
  })

  test('an import of nothing', () => {
    const found = rules.targetsExist(files({ 'src/kernel/a.ts': "import { b } from '#kernel/b'" }))
    expect(found).toEqual([
      "src/kernel/a.ts: '#kernel/b' names no file; src/kernel/b.ts is not there.",
    ])
  })

  test('a module in an engine, and one loaded late', () => {
    const text = "import { baki } from '#modules/stok/baki'"
    const late = "export const late = () => import('../modules/stok/baki.ts')"
    const found = rules.layers(files({ ...stok, 'src/server/a.ts': text, 'src/web/b.tsx': late }))
    expect(found).toHaveLength(2)
  })

  test('anything of ours in the kernel', () => {
    const text = "import { db } from '#server/db'"
    expect(rules.layers(files({ 'src/kernel/a.ts': text, 'src/server/db.ts': '' }))).toHaveLength(1)
  })

  test.each([
    ['src/kernel/a.ts', 'node:fs'],
    ['src/modules/stok/a.ts', 'pg'],
    ['src/web/a.tsx', 'fastify'],
    ['src/web/a.tsx', '@fastify/static'],
    ['src/server/a.ts', 'react-dom/client'],
  ])('%s may not import %s', (path, name) => {
    expect(rules.packages(files({ [path]: `import x from '${name}'` }))).toHaveLength(1)
  })

  test('a need that is not declared', () => {
    const text = "import { baki } from '#modules/stok/baki'"
    const kas = (needs: string) =>
      files({ ...stok, 'src/modules/kas/module.ts': needs, 'src/modules/kas/a.ts': text })
    expect(rules.needs(kas("needs: ['stok']"))).toEqual([])
    expect(rules.needs(kas('needs: []'))).toHaveLength(1)
  })

  test('a ring of needs, and a need of nobody', () => {
    const ring = files({
      'src/modules/a/module.ts': "needs: ['b']",
      'src/modules/b/module.ts': "needs: ['a', 'zzz']",
    })
    expect(rules.acyclic(ring)).toHaveLength(2)
  })

  test('a circle of imports, by a type or a late one too', () => {
    const circle = files({
      'src/kernel/a.ts': "import type { B } from './b.ts'",
      'src/kernel/b.ts': "export const c = () => import('./c.ts')",
      'src/kernel/c.ts': "import { a } from '#kernel/a'",
      'src/kernel/d.ts': "import { a } from './a.ts'",
    })
    expect(rules.noCircles(circle)).toEqual([
      expect.stringContaining('src/kernel/a.ts -> src/kernel/b.ts -> src/kernel/c.ts'),
    ])
  })

  test('a barrel', () => {
    const text = "export { a } from './a.ts'"
    expect(
      rules.noBarrels(files({ 'src/kernel/all.ts': text, 'src/kernel/index.ts': '' })),
    ).toHaveLength(2)
  })

  test('a file that nothing reaches', () => {
    const found = rules.noStrays(
      files({
        'src/start.tsx': "import { a } from '#kernel/a'",
        'src/start.server.ts': "new Worker(new URL('./server/work.ts', import.meta.url))",
        'src/server/work.ts': '',
        'src/kernel/a.ts': '',
        'src/kernel/b.ts': '',
        'src/kernel/b.test.ts': "import { b } from './b.ts'",
        'src/modules/kas/module.ts': '',
      }),
    )
    expect(found).toEqual([expect.stringContaining('src/kernel/b.ts')])
  })
})
