import { expect, test } from 'vitest'
import { accountsNamedTwice } from './accounts.ts'
import { expectNone, tree } from './tree.ts'

test('an account that new shops get has one name', () => expectNone(accountsNamedTwice(tree)))

test('a number that two modules name differently is found', () => {
  const sql = (name: string) => ({
    path: `src/modules/${name}/a.sql`,
    text: `VALUES (v_toko, '4107', '${name}', 'PENDAPATAN'), (v_toko, '4106', 'Sama', 'BIAYA')`,
  })
  expect(accountsNamedTwice([sql('Bunga'), sql('Lebur')])).toEqual([
    'Account 4107 has the names Bunga and Lebur.',
  ])
  expect(accountsNamedTwice([sql('Bunga'), sql('Bunga')])).toEqual([])
})
