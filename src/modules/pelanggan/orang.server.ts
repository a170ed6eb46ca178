import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle } from '#server/serve'
import { cariOrang, type orang } from './orang.calls.ts'

/** One call, as one types (cari_orang). */
export const orangKonter = handle(cariOrang, async (ctx, { query }) => {
  const found = await ctx.db.row<{ hasil: RowOf<typeof orang>[] }>(
    ctx.kodeToko,
    sql`select kencana.cari_orang(${query.q}) as hasil`,
  )
  return found?.hasil ?? []
})
