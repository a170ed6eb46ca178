import { refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import { tanggalAktif } from './tanggal-aktif.rules.ts'
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
  if (tanggalAktif(ctx.user.level, saklar))
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
