import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { refusedRange } from '#kernel/report-call'
import type { Tanggal } from '#kernel/tanggal'
import { handle, reply, type Context } from '#server/serve'
import { kasirDari, muatKas } from './muat.server.ts'
import { isiLaci, rincianLaci, type gerakLaci } from './uang-kas.calls.ts'

interface Hari {
  readonly tgl_from?: Tanggal | null
  readonly tgl_to?: Tanggal | null
}

/** These days, or the business date alone; a month is the most (SPEC 5). */
function hariDari({ toko }: Context, { tgl_from, tgl_to }: Hari): { from: Tanggal; to: Tanggal } {
  const [from, to] = [tgl_from ?? toko.tgl_system, tgl_to ?? toko.tgl_system]
  const fields = refusedRange({ tgl_from: from, tgl_to: to })
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
  return { from, to }
}

interface Jumlah {
  readonly kategori: string
  readonly nama: string | null
  readonly jumlah: number
  readonly sesudah: number // what moved after these days
  readonly baris: number //   how many rows of these days
}

/** What the own drawer held before these days, how each kind moved it, and what lay there after. */
export const rincian = handle(rincianLaci, async (ctx, { query }) => {
  const { laci: mine } = kasirDari(ctx)
  const { from, to } = hariDari(ctx, query)
  const [{ saldo }, semua] = await Promise.all([
    muatKas(ctx, { laci: [mine] }),
    ctx.db.rows(
      ctx.kodeToko,
      sql<Jumlah>`
      select k.kategori, max(p.nama_transaksi) as nama,
        coalesce(sum(k.jumlah_in - k.jumlah_out) filter (where k.tgl_system <= ${to}::date), 0)::bigint
          as jumlah,
        coalesce(sum(k.jumlah_in - k.jumlah_out) filter (where k.tgl_system > ${to}::date), 0)::bigint
          as sesudah,
        count(*) filter (where k.tgl_system <= ${to}::date)::int as baris
      from kencana.kas k
        left join kencana.kode_transaksi p
          on p.kode_toko = k.kode_toko and p.kode_transaksi = k.kategori
      where k.kode_toko = ${ctx.kodeToko} and k.tgl_system >= ${from}::date
        and k.jenis = 'CASH' and k.laci = ${mine} group by k.kategori order by k.kategori`,
    ),
  ])
  const sum = (of: (row: Jumlah) => number): number => semua.reduce((all, row) => all + of(row), 0)
  const akhir = (saldo[mine] ?? 0) - sum(({ sesudah }) => sesudah)
  return {
    awal: akhir - sum(({ jumlah }) => jumlah),
    baris: semua
      .filter(({ baris }) => baris > 0)
      .map(({ jumlah, kategori, nama }) => ({ kategori, nama, jumlah })),
    saldo: akhir,
  }
})

/** The rows behind one of these figures. A visit's money hangs on its group. */
export const isi = handle(isiLaci, async (ctx, { query }) => {
  const { from, to } = hariDari(ctx, query)
  const mine = sql`kencana.kas k
    where k.kode_toko = ${ctx.kodeToko} and k.tgl_system between ${from}::date and ${to}::date
      and k.jenis = 'CASH' and k.laci = ${kasirDari(ctx).laci} and k.kategori = ${query.kategori}`
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<RowOf<typeof gerakLaci>>`
    select p.saat, d.nomor as dokumen, k.keterangan, k.jumlah_in as masuk, k.jumlah_out as keluar
    from (select * from ${mine}) k
      join kencana.posting p on p.kode_toko = k.kode_toko and p.id = k.id_posting
      join kencana.dokumen d on d.kode_toko = k.kode_toko
        and d.id = case when k.id_group is null then k.id_dokumen else k.id_group end
    order by p.urut, k.n limit ${query.limit ?? 50} offset ${query.skip ?? 0}`,
  )
  const all = await ctx.db.row<{ count: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as count from ${mine}`,
  )
  return reply(rows, { count: all?.count ?? 0 })
})
