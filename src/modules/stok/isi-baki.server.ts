import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle } from '#server/serve'
import { terisiBaki } from './isi-baki.calls.ts'

/** The pieces in the tray, and those that an open note or a deposit took out for a while. */
export const terisi = handle(terisiBaki, async (ctx, { params }) => {
  const kode = params.kode_baki.toUpperCase()
  const row = await ctx.db.row<{ kode_baki: string; pcs: number; kapasitas: number | null }>(
    ctx.kodeToko,
    sql`select kode_baki, kapasitas, (select count(*)::int from barang b
        where b.kode_toko = ${ctx.kodeToko} and b.kode_baki = baki.kode_baki) as pcs
      from baki where kode_toko = ${ctx.kodeToko} and kode_baki = ${kode}`,
  )
  if (!row)
    throw new Refusal('Baki {{kode_baki}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { kode_baki: kode },
    })
  return row
})
