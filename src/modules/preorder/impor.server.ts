import { check } from '#kernel/schema'
import { Refusal } from '#kernel/refusal'
import { refusedCell, rumusTanpaHasil, wireOfCell } from '#kernel/sheet-cell'
import type { RowOf } from '#kernel/field'
import { cellsOf, columnsOf } from '#server/master/impor-rows'
import { said } from '#server/master/impor'
import { handle } from '#server/serve'
import { readSheet } from '#server/sheet/read-sheet'
import { bacaPreOrder } from './pre-order.calls.ts'
import { barisPreOrder, barisTerbanyak } from './pre-order.ts'

/** The first row names the columns; each other row is a line of a pre-order, or is wrong. */
export const baca = handle(bacaPreOrder, async (ctx, { upload }) => {
  if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
  const [kepala, ...rows] = await readSheet(upload.bytes, barisTerbanyak + 1)
  if (!kepala || rows.length === 0) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  const { asing, columns } = columnsOf(barisPreOrder, kepala.sel, ctx.t)
  const barang: RowOf<typeof barisPreOrder>[] = []
  const masalah: { baris: number; kalimat: string }[] = []
  for (const { nomor, sel } of rows) {
    const cells = cellsOf(columns, sel)
    const wire = Object.entries(barisPreOrder).map(([name, field]) => [
      name,
      wireOfCell(field, cells.get(name), ctx.t),
    ])
    const hasil = check(barisPreOrder, Object.fromEntries(wire))
    const tanpa = rumusTanpaHasil(barisPreOrder, cells)
    if ('value' in hasil && tanpa.length === 0) barang.push(hasil.value)
    else {
      const salah =
        'value' in hasil || tanpa.length > 0
          ? tanpa
          : hasil.refused.map((one) => refusedCell(barisPreOrder, one, cells.get(one.field), ctx.t))
      masalah.push({ baris: nomor, kalimat: said(ctx, salah) })
    }
  }
  return { barang, asing: asing.join(', ') || null, masalah }
})
