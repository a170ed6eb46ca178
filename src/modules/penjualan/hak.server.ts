import type { Context } from '#server/serve'
import { dapatKupon } from '#modules/kupon/buku'
import { settingKupon } from '#modules/kupon/setting'
import { dapatPoin } from '#modules/member/dapat-poin.server'

/** What sales earn their customers, now that they are VALID: points and coupons. */
export const hakPembeli = (ctx: Context, ids: readonly string[]) => [
  dapatPoin(ctx, ids),
  dapatKupon(ctx.setting(settingKupon.KUPON_MODULE) ? ids : []),
]
