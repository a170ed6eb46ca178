import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { limitsIn } from '#server/session/limits'
import { handle, handlePublic, reply, type Context, type PublicContext } from '#server/serve'
import { hashPassword } from '#server/session/password'
import { treeFor } from '#server/session/akses'
import { settingRows } from '#kernel/setting'
import { passwordAtDoor, passwordOf } from './percobaan.server.ts'
import { passkeyMasuk } from './passkey/passkey-masuk.server.ts'
import { checkSandiBaru } from './sandi.server.ts'
import { gantiPassword, keluar, masuk, sesiKini, tampilanSaya, terlihat } from './sesi.calls.ts'

const wrong = (): Refusal =>
  new Refusal('User id atau Password yang anda masukan salah', { status: 401, code: 'E-TOLAK' })

/** DOMAIN 8: after this long without a sign of life a log-in elsewhere takes over. */
const silentMs = 120_000

/**
 * A second log-in: the same device takes its own session up again, another device is refused
 * (DOMAIN 8).
 */
export async function checkFree(ctx: PublicContext, userId: string): Promise<void> {
  const live = await ctx.sessions.live(userId)
  if (!live || live.diam >= silentMs) return
  const { perangkat } = ctx.request
  if (perangkat !== '' && live.perangkat === perangkat) return
  catatGagal(ctx, userId, 'DIPAKAI')
  const { alamat, diam, mulai } = live
  const bebas = Math.ceil((silentMs - diam) / 1000)
  throw new Refusal('User ID ini sedang dipakai', {
    status: 409,
    details: { alamat, sejak: mulai, bebas }, // where, since when, free in so many seconds
  })
}

/** What the log-in and the start of the page return of the user (SPEC 3). */
async function penggunaOf(ctx: PublicContext, userId: string) {
  const row = await ctx.db.chain.row<{
    user_id: string
    usere_name: string
    level: Level
    kode_toko: string
    tgl_system: string
    no_whatsapp: string | null
    akses: unknown
    wajib_ganti: boolean
  }>(sql`select u.user_id, u.usere_name, u.level, u.kode_toko, t.tgl_system, u.no_whatsapp,
      kencana.beda_akses(u.level, u.akses) as akses, u.sandi_oleh is not null as wajib_ganti
    from users u join toko t on t.kode_toko = u.kode_toko where u.user_id = ${userId}`)
  if (!row) throw wrong()
  return { ...row, akses: treeFor(ctx.house, row.level, row.akses) }
}

type Gagal = 'SANDI' | 'DIPAKAI' | 'DIBLOKIR' | 'TOKO_LAIN' | 'PASSKEY'

/** Not waited for, so that the time of the answer does not reveal whether the user exists. */
function catatGagal(ctx: PublicContext, userId: string, sebab: Gagal): void {
  const { ip, perangkat } = ctx.request
  ctx.db.chain
    .rows(sql`select kencana.gagal_masuk(${userId.toLowerCase()}, ${sebab}, ${ip},
      ${perangkat})`)
    .catch(() => undefined) // away: nobody logs in either
}

/** Why a user with the right password is refused. */
const halangan = (
  akun: { readonly diblokir: boolean; readonly kode_toko: string },
  kodeToko: string | null,
): Gagal | undefined =>
  akun.diblokir ? 'DIBLOKIR' : kodeToko && kodeToko !== akun.kode_toko ? 'TOKO_LAIN' : undefined

const login = handlePublic(masuk, async (asked, { body }) => {
  // A log-in does not wait for the reports of other users.
  const ctx = { ...asked, db: asked.db.urgent }
  const akun = await passwordAtDoor(ctx, body.user_id, body.password)
  const gagal = akun ? halangan(akun, body.kode_toko) : 'SANDI'
  if (gagal) catatGagal(ctx, body.user_id, gagal)
  if (!akun || gagal) throw wrong()
  if (!(await passkeyMasuk(ctx, akun, body.passkey))) {
    catatGagal(ctx, akun.user_id, 'PASSKEY')
    throw new Refusal('Passkey Tidak Cocok', { status: 401 })
  }
  await checkFree(ctx, akun.user_id)
  const { ip, perangkat } = ctx.request
  const token = await ctx.sessions.begin(akun.user_id, { ip, perangkat })
  return { token, user: await penggunaOf(ctx, akun.user_id) }
})

