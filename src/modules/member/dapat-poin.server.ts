import { write } from '#kernel/ledger'
import type { Context } from '#server/serve'
import { poinBuku, tanpaUang } from './buku.ts'
import { settingMember } from './setting.ts'

/** What these sales earn, now that they are VALID; nothing where the buyer is no member. */
export const dapatPoin = (ctx: Context, ids: readonly string[]) =>
  write(
    poinBuku,
    ctx.setting(settingMember.MEMBER_MODULE)
      ? ids.map((id_dokumen) => ({ ...tanpaUang, id_dokumen, jenis: 'DAPAT' as const }))
      : [],
  )
