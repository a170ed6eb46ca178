import { expect, test } from 'vitest'
import { rebase } from './rebase.tsx'

const origin = { nama: 'Cincin', berat: 100, kapasitas: 10, status: 'READY' }

test('what was typed stays, what was not touched follows the stored row', () => {
  const values = { ...origin, nama: 'Cincin Belah', berat: 120 }
  const row = { ...origin, nama: 'Cincin Polos', kapasitas: 20 }
  expect(rebase(origin, values, row)).toEqual({
    values: { nama: 'Cincin Belah', berat: 120, kapasitas: 20, status: 'READY' },
    stored: { nama: 'Cincin Polos' },
  })
})

test('where both say the same there is nothing to tell', () => {
  const values = { ...origin, nama: 'Gelang' }
  expect(rebase(origin, values, values).stored).toEqual({})
})

test('what somebody emptied is told as empty', () => {
  const typed = { ...origin, status: 'RUSAK' }
  expect(rebase(origin, typed, { ...origin, status: undefined }).stored).toEqual({ status: null })
})
