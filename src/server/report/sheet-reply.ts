import type { Field, Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import type { Translate } from '#kernel/language'
import { tanggalDi, type Tanggal } from '#kernel/tanggal'
import type { RowStream } from '../db-stream.ts'
import { toldRows } from './maju.ts'
import { outflow } from './outflow.ts'
import { fileReply, type Context, type FileReply } from '../serve.ts'
import type { SheetCell, SheetColumn, SheetRow } from '../sheet/sheet-rows.ts'
import { fileNameOf, told } from './told.ts'
import { SHEET_FORMATS, writeSheet, type SheetFormat } from '../sheet/sheet.ts'

type Row = Readonly<Record<string, unknown>>

export interface SheetSource {
  readonly title: string
  readonly fields: Fields
  readonly rows: RowStream<Row>
  readonly ctx: Context
  /** Lines above the table of a workbook: what it is, of whom and when. */
  readonly heading?: readonly string[]
  /** Asked when all rows have passed. */
  readonly total?: () => Row
  /** Columns whose totals stand once more below a workbook's total, a line each. */
  readonly closing?: readonly string[]
  /** How many rows there are, where that is known before they have passed. */
  readonly semua?: Promise<number>
}

const shownIn = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.hidden && field.kind !== 'image')

const columnOf = (field: Field, t: Translate): SheetColumn => ({
  judul: t(field.label),
  lebar: field.width ?? kinds[field.kind].width,
  jenis: kinds[field.kind].sheet,
})

/** A cell keeps its figure, so that a sheet can calculate with it; everything else is a text. */
function cellOf(field: Field, value: unknown, ctx: Context): SheetCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  return told(value, field, 'layar', ctx)
}

async function* rowsOf(source: SheetSource): AsyncGenerator<readonly SheetRow[]> {
  const columns = shownIn(source.fields)
  const rowOf = (row: Row): SheetRow =>
    columns.map(([name, field]) => cellOf(field, row[name], source.ctx))
  for await (const batch of source.rows) yield batch.map(rowOf)
}

/** With the date that the shop's clock shows: before seven in Jakarta it is yesterday in UTC. */
const nameOf = (title: string, tanggal: Tanggal): string => `${fileNameOf(title)}-${tanggal}`

/** Rows as a spreadsheet or CSV, sent while they are read. */
export function sheetReply(format: SheetFormat, asked: SheetSource): FileReply {
  const { ctx, fields, title } = asked
  const source = { ...asked, rows: toldRows(ctx, asked.rows, asked.semua) }
  const out = outflow(source.rows)
  const columns = shownIn(fields)
  const { closing = [], heading = [], total } = source
  const plain = {
    judul: ctx.t(title),
    kepala: heading,
    kolom: columns.map(([, field]) => columnOf(field, ctx.t)),
    baris: rowsOf(source),
  }
  const sheet = total
    ? {
        ...plain,
        // Read by the writers when the last row has passed.
        get total(): SheetRow {
          const row = total()
          const cells = columns.map(([name, field]) => cellOf(field, row[name], ctx))
          return [cells[0] ?? ctx.t('Total'), ...cells.slice(1)]
        },
        get kaki(): SheetRow[] {
          const row = total()
          return closing.map((asked) => [
            ctx.t(fields[asked]?.label ?? asked),
            ...columns
              .slice(1)
              .map(([name, field]) => (name === asked ? cellOf(field, row[name], ctx) : null)),
          ])
        },
      }
    : plain
  // A failure ends the stream with the error: the browser sees a broken file, never a short one.
  writeSheet(format, sheet, out).catch((error: Error) => out.destroy(error))
  const { ekstensi, tipe } = SHEET_FORMATS[format]
  return fileReply({
    type: tipe,
    name: `${nameOf(title, tanggalDi(ctx.toko.zona, ctx.clock.millis()))}.${ekstensi}`,
    body: out,
  })
}
