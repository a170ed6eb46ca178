import { sql } from 'kysely'
import { handle, type Context } from '#server/serve'
import { Refusal } from '#kernel/refusal'
import { hargaBelumDikonfirmasi, konfirmasiHarga, tokoBuka } from './konter.calls.ts'
import { settingPenjualan } from '#modules/penjualan/setting'

interface HargaGroup {
  kode_group: string
  nama_group: string
  harga: number
}

/** None without the module, and none while the shop is closed: its day has not begun. */
const belum = (ctx: Context): Promise<HargaGroup[]> =>
  ctx.setting(settingPenjualan.KONFIRMASI_HARGA_MODULE)
    ? ctx.db.rows(
        ctx.kodeToko,
        sql`
        select g.kode_group, g.nama_group, g.harga from kencana.group_harga g
          join kencana.toko t on t.kode_toko = g.kode_toko
        where g.kode_toko = ${ctx.kodeToko} and t.status = 'BUKA' and g.tgl_konfirmasi is distinct from t.tgl_system
        order by g.kode_group`,
      )
    : Promise.resolve([])

interface Buka {
  readonly buka: boolean
  readonly tgl_system: string
  readonly pembuka: readonly string[]
}

async function bukaKah(ctx: Context): Promise<Buka> {
  const found = await ctx.db.row<Buka>(
    ctx.kodeToko,
    sql`
    select t.status = 'BUKA' as buka, t.tgl_system, array(
      select u.usere_name from kencana.users u where u.kode_toko = t.kode_toko and not u.diblokir
        and u.level in ('OWN', 'SPV') order by u.level desc, u.usere_name limit 4) as pembuka
    from kencana.toko t where t.kode_toko = ${ctx.kodeToko}`,
  )
  return found ?? { buka: true, tgl_system: ctx.toko.tgl_system, pembuka: [] }
}

export const buka = handle(tokoBuka, async (ctx) => {
  const { pembuka, ...hari } = await bukaKah(ctx)
  return { ...hari, pembuka: [...pembuka] }
})

export const hargaHariIni = handle(hargaBelumDikonfirmasi, belum)

/** One button confirms all (DOMAIN 5); who and when stands in the history of the master. */
export const konfirmasi = handle(konfirmasiHarga, async (ctx) => {
  if (!(await bukaKah(ctx)).buka) throw new Refusal('Toko Sudah Tutup')
  const jumlah = await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    const confirmed = await tx.rows(sql`
      update kencana.group_harga g set tgl_konfirmasi = t.tgl_system from kencana.toko t
      where t.kode_toko = g.kode_toko and t.status = 'BUKA' and g.kode_toko = ${ctx.kodeToko}
        and g.tgl_konfirmasi is distinct from t.tgl_system returning g.kode_group`)
    return confirmed.length
  })
  ctx.live.changed(ctx.kodeToko, { jenis: 'group_harga' })
  return { jumlah }
})
