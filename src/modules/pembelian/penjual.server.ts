import { sql } from 'kysely'
import { newId } from '#server/document/ids'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import type { Kapan, Penjual, WajibPenjual } from './penjual.rules.ts'

/** What this shop asks of those who sell to it. */
export const wajibPenjual = (ctx: Context): WajibPenjual => ({
  data: ctx.setting<Kapan>('DATA_PENJUAL'),
  identitas: ctx.setting<Kapan>('IDENTITAS_PENJUAL'),
  foto: ctx.setting('FOTO_IDENTITAS_MODULE'),
})

/** Who sells: his id, and what the posting writes of him. */
export interface PenjualDikenal {
  readonly id: string | null
  readonly tulis: NonNullable<Posting['tulis']>
}

/**
 * The one known by this card, or by this name, telephone number and address where no other card is
 * known of him; else a new row. The posting writes it, and what is new of his card: a purchase
 * that is refused keeps nobody's name. Personal data stands in one erasable table.
 */
export async function penjualDari(ctx: Context, given: Penjual): Promise<PenjualDikenal> {
  const { foto_identitas, jenis_identitas, no_identitas } = given
  const nama_customer = given.nama_customer ?? ''
  const no_hp = given.no_hp ?? ''
  const alamat_customer = given.alamat_customer ?? ''
  if (nama_customer === '' && no_hp === '' && no_identitas === null) return { id: null, tulis: [] }
  const known = await ctx.db.row<{ id: string }>(
    ctx.kodeToko,
    sql`
    select id from kencana.pelanggan
    where kode_toko = ${ctx.kodeToko} and dihapus_pada is null
      and lower(nama_customer) = lower(${nama_customer})
      and (no_identitas = ${no_identitas}
        or no_hp = ${no_hp} and alamat_customer = ${alamat_customer}
          and (no_identitas is null or ${no_identitas}::text is null))
    order by (no_identitas = ${no_identitas}) desc nulls last, id limit 1`,
  )
  const id = known?.id ?? newId()
  const kartu = { jenis_identitas, no_identitas, foto_identitas }
  const baru = { id, nama_customer, alamat_customer, no_hp, ...kartu }
  const isNews = !known || no_identitas !== null || foto_identitas !== null
  return { id, tulis: isNews ? [['penjual', [baru]]] : [] }
}
