import { sql } from 'kysely'
import { changedSince, Refusal } from '#kernel/refusal'
import { levels, seesAll, type Level } from '#kernel/right'
import { handle, reply, type Context } from '#server/serve'
import { treeFor } from '#server/session/akses'
import { inMyName, managed } from '#modules/pengguna/data-users.server'
import { mayManage } from '#modules/pengguna/data-users.rules'
import {
  aksesLevel,
  aksesUser,
  daftarAkses,
  simpanAksesLevel,
  simpanAksesUser,
} from './akses.calls.ts'
import { bedaBaru, bolehMengatur, diaturPohon, tampilDari, type Tampil } from './akses.rules.ts'

interface Akses {
  readonly bawaan: Tampil
  readonly kini: Tampil
}

/** Trees of a level: without and with what was changed of it. */
const aksesDari = ({ house }: Context, level: Level, tanpa: unknown, dengan: unknown): Akses => ({
  bawaan: tampilDari(treeFor(house, level, tanpa ?? {})),
  kini: tampilDari(treeFor(house, level, dengan ?? {})),
})

const boleh =
  ({ house, user }: Context) =>
  (path: string): boolean => {
    const screen = house.screen(path)
    return screen !== undefined && bolehMengatur(user, screen)
  }

/** The screens of which a tree decides; others are not shown at all. */
const layar = (ctx: Context, { bawaan, kini }: Akses) =>
  ctx.house.screens.filter(diaturPohon).map(({ path }) => ({
    path,
    is_show: kini[path] ?? false,
    bawaan: bawaan[path] ?? false,
    boleh: boleh(ctx)(path),
  }))

/** His server forgets what it kept of him; his screens ask to be loaded anew (SPEC 4). */
function beritahu(ctx: Context, userId: string): void {
  ctx.sessions.forget(userId)
  ctx.live.tell(userId, 'setting-berubah', {})
}

const daftar = handle(daftarAkses, async (ctx) => {
  const rows = await ctx.db.chain.rows<{
    user_id: string
    usere_name: string
    level: Level
    kode_toko: string
    beda: number
  }>(sql`select user_id, usere_name, level, kode_toko,
      (select count(*)::int from jsonb_object_keys(coalesce(akses, '{}'))) as beda
    from users where not diblokir and (kode_toko = ${ctx.kodeToko} or ${ctx.toko.pusat})
    order by kode_toko, level, user_id`)
  return rows.filter(
    ({ level, user_id }) =>
      mayManage(ctx.user.level, level) && !seesAll.includes(level) && user_id !== ctx.user.user_id,
  )
})

interface Dibaca {
  readonly akses: unknown
  readonly akses_level: unknown
  readonly semua: unknown
  readonly versi: number
}

const baca = async (ctx: Context, userId: string): Promise<Dibaca> => {
  const row = await ctx.db.chain.row<Dibaca>(sql`select u.akses, u.versi, l.akses as akses_level,
      kencana.beda_akses(u.level, u.akses) as semua
    from users u left join kencana.akses_level l on l.level = u.level
    where u.user_id = ${userId}`)
  if (!row) throw new Refusal('User Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return row
}

const user = handle(aksesUser, async (ctx, { params }) => {
  const { level, user_id } = await managed(ctx, params.user_id)
  const { akses_level, semua, versi } = await baca(ctx, user_id)
  return { versi, layar: layar(ctx, aksesDari(ctx, level, akses_level, semua)) }
})

const simpanUser = handle(simpanAksesUser, async (ctx, { body, params }) => {
  const { level, user_id } = await managed(ctx, params.user_id)
  if (user_id === ctx.user.user_id)
    throw new Refusal('Hak Akses Anda Sendiri Tidak Bisa Anda Ubah', { code: 'E-HAK' })
  const { akses_level, semua } = await baca(ctx, user_id)
  const beda = bedaBaru(aksesDari(ctx, level, akses_level, semua), body.layar, boleh(ctx))
  const written = await inMyName(
    ctx,
    sql`update users set akses = nullif(${JSON.stringify(beda)}::jsonb, '{}')
      where user_id = ${user_id} and level = ${level}
        and versi = coalesce(${body.versi}, versi) returning 1`,
  )
  if (written.length === 0) throw changedSince()
  beritahu(ctx, user_id)
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

const levelDari = (text: string): Level => {
  const found = levels.find((level) => level === text.toUpperCase())
  if (found === undefined) throw new Refusal('Level Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

const bacaLevel = async (ctx: Context, level: Level) =>
  (await ctx.db.chain.row<{ akses: unknown; versi: number }>(
    sql`select akses, versi from kencana.akses_level where level = ${level}`,
  )) ?? { akses: {}, versi: 0 }

const perLevel = handle(aksesLevel, async (ctx, { params }) => {
  const level = levelDari(params.level)
  const { akses, versi } = await bacaLevel(ctx, level)
  return { versi, layar: layar(ctx, aksesDari(ctx, level, {}, akses)) }
})

const simpanLevel = handle(simpanAksesLevel, async (ctx, { body, params }) => {
  const level = levelDari(params.level)
  const { akses } = await bacaLevel(ctx, level)
  const beda = bedaBaru(aksesDari(ctx, level, {}, akses), body.layar, boleh(ctx))
  const written = await inMyName(
    ctx,
    sql`insert into kencana.akses_level as l (level, akses)
      select ${level}, ${JSON.stringify(beda)}::jsonb
      where coalesce(${body.versi}, 0) = 0
        or exists (select from kencana.akses_level where level = ${level})
      on conflict (level) do update set akses = excluded.akses
        where l.versi = coalesce(${body.versi}, l.versi)
      returning 1`,
  )
  if (written.length === 0) throw changedSince()
  const masuk = await ctx.db.chain.rows<{ user_id: string }>(sql`select u.user_id from users u
    join sesi s on s.user_id = u.user_id and s.berakhir_pada is null where u.level = ${level}`)
  for (const { user_id } of masuk) beritahu(ctx, user_id)
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

export const aksesHandlers = [daftar, user, simpanUser, perLevel, simpanLevel]
