import { sql } from 'kysely'
import { maybe, text } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { hostOf } from '#modules/pengguna/passkey/passkey.server'
import { gagalOtorisasi } from './pemberi.server.ts'
import { bolehSendiri, mulaiSendiri } from './sendiri.calls.ts'
import { engineSettings } from '#kernel/engine-settings'
import { settingOtorisasi } from './setting.ts'

const menit = (ctx: Context): number => ctx.setting(settingOtorisasi.MENIT_OTORISASI_SENDIRI)

const sebabSendiri = defineLoad('halangan_sendiri', maybe(text))

/** Why the asker could not approve himself even after waiting; null when he could. */
const halangan = (ctx: Context): Promise<string | null> =>
  ctx.db.load(sebabSendiri, [ctx.kodeToko, ctx.user.user_id, '-infinity'])

/** Why he cannot approve these questions now; null when he can approve each of them. */
export async function halanganSendiri(
  ctx: Context,
  ids: readonly string[],
): Promise<string | null> {
  const row = await ctx.db.row<{ sebab: string | null }>(
    ctx.kodeToko,
    sql`select case when count(*) < ${ids.length} then 'BELUM_MENUNGGU'
        else max(halangan_sendiri(kode_toko, ${ctx.user.user_id}, sendiri_siap)) end as sebab
      from otorisasi where kode_toko = ${ctx.kodeToko} and id = any(${[...ids]}::uuid[])`,
  )
  return row ? row.sebab : 'BELUM_MENUNGGU'
}

const may = handle(bolehSendiri, async (ctx) => ({
  boleh: (await halangan(ctx)) === null,
  menit: menit(ctx),
}))

/** Refused at once when the passkey would be refused after the waiting. */
const begin = handle(mulaiSendiri, async (ctx, { body }) => {
  if ((await halangan(ctx)) !== null)
    throw gagalOtorisasi('Ada Pemberi Otorisasi Lain Di Toko Ini, Minta Persetujuannya')
  const key = await ctx.db.chain.row(sql`select id from passkey
    where user_id = ${ctx.user.user_id} and rp = ${hostOf(ctx)} and dicabut_pada is null limit 1`)
  if (!key) throw gagalOtorisasi('Pemberi Ini Belum Punya Passkey Untuk Alamat Ini')
  const row = await ctx.db.row<{ sisa: number | null }>(
    ctx.kodeToko,
    sql`select mulai_sendiri(${[...body.no_otorisasi]}::text[], ${ctx.user.user_id},
      ${menit(ctx)}::int, ${ctx.setting(engineSettings.UMUR_OTORISASI)}::int) as sisa`,
  )
  if (row?.sisa == null) throw gagalOtorisasi()
  return { sisa: row.sisa }
})

export const sendiriHandlers = [may, begin]
