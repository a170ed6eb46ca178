import { sql } from 'kysely'
import type { Document, DocumentList } from '#kernel/document'
import type { Field, Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import { handle, reply, type Handler } from '../serve.ts'

/**
 * The words of the command are kept with the transition; everything else was frozen in the
 * document.
 */
const columnOf = ([name, field]: [string, Field]) =>
  name === 'alasan'
    ? sql`t.alasan`
    : sql`(d.isi->>${sql.lit(name)})::${sql.raw(kinds[field.kind].sql)} as ${sql.ref(name)}`

/** A page of documents of one kind, newest first, and how many there are. */
export const serveList = <S extends string, F extends Fields>(
  document: Pick<Document, 'name' | 'prefix'>,
  list: DocumentList<S, F>,
): Handler =>
  handle(list, async (ctx, { query }) => {
    const mine = sql`d.kode_toko = ${ctx.kodeToko}
      and d.jenis = ${document.name} and d.prefix = ${document.prefix}`
    const columns = [
      sql`d.nomor, d.tgl_system, d.saat, d.input_by, s.status`,
      ...Object.entries(list.columns).map(columnOf),
    ]
    const rows = await ctx.db.rows<never>(
      ctx.kodeToko,
      sql`select ${sql.join(columns)}
        from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
          join transisi t on t.kode_toko = d.kode_toko and t.id_dokumen = d.id and t.versi = 1
        where ${mine} order by d.saat desc, d.nomor desc
        limit ${query.limit ?? 50} offset ${query.skip ?? 0}`,
    )
    const all = await ctx.db.row<{ count: number }>(
      ctx.kodeToko,
      sql`select count(*)::int as count from dokumen d where ${mine}`,
    )
    return reply(rows, { count: all?.count ?? 0 })
  })
