import { sql, type RawBuilder } from 'kysely'
import {
  orang,
  telat,
  type Command,
  type Document,
  type DocumentList,
  type Listed,
} from '#kernel/document'
import type { Field, Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import { likeOf } from '../like.ts'
import { handle, reply, type Context, type Handler } from '../serve.ts'

/**
 * The words of the command are kept with the transition, the columns of its book there; everything
 * else was frozen in the document.
 */
const valueOf =
  ({ book, reckons = {} }: Pick<DocumentList, 'book' | 'reckons'>) =>
  ([name, field]: [string, Field]) => {
    const reckoned = reckons[name]
    if (reckoned !== undefined) return sql`kencana.${sql.ref(reckoned)}(d.kode_toko, d.id)`
    if (name === 'alasan') return sql`t.alasan`
    if (name in orang) return sql`coalesce(c.${sql.ref(name)}, '')`
    if (book !== undefined && (name in book.entry || book.reckons?.includes(name)))
      return sql`b.${sql.ref(name)}`
    return sql`(d.isi->>${sql.lit(name)})::${sql.raw(kinds[field.kind].sql)}`
  }

/** Where its documents are read, with what their steps froze. */
const documents = (commands: Readonly<Record<string, Command>>): RawBuilder<unknown> =>
  Object.values(commands).some(({ freezes }) => freezes)
    ? sql`(select kode_toko, id, nomor, jenis, prefix, tgl_system, saat, input_by,
        kencana.isi_dokumen(kode_toko, id) as isi from dokumen)`
    : sql`dokumen`

/** Whom the document names: he is read where he can be forgotten. */
const person = sql`left join pelanggan c on c.kode_toko = d.kode_toko
  and c.id = (d.isi->>'id_pelanggan')::uuid and c.dihapus_pada is null`

type Listing = Pick<Document, 'commands' | 'name' | 'prefix'>

/** What the rows of a list are, where they are read, and the words that a search looks at. */
function readingOf<S extends string, F extends Fields>(
  { commands, name, prefix }: Listing,
  list: DocumentList<S, F>,
) {
  const columns = Object.entries<Field>(list.columns)
  const value = valueOf(list)
  const ofWords = columns.filter(([, field]) => kinds[field.kind].sql === 'text')
  const words = sql.join([sql`d.nomor`, sql`d.input_by`, ...ofWords.map(value)])
  const shown = sql.join([
    sql`d.nomor, d.tgl_system, d.saat, d.input_by, s.status`,
    ...columns.map((column) => sql`${value(column)} as ${sql.ref(column[0])}`),
  ])
  const book = list.book
    ? sql`left join ${sql.table(list.book.name)} b
        on b.kode_toko = d.kode_toko and b.id_dokumen = d.id`
    : sql``
  const named = Object.keys(orang).some((column) => column in list.columns) ? person : sql``
  const late = columns.flatMap((column) => {
    const states = column[1].late
    return states ? [sql`(s.status = any (${states}) and ${value(column)} < k.tgl_system)`] : []
  })
  const within = (status: string | null | undefined): RawBuilder<unknown> => {
    if (!status) return sql``
    return status === telat && late.length > 0
      ? sql`and exists (select from toko k where k.kode_toko = d.kode_toko
          and (${sql.join(late, sql` or `)}))`
      : sql`and s.status = ${status}`
  }
  const found = ({ kodeToko }: Context): RawBuilder<unknown> => sql`
    from ${documents(commands)} d
      join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
      join transisi t on t.kode_toko = d.kode_toko and t.id_dokumen = d.id and t.versi = 1
      ${book} ${named}
    where d.kode_toko = ${kodeToko} and d.jenis = ${name} and d.prefix = ${prefix}`
  return { words, shown, found, within }
}

/** Works out columns of rows that neither SQL nor a fact says: what rules judge by the day. */
export type Lengkapi<R> = (ctx: Context, rows: readonly R[]) => Promise<R[]>

interface Halaman {
  readonly limit: number
  readonly skip: number
  /** A state, or `telat`. */
  readonly status?: string | null | undefined
}

/** Reads a page of documents of one kind, newest first, and how many there are. */
export const pageOf = <S extends string, F extends Fields>(
  document: Listing,
  list: DocumentList<S, F>,
) => {
  const { found, shown, within, words } = readingOf(document, list)
  return async (
    ctx: Context,
    narrow: (words: RawBuilder<unknown>) => RawBuilder<unknown>,
    { limit, skip, status }: Halaman,
  ): Promise<{ rows: never[]; count: number }> => {
    const sought = sql`${narrow(words)} ${within(status)}`
    const rows = await ctx.db.rows<never>(
      ctx.kodeToko,
      sql`select ${shown} ${found(ctx)} ${sought} order by d.saat desc, d.nomor desc
        limit ${limit} offset ${skip}`,
    )
    const all = await ctx.db.row<{ count: number }>(
      ctx.kodeToko,
      sql`select count(*)::int as count ${found(ctx)} ${sought}`,
    )
    return { rows, count: all?.count ?? 0 }
  }
}

/**
 * A page of documents of one kind, newest first, and how many there are.
 * @param lengkapi columns that the rules work out
 */
export const serveList = <S extends string, F extends Fields>(
  document: Listing,
  list: DocumentList<S, F>,
  lengkapi: Lengkapi<Listed<F, S>> = (_, rows) => Promise.resolve([...rows]),
): Handler => {
  const page = pageOf(document, list)
  return handle(list, async (ctx, { query }) => {
    const { holds, states } = list.sections?.[query.bagian ?? ''] ?? {}
    const { count, rows } = await page(
      ctx,
      (words) => sql`${query.q ? sql`and concat_ws(' ', ${words}) ilike ${likeOf(query.q)}` : sql``}
      ${states ? sql`and s.status = any (${states})` : sql``}
      ${holds ? sql`and kencana.${sql.ref(holds)}(d.kode_toko, d.id)` : sql``}`,
      { limit: query.limit ?? 50, skip: query.skip ?? 0, status: query.status },
    )
    return reply(await lengkapi(ctx, rows), { count })
  })
}

/** The rows of its list for one number, or for all of the customer whom that document names. */
export const listedBy = <S extends string, F extends Fields>(
  document: Listing,
  list: DocumentList<S, F>,
) => {
  const { found, shown } = readingOf(document, list)
  return (ctx: Context, nomor: string, semua: boolean): Promise<never[]> =>
    ctx.db.rows<never>(
      ctx.kodeToko,
      sql`select ${shown} ${found(ctx)} and ${
        semua
          ? sql`d.isi->>'id_pelanggan' = (select isi->>'id_pelanggan' from dokumen
              where kode_toko = ${ctx.kodeToko} and nomor = ${nomor})`
          : sql`d.nomor = ${nomor}`
      } order by d.saat desc, d.nomor desc`,
    )
}
