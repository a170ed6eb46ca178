import { sql } from 'kysely'
import { handle, type Context } from '#server/serve'
import { hargaBelumDikonfirmasi, konfirmasiHarga } from './penjualan.calls.ts'

interface HargaGroup {
  kode_group: string
  nama_group: string
  harga: number
}

/** Groups whose price nobody has confirmed for today's business date; none without the module. */
const belum = (ctx: Context): Promise<HargaGroup[]> =>
  ctx.setting('KONFIRMASI_HARGA_MODULE')
    ? ctx.db.rows(
        ctx.kodeToko,
        sql`
        select g.kode_group, g.nama_group, g.harga from kencana.group_harga g
          join kencana.toko t on t.kode_toko = g.kode_toko
        where g.kode_toko = ${ctx.kodeToko} and g.tgl_konfirmasi is distinct from t.tgl_system
        order by g.kode_group`,
      )
    : Promise.resolve([])

export const hargaHariIni = handle(hargaBelumDikonfirmasi, belum)

/** One button confirms all (DOMAIN 5); who and when stands in the history of the master. */
export const konfirmasi = handle(konfirmasiHarga, async (ctx) => {
  const jumlah = await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    const confirmed = await tx.rows(sql`
      update kencana.group_harga g set tgl_konfirmasi = t.tgl_system from kencana.toko t
      where t.kode_toko = g.kode_toko and g.kode_toko = ${ctx.kodeToko}
        and g.tgl_konfirmasi is distinct from t.tgl_system returning g.kode_group`)
    return confirmed.length
  })
  ctx.live.changed(ctx.kodeToko, { jenis: 'group_harga' })
  return { jumlah }
})
