import { sql, type RawBuilder } from 'kysely'
import { longestListed } from '#kernel/document'
import { reply, type Context, type Reply } from '../serve.ts'

/**
 * The first rows of a list, as they are shown. One more than a list holds is asked for: a count
 * above what is there says that there are more.
 */
export async function listed<H, R>(
  { db, kodeToko }: Pick<Context, 'db' | 'kodeToko'>,
  query: RawBuilder<H>,
  shown: (row: H) => R,
): Promise<Reply<R[]>> {
  const rows = await db.rows(kodeToko, sql<H>`${query} limit ${longestListed + 1}`)
  return reply(rows.slice(0, longestListed).map(shown), { count: rows.length })
}
