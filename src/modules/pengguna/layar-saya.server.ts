import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { bukaLayar, favoritLayar, layarSaya } from './layar-saya.calls.ts'

/** The table accepts screens of the house only. */
function layar(ctx: Context, path: string): string {
  if (ctx.house.screen(path)?.menu === undefined)
    throw new Refusal('Layar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return path
}

const daftar = handle(layarSaya, (ctx) =>
  ctx.db.rows<{ path: string; kali: number; terakhir: string | null; favorit: boolean }>(
    ctx.kodeToko,
    sql`select path, kali, terakhir, favorit from kencana.layar_pengguna
      where kode_toko = ${ctx.kodeToko} and user_id = ${ctx.user.user_id}
      order by kali desc, path`,
  ),
)

const buka = handle(bukaLayar, async (ctx, { body }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into kencana.layar_pengguna as l (kode_toko, user_id, path, kali, terakhir)
      values (${ctx.kodeToko}, ${ctx.user.user_id}, ${layar(ctx, body.path)}, 1,
        kencana.waktu_kini())
      on conflict (kode_toko, user_id, path)
        do update set kali = l.kali + 1, terakhir = excluded.terakhir`,
  )
  return null
})

const favorit = handle(favoritLayar, async (ctx, { body }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into kencana.layar_pengguna (kode_toko, user_id, path, favorit)
      values (${ctx.kodeToko}, ${ctx.user.user_id}, ${layar(ctx, body.path)}, ${body.favorit})
      on conflict (kode_toko, user_id, path) do update set favorit = excluded.favorit`,
  )
  return null
})

export const layarHandlers = [daftar, buka, favorit]
