import { expect, it } from 'vitest'
import { asItIs, createWords, spoken } from './language.ts'

it('shows the word of somebody else as it is, in every language', () => {
  const words = createWords('en', {
    en: { Berat: 'Weight', '{{field}} Tidak Valid': '{{field}}!' },
  })
  expect(spoken(words, 'Berat')).toBe('Weight')
  expect(spoken(words, '{{field}} Tidak Valid', { field: 'Berat' })).toBe('Berat!')
  expect(spoken(words, asItIs('Berat'))).toBe('Berat')
  expect(spoken(words, asItIs('{{field}} $t(Berat)'), { field: 'x' })).toBe('{{field}} $t(Berat)')
  expect(spoken(words, '')).toBe('')
})
