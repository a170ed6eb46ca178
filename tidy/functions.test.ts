import { describe, expect, test } from 'vitest'
import { functionsAnew, functionsAtHome, shortSqlFiles } from './functions.ts'
import { expectNone, tree } from './tree.ts'

describe('the tree', () => {
  test('has each function in one file', () => expectNone(functionsAtHome(tree)))
  test('can run each again', () => expectNone(functionsAnew(tree)))
  test('keeps files of functions short', () => expectNone(shortSqlFiles(tree)))
})

describe('the rules of functions find', () => {
  const sql = (path: string, text: string) => ({ path, text })
  const twice = 'CREATE OR REPLACE FUNCTION a(n int) RETURNS int AS $$ $$;'

  test('one that stands in two files, and one in a migration', () => {
    const files = [sql('src/modules/kas/kas.sql', twice), sql('src/modules/stok/stok.sql', twice)]
    expect(functionsAtHome(files)).toEqual([
      expect.stringContaining('stands in src/modules/kas/kas.sql already'),
    ])
    expect(functionsAtHome([sql('migrations/0003_a.sql', twice)])).toHaveLength(1)
    expect(functionsAtHome([sql('src/modules/kas/kas.sql', `${twice}\n${twice}`)])).toHaveLength(1)
  })

  test('one that cannot be run again', () => {
    const once = 'CREATE FUNCTION a() RETURNS int AS $$ $$;'
    expect(functionsAnew([sql('src/modules/kas/kas.sql', once)])).toHaveLength(1)
    expect(functionsAnew([sql('src/modules/kas/kas.sql', twice)])).toEqual([])
  })

  test('a file that is two', () => {
    expect(shortSqlFiles([sql('src/modules/kas/kas.sql', '\n'.repeat(301))])).toHaveLength(1)
  })
})
