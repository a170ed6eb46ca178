import type { RowOf } from '#kernel/field'
import type { jenisUmur } from './tinjau.calls.ts'

export type JenisUmur = RowOf<typeof jenisUmur>

/** The stretches of days in their order. */
export const golonganUmur = ['umur_30', 'umur_90', 'umur_180', 'umur_365', 'umur_lama'] as const

/** Money that has lain for more than half a year. */
export const uangBeku = (rows: readonly JenisUmur[]): number =>
  rows.reduce((all, { umur_365, umur_lama }) => all + umur_365 + umur_lama, 0)

/** So many bars are read; what comes after is one of its own. */
const terbanyak = 7

/** The kinds with the most money; all others together, without a code: they are no one kind. */
export function jenisTerbesar(rows: readonly JenisUmur[], lain: string): readonly JenisUmur[] {
  if (rows.length <= terbanyak + 1) return rows
  const sisa = rows.slice(terbanyak)
  const sum = (of: (row: JenisUmur) => number): number =>
    sisa.reduce((all, row) => all + of(row), 0)
  return [
    ...rows.slice(0, terbanyak),
    {
      kode_dept: '',
      nama: lain,
      pcs: sum(({ pcs }) => pcs),
      umur_30: sum((row) => row.umur_30),
      umur_90: sum((row) => row.umur_90),
      umur_180: sum((row) => row.umur_180),
      umur_365: sum((row) => row.umur_365),
      umur_lama: sum((row) => row.umur_lama),
    },
  ]
}

/** The points of a small line in a box of this size, from the left; the highest value on top. */
export function garisTren(values: readonly number[], width: number, height: number): string {
  const top = Math.max(...values, 1)
  const low = Math.min(...values, 0)
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values
    .map((value, at) => {
      const x = Math.trunc(at * step * 10) / 10
      const y = Math.trunc((height - ((value - low) / (top - low)) * height) * 10) / 10
      return `${x},${y}`
    })
    .join(' ')
}
