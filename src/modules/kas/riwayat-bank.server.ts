import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle, reply } from '#server/serve'
import { riwayatBank, type barisBank } from './riwayat-bank.calls.ts'

/** Walks the chain from its end. Counted by the closed days. */
export const bank = handle(riwayatBank, async (ctx, { query }) => {
  const { kodeToko, toko } = ctx
  const satu = sql`(${query.no_rekening}::text is null or no_rekening = ${query.no_rekening})`
  const rows = await ctx.db.rows<RowOf<typeof barisBank>>(
    kodeToko,
    sql`select d.nomor as dokumen, k.tgl_system, d.saat, coalesce(k.no_rekening, '') as no_rekening,
        k.kategori, k.jenis, k.jumlah_in, k.jumlah_out, k.fee, k.no_ref, k.keterangan, k.user_id
      from (select b.*, p.urut
          from posting p join kas b on b.kode_toko = p.kode_toko and b.id_posting = p.id
          where p.kode_toko = ${kodeToko} and b.jenis <> 'CASH' and ${satu}
          order by p.urut desc, b.n
          limit ${query.limit ?? 50} offset ${query.skip ?? 0}) k
        join dokumen d on d.kode_toko = k.kode_toko and d.id = coalesce(k.id_group, k.id_dokumen)
      order by k.urut desc, k.n`,
  )
  const all = await ctx.db.row<{ count: number }>(
    kodeToko,
    sql`select coalesce(sum(baris), 0)::int as count
      from harian_kas(${kodeToko}, '-infinity', ${toko.tgl_system}::date)
      where jenis <> 'CASH' and ${satu}`,
  )
  return reply(rows, { count: all?.count ?? 0 })
})
