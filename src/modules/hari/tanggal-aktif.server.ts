import { isDateActive } from '#kernel/date-active'
import { refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import { settingHari } from './setting.ts'

/**
 * The date of a posting as the user asked for it (SPEC 4, 'Date active'): nothing asked, or the
 * shop's own date, is the shop's date; an earlier one only where his level may.
 * @throws Refusal at tgl_system
 */
export function tanggalPosting(
  ctx: Context,
  asked: Tanggal | null,
): Pick<Posting, 'tgl_system' | 'boleh_mundur'> {
  if (asked === null || asked === ctx.toko.tgl_system) return {}
  const saklar = {
    owner: ctx.setting(settingHari.EDIT_TANGGAL_OWNER_MODULE),
    spv: ctx.setting(settingHari.EDIT_TANGGAL_SPV_MODULE),
  }
  if (isDateActive(ctx.user.level, saklar))
    throw refusedField(
      'tgl_system',
      'Tanggal {{diminta}} Tidak Aktif, Tanggal Toko {{tgl_system}}',
      {
        diminta: asked,
        tgl_system: ctx.toko.tgl_system,
      },
    )
  return { tgl_system: asked, boleh_mundur: true }
}

/**
 * The shop as it was on the date of a document, for rules whose figures are those of that date:
 * rates, terms and limits of then.
 * @returns the context of that day, and the date of the posting
 * @throws Refusal at tgl_system
 */
export function padaTanggal(ctx: Context, asked: Tanggal | null) {
  const tanggal = tanggalPosting(ctx, asked)
  const { tgl_system = ctx.toko.tgl_system } = tanggal
  return { lalu: { ...ctx, toko: { ...ctx.toko, tgl_system } }, tanggal }
}
