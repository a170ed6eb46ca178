import { sql } from 'kysely'
import type { Context } from '#server/serve'

/** The signatures of these documents that still hold, by document: names of pictures. */
export async function tandaBerlaku(
  ctx: Pick<Context, 'db' | 'kodeToko'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await ctx.db.rows<{ id: string; gambar: string }>(
    ctx.kodeToko,
    sql`select id, gambar from tanda_berlaku(${ctx.kodeToko}, ${[...new Set(ids)]}::uuid[])`,
  )
  return new Map(found.map(({ gambar, id }) => [id, gambar]))
}
