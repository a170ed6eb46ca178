import type { Context } from '#server/serve'
import type { WajibPenjual } from './penjual.rules.ts'
import { settingPembelian } from './setting.ts'

/** What this shop asks of those who sell to it. */
export const wajibPenjual = (ctx: Context): WajibPenjual => ({
  data: ctx.setting(settingPembelian.DATA_PENJUAL),
  identitas: ctx.setting(settingPembelian.IDENTITAS_PENJUAL),
  foto: ctx.setting(settingPembelian.FOTO_IDENTITAS_MODULE),
})
