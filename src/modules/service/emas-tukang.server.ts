import { whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { emasLebur, type EmasLebur } from './emas-tukang.rules.ts'

const lebur = defineLoad('emas_lebur', emasLebur)
/** What lies in LEBUR of this kadar. */
export const emasDiLebur = (ctx: Context, kadar: number): Promise<EmasLebur> =>
  ctx.db.load(lebur, [ctx.kodeToko, kadar])

/**
 * What was read of LEBUR, for the posting that takes of it: by kadar, or all of it (kadar null).
 * Who takes of it comes one after the other.
 */
export const periksaLebur = (
  dibaca: readonly { readonly kadar: number | null; readonly ada: object }[],
): readonly (readonly ['lebur', unknown])[] => (dibaca.length > 0 ? [['lebur', dibaca]] : [])

const murni = defineLoad('harga_murni_kini', whole)
/** The price of a fine gram today, whole rupiah; 0 where nobody has set one. */
export const hargaMurniKini = (ctx: Context): Promise<number> =>
  ctx.db.load(murni, [ctx.kodeToko, ctx.toko.tgl_system])
