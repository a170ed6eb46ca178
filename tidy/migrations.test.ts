import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { numbered, sealed, sealPath } from './migrations.ts'
import { expectNone, tree } from './tree.ts'

describe('the tree', () => {
  test('numbers its migrations', () => expectNone(numbered(tree)))
  test('never changes a migration that has landed', () => expectNone(sealed(tree)))
})

describe('the rules of migrations find', () => {
  const sql = (name: string, text = 'select 1;') => ({ path: `migrations/${name}`, text })
  const seal = (...lines: string[]) => ({ path: sealPath, text: lines.join('\n') })
  const sum = createHash('sha256').update('select 1;').digest('hex')

  test('a double and a wrong name', () => {
    expect(numbered([sql('0001_a.sql'), sql('0001_b.sql')])).toHaveLength(1)
    expect(numbered([sql('1-first.sql')])).toHaveLength(1)
    expect(numbered([sql('0001_a.sql'), sql('0002_two_words.sql'), seal()])).toEqual([])
  })

  test('a file that is new, changed or gone', () => {
    expect(sealed([sql('0001_a.sql'), seal(`${sum}  0001_a.sql`)])).toEqual([])
    expect(sealed([sql('0001_a.sql')])).toEqual([expect.stringContaining('not sealed')])
    expect(sealed([sql('0001_a.sql', 'select 2;'), seal(`${sum}  0001_a.sql`)])).toEqual([
      expect.stringContaining('write a new migration'),
    ])
    expect(sealed([seal(`${sum}  0001_a.sql`)])).toEqual([expect.stringContaining('is gone')])
  })
})
