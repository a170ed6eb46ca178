import { sql } from 'kysely'
import type { Context } from '#server/serve'

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
