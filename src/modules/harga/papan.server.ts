import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { tanggalDi } from '#kernel/tanggal'
import { layarDari, tokoDari } from '#modules/layar/layar.server'
import { handlePublic } from '#server/serve'
import { papanHarga, type barisPapan } from './papan.calls.ts'

type Baris = RowOf<typeof barisPapan>

/** Groups without a price are not sold by it. */
export const papan = handlePublic(papanHarga, async (ctx, { body }) => {
  const { kode_toko } = await layarDari(ctx, body.kunci, 'PAPAN', 'PELANGGAN')
  const toko = await tokoDari(ctx, kode_toko)
  const baris = await ctx.db.rows<Baris>(
    kode_toko,
    sql`select kode_group, nama_group, kadar, kadar_cetak, harga, harga_beli,
        tgl_konfirmasi as berlaku
      from kencana.group_harga where kode_toko = ${kode_toko} and aktif and harga > 0
      order by kadar desc, kode_group`,
  )
  const hari_ini = tanggalDi(toko.zona, ctx.clock.millis())
  return { toko, hari_ini, baris }
})
