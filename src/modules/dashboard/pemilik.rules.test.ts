import { expect, test } from 'vitest'
import { tanggaNilai } from './pemilik.rules.ts'

test('a day is what came, went, is owed and was promised, at the price of today', () => {
  const gerak = {
    ...{ emas: 1_001, masuk: 4_123, keluar: -2_111, pasok: -313 },
    ...{ harga: 1_987_654, nilai: 1_989_642 },
  }
  expect(tanggaNilai(gerak)).toEqual({
    ...{ masuk: 8_195_098, keluar: -4_195_938, pasok: -622_136, janji: -1_387_382 },
  })
})

test('what rounding leaves over stands in the largest step: they add up', () => {
  const gerak = {
    ...{ emas: -3_001, masuk: 1_000, keluar: -4_001, pasok: 0 },
    ...{ harga: 1_000, nilai: -3_003 },
  }
  expect(tanggaNilai(gerak)).toEqual({ masuk: 1_000, keluar: -4_003, pasok: 0, janji: 0 })
  const diam = { emas: 0, masuk: 0, keluar: 0, pasok: 0, harga: 0, nilai: 0 }
  expect(tanggaNilai(diam)).toEqual({ masuk: 0, keluar: 0, pasok: 0, janji: 0 })
})
