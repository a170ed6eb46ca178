import { expect, it } from 'vitest'
import { yangBerlaku } from './berlaku.ts'

const rows = [
  { berlaku_mulai: '2030-02-01', nilai: 2 },
  { berlaku_mulai: '2030-01-01', nilai: 1 },
  { berlaku_mulai: '2030-03-01', nilai: 3 },
]

it.each([
  ['2029-12-31', undefined],
  ['2030-01-01', 1],
  ['2030-01-31', 1],
  ['2030-02-01', 2],
  ['2031-01-01', 3],
])('on %s it is %s', (tgl, nilai) => expect(yangBerlaku(rows, tgl)?.nilai).toBe(nilai))
