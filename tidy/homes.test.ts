import { describe, expect, test } from 'vitest'
import { casts, homes } from './homes.ts'
import { expectNone, tree, type SourceFile } from './tree.ts'

describe('the tree', () => {
  test('rounds, dates and reads the environment in one place each', () => expectNone(homes(tree)))
  test('claims types only where tidy/casts.tsv says why', () => expectNone(casts(tree)))
})

describe('the rules of homes find', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text })

  test.each([
    'Math.round(1.5)',
    '(1.5).toFixed(2)',
    'new Date()',
    'process.env.PORT',
    "import { postNumbered } from '#server/document/post'",
  ])('%s in a module', (text) =>
    expect(homes([file('src/modules/kas/a.server.ts', `\n${text}`)])).toHaveLength(1),
  )

  test('the line and what to do instead', () => {
    expect(homes([file('src/server/a.ts', '\nconst at = new Date(0)')])).toEqual([
      'src/server/a.ts:2 new Date is not at home here. Only src/kernel/tanggal.ts makes dates; ask it.',
    ])
  })

  test('nothing at home, in a comment, or in a test', () => {
    const found = homes([
      file('src/kernel/rupiah.ts', 'Math.round(1)'),
      file('src/kernel/tanggal.ts', 'new Date(0)'),
      file('src/server/config.ts', 'process.env.PORT'),
      file('src/server/a.ts', '// Math.round(1)'),
      file('src/server/a.test.ts', 'new Date(0)'),
      file('scripts/a.mjs', 'process.env.CI'),
    ])
    expect(found).toEqual([])
  })

  const list = (rows: string) => file('tidy/casts.tsv', `path\tcasts\twhy\n${rows}`)
  const claims = file('src/kernel/a.ts', 'const a = [1] as const; const b = a as unknown as string')

  test('a cast too many, one fewer than said, one without reason, one for no file', () => {
    expect(casts([claims])).toEqual([expect.stringContaining('2 times, allowed are 0')])
    expect(casts([claims, list('src/kernel/a.ts\t2\tthe parser gives unknown')])).toEqual([])
    expect(casts([claims, list('src/kernel/a.ts\t3\tthe parser gives unknown')])).toEqual([
      expect.stringContaining('only 2 casts left'),
    ])
    expect(casts([claims, list('src/kernel/a.ts\t2\t')])).toEqual([
      expect.stringContaining('has no reason'),
    ])
    expect(casts([list('src/kernel/z.ts\t1\tthe parser gives unknown')])).toEqual([
      expect.stringContaining('is not there'),
    ])
  })
})
