import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import type { PublicContext } from '#server/serve'
import { whosePassword } from '#server/session/password'

/** A user as the log-in knows him. */
export interface Akun {
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly kode_toko: string
  readonly sandi: string
  readonly diblokir: boolean
}

/**
 * Three separate counts: passwords tried for a user by strangers at the log-in, those tried by
 * signed-in people, and failed approvals that he asked for.
 */
const hitungan = {
  masuk: { gagal: sql.ref('gagal'), pada: sql.ref('gagal_pada') },
  sandi: { gagal: sql.ref('gagal_izin'), pada: sql.ref('gagal_izin_pada') },
  otorisasi: { gagal: sql.ref('gagal_minta'), pada: sql.ref('gagal_minta_pada') },
} as const
type Hitungan = keyof typeof hitungan

function refuseFor(detik: number): never {
  throw new Refusal('Terlalu Banyak Percobaan, Tunggu {{detik}} Detik', {
    status: 429,
    params: { detik: Math.max(1, detik) },
    details: { detik: Math.max(1, detik) },
  })
}

/**
 * Takes a try, which counts as a failure until `forget`: many tries at once are as slow as one
 * after the other.
 * @returns the user; undefined when there is none
 * @throws Refusal 429 while he has to wait (sisa_tunggu)
 */
export async function takeTry(
  ctx: PublicContext,
  userId: string,
  of: Hitungan,
): Promise<Akun | undefined> {
  const { gagal, pada } = hitungan[of]
  const taken = await ctx.db.chain.row<Akun>(sql`
    update users set ${gagal} = ${gagal} + 1, ${pada} = now()
    where user_id = ${userId} and sisa_tunggu(${gagal}, ${pada}) = 0
    returning user_id, usere_name, level, kode_toko, sandi, diblokir`)
  if (taken) return taken
  const waits = await ctx.db.chain.row<{ detik: number }>(sql`
    select sisa_tunggu(${gagal}, ${pada}) as detik from users where user_id = ${userId}`)
  if (waits) refuseFor(waits.detik)
  // An unknown name is slowed down like any other.
  const detik = await ctx.sessions.guesses.take(`${of} ${userId}`)
  if (detik > 0) refuseFor(detik)
  return undefined
}

/** The try succeeded: the count starts again at zero. */
export async function forgetTries(ctx: PublicContext, userId: string, of: Hitungan): Promise<void> {
  const { gagal } = hitungan[of]
  await ctx.db.chain.rows(sql`
    update users set ${gagal} = 0 where user_id = ${userId} and ${gagal} > 0`)
}

/**
 * Checks a password that a signed-in person enters: an approver's or his own. Too many failures
 * slow the next try down; neither the answer nor its time reveals whether the user exists.
 */
export async function passwordOf(
  ctx: PublicContext,
  userId: string,
  password: string,
): Promise<Akun | undefined> {
  const akun = await whosePassword(() => takeTry(ctx, userId.toLowerCase(), 'sandi'), password)
  if (akun) await forgetTries(ctx, akun.user_id, 'sandi')
  return akun
}

const find = (ctx: PublicContext, userId: string): Promise<Akun | undefined> =>
  ctx.db.chain.row<Akun>(sql`select user_id, usere_name, level, kode_toko, sandi, diblokir
    from users where user_id = ${userId}`)

/**
 * Checks a password at the log-in, of a blocked user too. In a browser that the user has worked in
 * only his own failures there slow him down; other callers are counted by name and by address
 * (docs/adr/0054).
 */
export async function passwordAtDoor(
  ctx: PublicContext,
  givenId: string,
  password: string,
): Promise<Akun | undefined> {
  const { guesses } = ctx.sessions
  const { ip, perangkat } = ctx.request
  const userId = givenId.toLowerCase()
  if (await ctx.sessions.knows(userId, perangkat)) {
    const here = `masuk ${userId} ${perangkat}`
    const detik = await guesses.take(here)
    if (detik > 0) refuseFor(detik)
    const akun = await whosePassword(() => find(ctx, userId), password)
    if (akun) await guesses.forget(here)
    return akun
  }
  const detik = await guesses.takeFrom(ip)
  if (detik > 0) refuseFor(detik)
  const akun = await whosePassword(() => takeTry(ctx, userId, 'masuk'), password, 'stranger')
  if (!akun) return undefined
  await guesses.giveBack(ip)
  await forgetTries(ctx, akun.user_id, 'masuk')
  return akun
}
