import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle } from '#server/serve'
import { opnameHarian, type barisBakiHarian, type barisCakupan } from './harian.ts'

export const harian = handle(opnameHarian, async (ctx) => {
  const { kodeToko, toko } = ctx
  const tgl = toko.tgl_system
  const [cabang, baki] = await Promise.all([
    ctx.db.rows<RowOf<typeof barisCakupan>>(
      kodeToko,
      sql`select c.*, c.nama_toko as cabang from cakupan_opname(${kodeToko}, ${tgl}::date) c`,
    ),
    ctx.db.rows<RowOf<typeof barisBakiHarian>>(
      kodeToko,
      sql`select b.* from opname_baki_hari(${kodeToko}, ${tgl}::date) b
        order by b.status is not distinct from 'VALID', b.kode_gudang, b.kode_baki`,
    ),
  ])
  return { tgl, cabang, baki }
})
