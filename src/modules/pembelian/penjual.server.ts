import type { Context } from '#server/serve'
import type { Kapan, WajibPenjual } from './penjual.rules.ts'

/** What this shop asks of those who sell to it. */
export const wajibPenjual = (ctx: Context): WajibPenjual => ({
  data: ctx.setting<Kapan>('DATA_PENJUAL'),
  identitas: ctx.setting<Kapan>('IDENTITAS_PENJUAL'),
  foto: ctx.setting('FOTO_IDENTITAS_MODULE'),
})
