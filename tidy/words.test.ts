import { describe, expect, test } from 'vitest'
import { readPhrases } from '#kernel/language'
import { callsOfModule } from '#server/serve'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { expectNone, tree } from './tree.ts'
import { orphans, spokenByHouse, spokenInCode, withoutTranslation } from './words.ts'

const known: ReadonlySet<string> = new Set(
  tree
    .filter(({ path }) => path.endsWith('/phrases.tsv'))
    .flatMap(({ text }) => Object.keys(readPhrases(text).en)),
)

describe('the words of the house', () => {
  test('what definitions say has its five translations', () =>
    expectNone(
      withoutTranslation(spokenByHouse(house, servedModules.flatMap(callsOfModule)), known),
    ))
  test('what code says has its five translations', () =>
    expectNone(withoutTranslation(spokenInCode(tree), known)))
  test('no phrase is kept that nobody says', () => expectNone(orphans(tree, known)))
})

describe('the rules of words find', () => {
  const file = (text: string) => [{ path: 'src/modules/kas/a.server.ts', text }]
  const said = (text: string): string[] => spokenInCode(file(text)).map(({ text }) => text)

  test.each([
    ["t('Simpan')"],
    ["ctx.t('Simpan', { n })"],
    ["new Refusal('Simpan')"],
    ["refusedField('a', 'Simpan')"],
    ["reply(x, { message: 'Simpan' })"],
    ["t(x ?? 'Simpan')"],
    ["const word = 'Simpan'; t(word)"],
    ["t('Sim' + 'pan')"],
    ["serveModule(kas, { refusals: { a: 'Simpan' } })"],
  ])('%s', (text) => expect(said(text)).toEqual(['Simpan']))

  test('both sides of a condition, and every word of a table', () => {
    expect(said("t(x ? 'Buka' : 'Tutup')")).toEqual(['Buka', 'Tutup'])
    expect(said("const s = { A: 'Satu', B: 'Dua' } as const; new Refusal(s[x])")).toEqual([
      'Satu',
      'Dua',
    ])
  })

  test('nothing in figures and in texts that are not said', () => {
    expect(said("t('{{n}} / -'); reply(x, { kode: 'Simpan' }); const a = 'Simpan'")).toEqual([])
  })

  test('a text without a translation, named with its place', () => {
    expect(withoutTranslation(spokenInCode(file("\nt('Simpan')")), new Set())).toEqual([
      "'Simpan' (src/modules/kas/a.server.ts:2) has no line in any phrases.tsv.",
    ])
  })

  test('a phrase that nobody says', () => {
    expect(orphans(file("const a = 'Simpan'"), new Set(['Simpan']))).toEqual([])
    expect(orphans(file("const a = 'Sim' + 'pa' + 'n'"), new Set(['Simpan']))).toEqual([])
    expect(orphans(file(''), new Set(['Simpan']))).toHaveLength(1)
  })
})
