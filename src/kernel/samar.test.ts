import { expect, test } from 'vitest'
import { samarNama } from './samar.ts'

test.each([
  ['Ibu Sari', 'I** S**'],
  ['Pak  Budi Wijayakusuma', 'P**  B** W**'],
  ['王小明', '王**'],
  ['Umum', 'U**'],
  ['X', 'X'],
  ['', ''],
])('%s is masked as %s', (nama, samar) => expect(samarNama(nama)).toBe(samar))