const logout = handle(keluar, async (ctx, { body }) => {
  const who = body.user_id?.toLowerCase() ?? ctx.user.user_id
  if (who === ctx.user.user_id) {
    await ctx.sessions.end(who, 'KELUAR')
    return reply(null)
  }
  if (ctx.user.wajib_ganti) throw new Refusal('Ganti Password Anda Dahulu', { code: 'E-SANDI' })
  if (ctx.user.level !== 'SU' && ctx.user.level !== 'OWN')
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const other = await ctx.db.chain.row<{ kode_toko: string }>(
    sql`select kode_toko from users where user_id = ${who}`,
  )
  if (!other || (other.kode_toko !== ctx.kodeToko && !ctx.toko.pusat))
    throw new Refusal('User Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  await ctx.sessions.end(who, 'DIKELUARKAN')
  return reply(null, { message: 'User Berhasil Dikeluarkan' })
})

/** Any call is a sign of life; this one is nothing else. */
const alive = handle(terlihat, () => null)

const start = handle(sesiKini, (ctx) => ({
  user: {
    user_id: ctx.user.user_id,
    usere_name: ctx.user.usere_name,
    level: ctx.user.level,
    kode_toko: ctx.kodeToko,
    tgl_system: ctx.toko.tgl_system,
    no_whatsapp: ctx.user.no_whatsapp,
    akses: ctx.user.akses,
    wajib_ganti: ctx.user.wajib_ganti,
    bahasa: ctx.user.bahasa,
    tema: ctx.user.tema,
  },
  toko: {
    ...ctx.toko,
    slip_nota: Object.keys(ctx.toko.desain_nota ?? {}).flatMap((kode) =>
      kode.endsWith(' SLIP') ? kode.replace(' SLIP', '') : [],
    ),
  },
  settings: settingRows(ctx.house.settings, ownSettings(ctx)),
  versi: ctx.versi,
  sisa: sisa(ctx),
  polos: ctx.names.plain,
}))

function sisa(ctx: Context): number | null {
  const left = ctx.sessions.left(ctx.user, limitsIn(ctx.setting))
  return left === undefined ? null : Math.floor(left / 1_000)
}

const ownSettings = (ctx: Context): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(ctx.house.settings).map((setting) => [setting.key, ctx.setting(setting)]),
  )

const look = handle(tampilanSaya, async (ctx, { body }) => {
  await ctx.db.chain.rows(sql`update users set bahasa = coalesce(${body.bahasa}, bahasa),
    tema = coalesce(${body.tema}, tema) where user_id = ${ctx.user.user_id}`)
  ctx.sessions.forget(ctx.user.user_id)
  return null
})

const changePassword = handle(gantiPassword, async (ctx, { body }) => {
  if (!(await passwordOf(ctx, ctx.user.user_id, body.password)))
    throw new Refusal('Password Lama Salah', {
      fields: [{ field: 'password', text: 'Password Lama Salah' }],
    })
  if (body.new_password === body.password)
    throw refusedField('new_password', 'Password Baru Harus Berbeda Dari Yang Lama')
  await checkSandiBaru(ctx, body.new_password, 'new_password')
  const sandi = await hashPassword(body.new_password)
  await ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    await tx.rows(sql`update users set sandi = ${sandi}, sandi_perangkat = ${ctx.request.perangkat}
      where user_id = ${ctx.user.user_id}`)
  })
  const from = { ip: ctx.request.ip, perangkat: ctx.user.perangkat }
  const token = await ctx.sessions.begin(ctx.user.user_id, from, 'PASSWORD')
  return reply({ token }, { message: 'Update password berhasil' })
})

export const sesiHandlers = [login, logout, alive, start, look, changePassword]
