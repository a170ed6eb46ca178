import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { syaratSandi, tolakSandi } from '#kernel/sandi'
import type { Context } from '#server/serve'
import { isPassword } from '#server/session/password'
import { settingPengguna } from './setting.ts'

/** Was this one of the user's last passwords, the one of now among them? */
async function pernah(ctx: Context, sandi: string, terakhir: number): Promise<boolean> {
  const row = await ctx.db.chain.row<{ sandi: string; sandi_lama: string[] }>(
    sql`select sandi, sandi_lama from users where user_id = ${ctx.user.user_id}`,
  )
  const kept = row ? [row.sandi, ...row.sandi_lama].slice(0, terakhir) : []
  // One after the other: each takes a hashing place from the log-ins.
  for (const one of kept) if (await isPassword(one, sandi)) return true
  return false
}

/**
 * A new password as the shop wants it.
 * @param field the field that it was typed into
 * @throws Refusal at the field
 */
export function checkSandi(ctx: Context, userId: string, sandi: string, field: string): void {
  const panjang = ctx.setting(settingPengguna.SANDI_PANJANG)
  const refused = tolakSandi(field, syaratSandi(sandi, userId, panjang), panjang)
  if (refused) throw refused
}

/**
 * A user's own new password must be none of his last ones. This is not checked for somebody else's
 * password: the answer would reveal it.
 * @throws Refusal at the field
 */
export async function checkSandiBaru(ctx: Context, sandi: string, field: string): Promise<void> {
  checkSandi(ctx, ctx.user.user_id, sandi, field)
  const terakhir = ctx.setting(settingPengguna.SANDI_TERAKHIR)
  if (terakhir > 0 && (await pernah(ctx, sandi, terakhir)))
    throw refusedField(field, 'Password Sudah Pernah Dipakai')
}
