import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { checkOrangLain } from './temuan.rules.ts'
import { namaDari } from './temuan.ts'

const sendiri = 'Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya'

test.each([
  ['another judges it', 'kasir1', 'spv', 'SPV', ''],
  ['about nobody', null, 'spv', 'SPV', ''],
  ['about himself', 'spv', 'spv', 'SPV', sendiri],
  ['the owner, about himself', 'own', 'own', 'OWN', ''],
])('%s', (_, tentang, user_id, level, kalimat) => {
  const judged = (): string => {
    try {
      checkOrangLain(tentang, { user_id, level })
      return ''
    } catch (error) {
      return error instanceof Refusal ? error.message : String(error)
    }
  }
  expect(judged()).toBe(kalimat)
})

test('a pattern is named by its own words', () => {
  const kosong = { arti: '', bukti: [] }
  expect(namaDari({ A: { nama: 'Satu', ...kosong }, B: { nama: 'Dua', ...kosong } })).toEqual({
    A: 'Satu',
    B: 'Dua',
  })
})
