import { describe, expect, test } from 'vitest'
import { defineDocument } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { buildHouse, defineModule } from '#kernel/module'
import { house } from '../src/house.ts'
import { explained, twice, withoutMeaning } from './kamus.ts'
import { expectNone, tree } from './tree.ts'

const kamus = tree.find(({ path }) => path === 'docs/kamus.md')?.text ?? ''

describe('docs/kamus.md', () => {
  test('explains every area, master, document, state and book', () =>
    expectNone(withoutMeaning(house, explained(kamus))))
  test('explains each word once', () => expectNone(twice(kamus)))
})

test('the rules of the kamus find a name without a meaning, and one with two', () => {
  const page = '| word | meaning |\n|---|---|\n| kas, buku kas | money |\n| titip_uang (TU) | x |\n'
  const small = buildHouse([
    defineModule({
      name: 'kas',
      needs: [],
      ledgers: [defineLedger({ name: 'buku_kas', title: 'Buku', entry: {} })],
      documents: [
        defineDocument({
          name: 'TITIP_UANG',
          title: 'Titip',
          prefix: 'TU',
          states: { VALID: 'Valid' },
          books: [],
          commands: {},
        }),
      ],
    }),
  ])
  expect(withoutMeaning(small, explained(page))).toEqual([
    'docs/kamus.md does not say what a state of TITIP_UANG: VALID is. Add its line.',
  ])
  expect(twice(page)).toEqual([])
  expect(twice(`${page}| Buku_Kas | again |\n`)).toEqual(['docs/kamus.md explains buku kas twice.'])
})
