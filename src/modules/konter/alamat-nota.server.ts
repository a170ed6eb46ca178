import { sql } from 'kysely'
import { alamatNota } from '#modules/nota/kertas.server'
import { handle } from '#server/serve'
import { alamatNotaKonter } from './konter.calls.ts'

/** In the order in which they were asked for; a number that is not there has none. */
export const alamat = handle(alamatNotaKonter, async (ctx, { body }) => {
  const found = await ctx.db.rows<{ id: string; nomor: string }>(
    ctx.kodeToko,
    sql`select id, nomor from kencana.dokumen
      where kode_toko = ${ctx.kodeToko} and nomor = any(${[...body.nomor]}::text[])
      order by array_position(${[...body.nomor]}::text[], nomor)`,
  )
  return found.map(({ id, nomor }) => ({ nomor, url: alamatNota(ctx, id) }))
})
