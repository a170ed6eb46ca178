import { expect, test } from 'vitest'
import { placeNow } from './place.tsx'

const keyOf = (row: string): string => row

test('the row that one is at is the same row wherever others push it', () => {
  const place = { at: 1, key: 'b' }
  expect(placeNow({ rows: ['a', 'b', 'c'], keyOf }, place)).toBe(1)
  expect(placeNow({ rows: ['new', 'a', 'b', 'c'], keyOf }, place)).toBe(2)
  expect(placeNow({ rows: ['b', 'c'], keyOf }, place)).toBe(0)
})

test('of a row that went, the one that took its place; of the last, the one before', () => {
  expect(placeNow({ rows: ['a', 'c', 'd'], keyOf }, { at: 1, key: 'b' })).toBe(1)
  expect(placeNow({ rows: ['a', 'b'], keyOf }, { at: 2, key: 'c' })).toBe(1)
})

test('nobody has chosen a row, or there is none: the first', () => {
  expect(placeNow({ rows: ['a', 'b'], keyOf }, { at: 0, key: undefined })).toBe(0)
  expect(placeNow({ rows: undefined, keyOf }, { at: 4, key: 'b' })).toBe(0)
})
