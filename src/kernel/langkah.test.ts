import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createWords, readPhrases, translated } from '#kernel/language'
import { rumus } from './langkah.ts'

const phrases = readPhrases(readFileSync(new URL('phrases.tsv', import.meta.url), 'utf8'))

test.each(translated)('every formula can be said in %s, with its figures', (language) => {
  const { t } = createWords(language, phrases)
  for (const formula of Object.values(rumus)) {
    expect(Object.keys(phrases[language])).toContain(formula)
    const names = [...formula.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    const said = t(formula, Object.fromEntries(names.map((name) => [name, `<${name}>`])))
    for (const name of names) expect(said).toContain(`<${name}>`)
  }
})
