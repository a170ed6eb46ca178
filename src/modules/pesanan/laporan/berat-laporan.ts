import { karat } from '#kernel/field'

/** Weights on reports of orders have two decimals (SPEC 9): hundredths of a gram. */
export const beratLaporan = (label: string) =>
  karat({ label, required: true, max: 100_000_00, total: 'sum' })
