import type { Field } from '#kernel/field'
import type { FigureStyle } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { formatSaat } from '#kernel/tanggal'
import type { Context } from '../serve.ts'

/** What a file with this title is called: laporan-non-cash-rekap (SPEC 9). */
export const fileNameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A value on paper and in sheets: an instant by the clock of the shop. */
export const told = (
  value: unknown,
  field: Field,
  style: FigureStyle,
  { t, toko }: Pick<Context, 't' | 'toko'>,
): string =>
  field.kind === 'saat' && typeof value === 'string'
    ? formatSaat(value, toko.zona)
    : show(value, field, style, t)
