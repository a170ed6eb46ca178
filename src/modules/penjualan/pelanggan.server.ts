import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { newId } from '#server/document/ids'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import type { customer } from './penjualan.ts'

/** The customer of a note: his id, and what the posting writes when he is new. */
export interface Pelanggan {
  readonly id: string | null
  readonly tulis: NonNullable<Posting['tulis']>
}

/**
 * The one known by these very facts, else a new row, which the posting writes: a sale that is
 * refused keeps nobody's name. No row for a walk-in without a name. Personal data stands in this
 * one erasable table.
 */
export async function pelangganDari(
  ctx: Context,
  given: RowOf<typeof customer>,
): Promise<Pelanggan> {
  const { alamat_customer, jenis_pelanggan, nama_customer, no_hp } = given
  const facts = {
    nama_customer: nama_customer ?? '',
    alamat_customer: alamat_customer ?? '',
    no_hp: no_hp ?? '',
    jenis_pelanggan: jenis_pelanggan ?? 'UMUM',
  }
  if (facts.nama_customer === '' && facts.no_hp === '') return { id: null, tulis: [] }
  const known = await ctx.db.row<{ id: string }>(
    ctx.kodeToko,
    sql`
    select id from kencana.pelanggan
    where kode_toko = ${ctx.kodeToko} and no_hp = ${facts.no_hp}
      and lower(nama_customer) = lower(${facts.nama_customer})
      and alamat_customer = ${facts.alamat_customer} and jenis_pelanggan = ${facts.jenis_pelanggan}
      and dihapus_pada is null
    order by id limit 1`,
  )
  if (known) return { id: known.id, tulis: [] }
  const id = newId()
  return { id, tulis: [['pelanggan', [{ id, ...facts }]]] }
}
