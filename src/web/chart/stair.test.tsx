import { expect, test } from 'vitest'
import { stairOf } from './stair.tsx'

const stair = (ends: number[], changes: number[]) =>
  [0, 1].map((at) => stairOf([{ values: ends }, { values: changes }], at))

test('each change hangs where the one before it ended; the ends stand on what is below all', () => {
  expect(stair([1000, 0, 0, 0, 1030], [0, 70, -60, 20, 0])).toEqual([
    [[930, 1000], null, null, null, [930, 1030]],
    [null, [1000, 1070], [1070, 1010], [1010, 1030], null],
  ])
})

test('where nothing changed there are two ends', () => {
  expect(stair([1000, 0, 1000], [0, 0, 0])).toEqual([
    [[900, 1000], null, [900, 1000]],
    [null, [1000, 1000], null],
  ])
})

test('gold from nothing stands on nothing', () => {
  const [ends] = stair([0, 0, 500], [0, 500, 0])
  expect(ends).toEqual([[0, 0], null, [0, 500]])
})
