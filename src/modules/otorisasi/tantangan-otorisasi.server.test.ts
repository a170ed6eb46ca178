import { expect, test } from 'vitest'
import { tantanganOtorisasi } from './tantangan-otorisasi.server.ts'

test('the challenge is of these questions, this approver and this shop', () => {
  const question = { id: 'a', no_otorisasi: 'OT-1', sidik: 'ff' }
  const first = tantanganOtorisasi('GS1', 'spv', [question])
  expect(tantanganOtorisasi('GS1', 'spv', [{ ...question }])).toBe(first)
  const others = [
    tantanganOtorisasi('GS2', 'spv', [question]),
    tantanganOtorisasi('GS1', 'own', [question]),
    tantanganOtorisasi('GS1', 'spv', [{ ...question, sidik: 'fe' }]),
    tantanganOtorisasi('GS1', 'spv', [{ ...question, id: 'b' }]),
    tantanganOtorisasi('GS1', 'spv', [question, question]),
  ]
  expect(new Set([first, ...others]).size).toBe(6)
})
