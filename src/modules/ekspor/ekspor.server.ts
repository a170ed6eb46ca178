import { sql, type RawBuilder } from 'kysely'
import type { Ledger } from '#kernel/ledger'
import { saat, tanggal, text, type Fields, type RowOf } from '#kernel/field'
import type { Master } from '#kernel/master'
import { Refusal } from '#kernel/refusal'
import { mayDo } from '#kernel/right'
import { fieldsShown, ownRows, shownColumns, tableOf } from '#server/master/columns'
import { sheetReply } from '#server/report/sheet-reply'
import { handle, type Context } from '#server/serve'
import { daftarEkspor, eksporCsv, type isianEkspor } from './ekspor.calls.ts'

type Row = Readonly<Record<string, unknown>>
type Periode = RowOf<typeof isianEkspor>

const sure = { required: true } as const
/** What every row of a book has, whatever it is about. */
const kepalaBuku = {
  dokumen: text({ label: 'No Dokumen' }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  saat: saat({ label: 'Waktu', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
}

/** Behind the columns of a book: the name of an account, and what stays the name of the row. */
const kakiBuku = {
  nama_akun: text({ label: 'Nama Akun' }),
  id_baris: text({ label: 'ID', ...sure }),
}

/** What is the head office's, or of certain levels only, is so here too. */
const mastersOf = (ctx: Context): Master[] =>
  ctx.house.masters.filter(
    ({ levels, pusat, when }) =>
      (when === undefined || ctx.isOn(when)) &&
      (!pusat || ctx.toko.pusat) &&
      (levels?.includes(ctx.user.level) ?? true),
  )
/** A book that looks at people is for those who judge them. */
const booksOf = ({ house, user }: Context): Ledger[] =>
  house.modules
    .flatMap(({ ledgers }) => ledgers ?? [])
    .filter(
      ({ of, projection, right }) =>
        of === undefined &&
        projection === undefined &&
        (right === undefined || mayDo(user, right, (path) => house.screen(path))),
    )

const daftar = handle(daftarEkspor, (ctx) => [
  ...mastersOf(ctx).map(({ name, title }) => ({
    tabel: name,
    nama: ctx.t(title),
    jenis: 'MASTER' as const,
  })),
  ...booksOf(ctx).map(({ name, title }) => ({
    tabel: name,
    nama: ctx.t(title),
    jenis: 'BUKU' as const,
  })),
])

/** Its rows in their order, and how to count them. */
interface Baris {
  readonly select: RawBuilder<Row>
  readonly dari: RawBuilder<unknown>
}

function rowsOfMaster(ctx: Context, master: Master): Baris {
  const dari = sql`from ${tableOf(master)} where ${ownRows(ctx, master)}`
  const select = sql<Row>`select ${shownColumns(master)} ${dari} order by ${sql.ref(master.key)}`
  return { select, dari }
}

/**
 * What a book says of each row: of what a posting hands it that which it keeps as a column. Keys of
 * the machine (id_...) stay at home, for the number goes along.
 */
async function entryShown(
  ctx: Context,
  { entry, name }: Ledger,
): Promise<{ readonly entry: Fields; readonly numbered: boolean }> {
  const kept = await ctx.db.rows<{ kolom: string }>(
    ctx.kodeToko,
    sql`select attname as kolom from pg_attribute where attnum > 0 and not attisdropped
      and attrelid = ${`kencana.${name}`}::regclass`,
  )
  const columns = new Set(kept.map(({ kolom }) => kolom))
  const shown = Object.fromEntries(
    Object.entries(entry).filter(
      ([field, { kind }]) =>
        columns.has(field) &&
        !Object.hasOwn(kepalaBuku, field) &&
        !field.startsWith('id_') &&
        kind !== 'open',
    ),
  )
  return { entry: shown, numbered: columns.has('n') }
}

/** In the order of the chain. */
function rowsOfBook(
  { kodeToko }: Context,
  book: Ledger,
  shown: readonly string[],
  numbered: boolean,
  { tgl_from, tgl_to }: Periode,
): Baris {
  const dokumen = Object.hasOwn(book.entry, 'id_dokumen')
    ? sql`(select d.nomor from kencana.dokumen d
        where d.kode_toko = b.kode_toko and d.id = b.id_dokumen)`
    : sql`null`
  const columns = [
    sql`${dokumen} as dokumen, p.tgl_system, p.saat, p.oleh`,
    ...shown.map((name) => sql.ref(`b.${name}`)),
    ...(shown.includes('nomor_akun')
      ? [
          sql`(select a.nama_akun from kencana.akun a where a.kode_toko = b.kode_toko
            and a.nomor_akun = b.nomor_akun) as nama_akun`,
        ]
      : []),
    ...(numbered ? [sql`concat_ws('-', b.kode_toko, p.urut, b.n) as id_baris`] : []),
  ]
  const dari = sql`from ${sql.table(`kencana.${book.name}`)} b
      join kencana.posting p on p.kode_toko = b.kode_toko and p.id = b.id_posting
    where b.kode_toko = ${kodeToko}
      and (${tgl_from}::date is null or p.tgl_system >= ${tgl_from}::date)
      and (${tgl_to}::date is null or p.tgl_system <= ${tgl_to}::date)`
  const select = sql<Row>`select ${sql.join(columns)} ${dari}
    order by p.urut${numbered ? sql`, b.n` : sql``}`
  return { select, dari }
}

interface Sumber extends Baris {
  readonly title: string
  readonly fields: Fields
}

async function sumber(ctx: Context, tabel: string, query: Periode): Promise<Sumber | undefined> {
  const master = mastersOf(ctx).find(({ name }) => name === tabel)
  if (master)
    return {
      title: master.title,
      fields: fieldsShown(ctx, master),
      ...rowsOfMaster(ctx, master),
    }
  const book = booksOf(ctx).find(({ name }) => name === tabel)
  if (!book) return undefined
  const { entry, numbered } = await entryShown(ctx, book)
  const { id_baris, nama_akun } = kakiBuku
  return {
    title: book.title,
    fields: {
      ...kepalaBuku,
      ...entry,
      ...(Object.hasOwn(entry, 'nomor_akun') ? { nama_akun } : {}),
      ...(numbered ? { id_baris } : {}),
    },
    ...rowsOfBook(ctx, book, Object.keys(entry), numbered, query),
  }
}

/** Counted beside the reading, for whoever follows it. */
const semuaDari = async ({ db, kodeToko }: Context, { dari }: Baris): Promise<number> =>
  (await db.row<{ n: number }>(kodeToko, sql`select count(*)::int as n ${dari}`))?.n ?? 0

const ekspor = handle(eksporCsv, async (ctx, { params, query }) => {
  const source = await sumber(ctx, params.tabel, query)
  if (!source) throw new Refusal('Tabel Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { fields, select, title } = source
  const rows = await ctx.db.stream<Row>(ctx.kodeToko, select)
  // Counted once the rows are open: whatever becomes of it, somebody hears it at once.
  const semua = ctx.request.berkas ? { semua: semuaDari(ctx, source) } : {}
  return sheetReply('csv', {
    title,
    fields,
    rows,
    ctx,
    ...semua,
  })
})

export const eksporHandlers = [daftar, ekspor]
