import type { Fields, RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { refusedCell, rumusTanpaHasil, wireOfCell } from '#kernel/sheet-cell'
import type { barisSalah } from '#kernel/sheet-rows'
import { said } from '../master/impor.ts'
import { cellsOf, columnsOf } from '../master/impor-rows.ts'
import type { Context, Upload } from '../serve.ts'
import { readSheet } from './read-sheet.ts'

/** Rows of a spreadsheet that are right, and what is wrong with the others. */
export interface SheetRows<F extends Fields> {
  readonly rows: readonly { readonly baris: number; readonly isi: RowOf<F> }[]
  readonly asing: string | null
  readonly masalah: RowOf<typeof barisSalah>[]
}

/**
 * A spreadsheet whose first row names the columns of these fields; each other row is checked by
 * them. An empty cell is what the field begins with, or nothing.
 * @param most rows besides the first
 * @throws Refusal for no file, an empty one, or one with more rows
 */
export async function rowsOfSheet<F extends Fields>(
  ctx: Context,
  upload: Upload | undefined,
  fields: F,
  most: number,
): Promise<SheetRows<F>> {
  if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
  const [kepala, ...lines] = await readSheet(upload.bytes, most + 1)
  if (!kepala || lines.length === 0) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  const { asing, columns } = columnsOf(fields, kepala.sel, ctx.t)
  const rows: { baris: number; isi: RowOf<F> }[] = []
  const masalah: RowOf<typeof barisSalah>[] = []
  for (const { nomor: baris, sel } of lines) {
    const cells = cellsOf(columns, sel)
    const wire = Object.entries(fields).map(([name, field]) => [
      name,
      wireOfCell(field, cells.get(name), ctx.t) ?? field.initial,
    ])
    const hasil = check(fields, Object.fromEntries(wire))
    const tanpa = rumusTanpaHasil(fields, cells)
    if (tanpa.length > 0) masalah.push({ baris, kalimat: said(ctx, tanpa) })
    else if ('value' in hasil) rows.push({ baris, isi: hasil.value })
    else {
      const salah = hasil.refused.map((one) =>
        refusedCell(fields, one, cells.get(one.field), ctx.t),
      )
      masalah.push({ baris, kalimat: said(ctx, salah) })
    }
  }
  return { rows, asing: asing.join(', ') || null, masalah }
}
