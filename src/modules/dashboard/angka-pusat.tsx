import { formatRupiah } from '#kernel/figures'
import type { usePusat } from './use-pusat.tsx'

export type Pusat = ReturnType<typeof usePusat>

export const jumlah = <R,>(rows: readonly R[], of: (row: R) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)

/** What nobody told is no zero. */
export const angka = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value === 0 ? '-' : formatRupiah(value)
