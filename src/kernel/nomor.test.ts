import { expect, it } from 'vitest'
import { isNomor } from './nomor.ts'

it.each([
  ['PS-GS1-261124-0001', undefined, true],
  [' ps-gs1-261124-12345 ', undefined, true],
  ['FJ-GS1-261124-0001', 'F[JG]', true],
  ['FB-GS1-261124-0001', 'F[JG]', false],
  ['PS-GS1-261124-001', undefined, false],
  ['261124-0001', undefined, false],
  ['0012300456', undefined, false],
  ['PS-GS1-261124-0001 X', undefined, false],
])('%s of %s: %s', (text, prefix, yes) => expect(isNomor(text, prefix)).toBe(yes))
