import { handle } from '#server/serve'
import { rowsOfSheet } from '#server/sheet/rows-of-sheet'
import { bacaPreOrder } from './pre-order.calls.ts'
import { barisPreOrder, barisTerbanyak } from './pre-order.ts'

/** Each row is a line of a pre-order, or is wrong. */
export const baca = handle(bacaPreOrder, async (ctx, { upload }) => {
  const { rows, ...lain } = await rowsOfSheet(ctx, upload, barisPreOrder, barisTerbanyak)
  return { ...lain, barang: rows.map(({ isi }) => isi) }
})
