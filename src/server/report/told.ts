import type { Field } from '#kernel/field'
import type { FigureStyle } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { formatSaat } from '#kernel/tanggal'
import type { Context } from '../serve.ts'

/** A value as paper and sheets tell it: an instant by the clock of the shop. */
export const told = (
  value: unknown,
  field: Field,
  style: FigureStyle,
  { t, toko }: Pick<Context, 't' | 'toko'>,
): string =>
  field.kind === 'saat' && typeof value === 'string'
    ? formatSaat(value, toko.zona)
    : show(value, field, style, t)
