import { expect, it } from 'vitest'
import { isDateActive } from './date-active.ts'
import { levels } from './right.ts'

// SPEC 4: for each pair of switches, the levels that may edit previous dates.
const may = {
  none: { saklar: { owner: false, spv: false }, levels: [] },
  owner: { saklar: { owner: true, spv: false }, levels: ['OWN', 'SU', 'MU'] },
  supervisor: { saklar: { owner: false, spv: true }, levels: ['SPV', 'SU', 'MU'] },
  both: { saklar: { owner: true, spv: true }, levels: ['OWN', 'SPV', 'SU', 'MU'] },
} as const

it.each(Object.entries(may))('date active, switches %s', (_, { saklar, levels: allowed }) => {
  const free = levels.filter((level) => !isDateActive(level, saklar))
  expect(free.toSorted()).toEqual([...allowed].toSorted())
})
