import { expect, it } from 'vitest'
import { nearest } from './best-match.tsx'

const shapes = ['AS - Asscher', 'HT - Heart', 'RD - Round', 'PR - Princess Round'].map((label) => ({
  label,
}))

it.each([
  ['r', 'RD - Round'], // is part of Asscher, which is the first of the list
  ['rou', 'RD - Round'],
  ['prin', 'PR - Princess Round'],
  ['ear', 'HT - Heart'],
  ['AS', 'AS - Asscher'],
  ['z', undefined],
])('%s finds %s', (typed, label) => expect(nearest(shapes, typed)?.label).toBe(label))
