import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { newId } from '#server/document/ids'
import type { Context } from '#server/serve'
import type { customer } from './penjualan.ts'

/**
 * The id of the customer of a note: the one known by these very facts, else a new
 * row; null for a walk-in without a name. Personal data stands in this one erasable table.
 */
export async function idPelanggan(
  ctx: Context,
  given: RowOf<typeof customer>,
): Promise<string | null> {
  const nama = given.nama_customer ?? ''
  const hp = given.no_hp ?? ''
  if (nama === '' && hp === '') return null
  const jenis = given.jenis_pelanggan ?? 'UMUM'
  const known = await ctx.db.row<{ id: string }>(
    ctx.kodeToko,
    sql`
    select id from kencana.pelanggan
    where kode_toko = ${ctx.kodeToko} and no_hp = ${hp} and lower(nama_customer) = lower(${nama})
      and alamat_customer = ${given.alamat_customer ?? ''} and jenis_pelanggan = ${jenis}
      and dihapus_pada is null
    order by id limit 1`,
  )
  if (known) return known.id
  const id = newId()
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    insert into kencana.pelanggan (kode_toko, id, nama_customer, alamat_customer, no_hp, jenis_pelanggan)
    values (${ctx.kodeToko}, ${id}::uuid, ${nama}, ${given.alamat_customer ?? ''}, ${hp},
      ${jenis})`,
  )
  return id
}
