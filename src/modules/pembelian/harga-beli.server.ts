import { sql } from 'kysely'
import { followedByBranches } from '#server/chain/follow'
import { serveMaster } from '#server/serve'
import { beliDiAtasJual } from '#modules/harga/batas-harga.rules'
import { hargaBeli } from './harga-beli.ts'

/** What gold is bought at may be more than it is sold at, for a day: that is said, not refused. */
export const layanHargaBeli = serveMaster(hargaBeli, {
  ...followedByBranches(hargaBeli),
  odd: async (ctx, { harga_per_gram, kadar, kode_harga }) => {
    const group = await ctx.db.row<{ kode_group: string; harga: number }>(
      ctx.kodeToko,
      sql`select kode_group, harga from kencana.group_harga
        where kode_toko = ${ctx.kodeToko} and harga > 0 and harga < ${harga_per_gram}
          and case when ${kadar}::int is null then kode_group = ${kode_harga}
            else kadar = ${kadar}::int end
        order by harga, kode_group limit 1`,
    )
    return group && beliDiAtasJual(ctx.t, group.kode_group, harga_per_gram, group.harga)
  },
})
