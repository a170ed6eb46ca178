import { expect, test } from 'vitest'
import { lateColumn } from './state-column.tsx'

const today = '2026-11-24'
const plain = { name: 'jatuh_tempo', title: 'Jatuh Tempo', text: () => '' }
const column = lateColumn(plain, ['AKTIF'], { state: 'status', t: (phrase) => phrase, today })

test.each([
  ['2026-11-23', 'AKTIF', '2026-11-23 Telat'],
  ['2026-11-24', 'AKTIF', '2026-11-24'],
  ['2026-11-23', 'LUNAS', '2026-11-23'],
  ['', 'AKTIF', ''],
])('%s of a document in %s is as wide as what it says', (jatuh_tempo, status, text) => {
  expect(column.text({ jatuh_tempo, status })).toBe(text)
})
