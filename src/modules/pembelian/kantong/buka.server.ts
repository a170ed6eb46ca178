import type { Context } from '#server/serve'
import { settingPembelian } from '../setting.ts'
import type { AturanBuka } from './buka.rules.ts'

/** What this shop asks before a bag is opened, whoever opens it. */
export const aturanBuka = (ctx: Context): AturanBuka => ({
  tgl_system: ctx.toko.tgl_system,
  tunggu: ctx.setting(settingPembelian.SORTIR_MASA_TUNGGU),
  segel: ctx.setting(settingPembelian.SEGEL_KANTONG_MODULE),
})
