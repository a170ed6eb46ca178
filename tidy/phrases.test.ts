import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translated } from '#kernel/language'
import { mergePhrases, phraseFiles } from '../tools/phrases.vite.ts'

const files = phraseFiles()
const paramsOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe('the words of the house', () => {
  it('has no phrase in two files', () => {
    expect(() => mergePhrases(files)).not.toThrow()
  })

  it.each([...files])('src/%s/phrases.tsv is complete', (_, file) => {
    const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(header).toBe(['id', ...translated].join('\t'))
    const seen = new Set<string>()
    for (const line of lines) {
      const [source = '', ...words] = line.split('\t')
      expect(words.length, `translations of '${source}'`).toBe(translated.length)
      expect(seen.has(source), `'${source}' stands twice`).toBe(false)
      seen.add(source)
      words.forEach((word, index) => {
        const what = `'${source}' in ${translated[index]}`
        expect(word.trim(), what).not.toBe('')
        expect(paramsOf(word), what).toEqual(paramsOf(source))
      })
    }
  })
})
