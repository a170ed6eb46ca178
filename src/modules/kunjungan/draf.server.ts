import { sql } from 'kysely'
import type { Context } from '#server/serve'

/** What a note checks of the draft that it is saved from: it has not become one already. */
export const drafSekali = (id: string | null): (readonly ['draf', { readonly id: string }])[] =>
  id ? [['draf', { id }]] : []

/** A draft of the counter that became a note is no draft any more. */
export async function hapusDraf(ctx: Context, id: string | null): Promise<void> {
  if (!id) return
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    delete from kencana.draf where kode_toko = ${ctx.kodeToko} and id = ${id}::uuid
      and user_id = ${ctx.user.user_id}`,
  )
}
