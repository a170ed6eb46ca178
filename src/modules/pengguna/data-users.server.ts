import { sql } from 'kysely'
import { changedSince, Refusal, refusedField, sameAsRead } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { handle, reply, type Context } from '#server/serve'
import { hashPassword } from '#server/session/password'
import { checkSandi } from './sandi.server.ts'
import {
  blokirUser,
  daftarSesi,
  daftarUser,
  resetPassword,
  semuaUser,
  tambahUser,
  ubahUser,
} from './data-users.calls.ts'
import { mayManage } from './data-users.rules.ts'
import { engineSettings } from '#kernel/engine-settings'

interface Row {
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly kode_toko: string
  readonly no_whatsapp: string | null
  readonly versi: number
}

const forbidden = (): Refusal => new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })

/** The shops whose users may be managed from here: the own one, at the head office all. */
const ours = (ctx: Context) => (ctx.toko.pusat ? sql`true` : sql`kode_toko = ${ctx.kodeToko}`)

/** A user of theirs that this person may manage. @throws Refusal not found, or forbidden. */
export async function managed(ctx: Context, userId: string): Promise<Row> {
  const row = await ctx.db.chain
    .row<Row>(sql`select user_id, usere_name, level, kode_toko, no_whatsapp,
      versi
    from users where user_id = ${userId.toLowerCase()} and ${ours(ctx)}`)
  if (!row) throw new Refusal('User Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  if (!mayManage(ctx.user.level, row.level)) throw forbidden()
  return row
}

/** The level and shop that a user shall have. */
async function checkPlace(ctx: Context, level: Level, kodeToko: string): Promise<void> {
  if (!mayManage(ctx.user.level, level))
    throw refusedField('level', 'Level {{level}} Tidak Bisa Anda Berikan', { level })
  const toko =
    kodeToko === ctx.kodeToko ||
    (ctx.toko.pusat &&
      (await ctx.db.chain.row(sql`select 1 from toko where kode_toko = ${kodeToko}`)))
  if (!toko) throw refusedField('kode_toko', 'Toko Tidak Ditemukan')
}

/** Writes in the asker's name, for the history. */
export const inMyName = <T>(ctx: Context, statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    return tx.rows(statement)
  })

const all = handle(semuaUser, (ctx, { query }) => {
  const kodeToko = query.kode_toko ?? ctx.kodeToko
  if (kodeToko !== ctx.kodeToko && !ctx.toko.pusat) throw forbidden()
  return ctx.db.chain.rows(sql`select user_id, usere_name, level, kode_toko from users
    where not diblokir and kode_toko = ${kodeToko}
      and (${query.level}::text is null or level = ${query.level}::text) order by user_id`)
})

const list = handle(daftarUser, (ctx) =>
  ctx.db.chain.rows(sql`select u.user_id, u.usere_name, u.level, u.kode_toko, u.no_whatsapp,
      u.diblokir, u.sandi_oleh is not null as wajib_ganti, s.user_id is not null as sedang_masuk, s.terlihat, u.versi
    from (select * from users where ${ours(ctx)}) u
    left join sesi s on s.user_id = u.user_id and s.berakhir_pada is null
    order by u.kode_toko, u.user_id`),
)

const idForm = /^[a-z0-9][a-z0-9._-]*$/

const create = handle(tambahUser, async (ctx, { body }) => {
  const userId = body.user_id.toLowerCase()
  if (!idForm.test(userId))
    throw refusedField('user_id', 'User ID Hanya Huruf, Angka, Titik, _ Dan -')
  await checkPlace(ctx, body.level, body.kode_toko)
  checkSandi(ctx, userId, body.password, 'password')
  const sandi = await hashPassword(body.password)
  const made = await inMyName(
    ctx,
    sql`insert into users
      (user_id, usere_name, level, kode_toko, no_whatsapp, sandi)
    values (${userId}, ${body.usere_name}, ${body.level}, ${body.kode_toko}, ${body.no_whatsapp},
      ${sandi})
    on conflict do nothing returning 1`,
  )
  if (made.length === 0)
    throw refusedField('user_id', '{{field}} {{nilai}} Sudah Ada', {
      field: 'User ID',
      nilai: userId,
    })
  ctx.live.changed(ctx.kodeToko, { jenis: 'users' })
  return reply({ user_id: userId }, { message: 'Data Berhasil Ditambahkan' })
})

const update = handle(ubahUser, async (ctx, { body, params }) => {
  const user = await managed(ctx, params.user_id)
  const isi = { ...user, ...body }
  await checkPlace(ctx, isi.level, isi.kode_toko)
  const moved = user.level !== isi.level || user.kode_toko !== isi.kode_toko
  if (moved && user.user_id === ctx.user.user_id)
    throw refusedField('level', 'Level Dan Toko Anda Sendiri Tidak Bisa Dirubah')
  sameAsRead(body.versi, user.versi)
  const done = await inMyName(
    ctx,
    sql`update users set usere_name = ${isi.usere_name},
      level = ${isi.level}, kode_toko = ${isi.kode_toko}, no_whatsapp = ${isi.no_whatsapp}
    where user_id = ${user.user_id} and versi = ${user.versi} returning 1`,
  )
  if (done.length === 0) throw changedSince()
  if (moved) await ctx.sessions.end(user.user_id, 'DIKELUARKAN')
  else ctx.sessions.forget(user.user_id)
  ctx.live.changed(ctx.kodeToko, { jenis: 'users' })
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

const block = handle(blokirUser, async (ctx, { body, params }) => {
  const user = await managed(ctx, params.user_id)
  if (user.user_id === ctx.user.user_id) throw new Refusal('Anda Tidak Bisa Memblokir Diri Sendiri')
  await inMyName(
    ctx,
    sql`update users set diblokir = ${body.diblokir}, gagal = 0, gagal_izin = 0
    where user_id = ${user.user_id}`,
  )
  if (body.diblokir) await ctx.sessions.end(user.user_id, 'DIBLOKIR')
  ctx.live.changed(ctx.kodeToko, { jenis: 'users' })
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

const reset = handle(resetPassword, async (ctx, { body, params }) => {
  const user = await managed(ctx, params.user_id)
  if (user.user_id === ctx.user.user_id)
    throw new Refusal('Ganti Password Anda Sendiri Di Menu Ganti Password')
  checkSandi(ctx, user.user_id, body.password, 'password')
  const sandi = await hashPassword(body.password)
  await inMyName(
    ctx,
    sql`update users set sandi = ${sandi}, gagal = 0, gagal_izin = 0
    where user_id = ${user.user_id}`,
  )
  await ctx.sessions.end(user.user_id, 'PASSWORD')
  return reply(null, { message: 'Update password berhasil' })
})

/**
 * Who is signed in, from where, since when; a session that was silent for too long does not count.
 */
const sessions = handle(daftarSesi, (ctx) =>
  ctx.db.chain.rows(sql`select s.user_id, u.usere_name, u.level, u.kode_toko, s.mulai, s.terlihat,
      s.alamat, left(s.perangkat, 8) as perangkat
    from sesi s join (select * from users where ${ours(ctx)}) u on u.user_id = s.user_id
    where s.berakhir_pada is null
      and s.dipakai > now() - make_interval(mins => ${ctx.setting(engineSettings.BATAS_DIAM)})
      and s.mulai > now() - make_interval(hours => ${ctx.setting(engineSettings.SESI_TERLAMA)})
    order by u.kode_toko, s.mulai desc`),
)

export const dataUsersHandlers = [all, list, create, update, block, reset, sessions]
