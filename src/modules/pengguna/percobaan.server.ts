import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import type { PublicContext } from '#server/serve'
import { isPassword } from '#server/session/password'

/** A user as the log-in knows him. */
export interface Akun {
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly kode_toko: string
  readonly sandi: string
  readonly diblokir: boolean
}

/** What is counted apart: passwords tried for a user, and approvals he asks for in vain. */
const hitungan = {
  sandi: { gagal: sql.ref('gagal'), pada: sql.ref('gagal_pada') },
  otorisasi: { gagal: sql.ref('gagal_minta'), pada: sql.ref('gagal_minta_pada') },
} as const
type Hitungan = keyof typeof hitungan

/**
 * Takes a try, counted as a failure until `forget` says otherwise: many at once are as slow as one
 * after the other.
 * @returns the user; undefined when there is none
 * @throws Refusal 429 while he has to wait (sisa_tunggu, migration 0037)
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
  if (!waits) return undefined
  throw new Refusal('Terlalu Banyak Percobaan, Tunggu {{detik}} Detik', {
    status: 429,
    params: { detik: Math.max(1, waits.detik) },
  })
}

/** It went well: the count starts again from nothing. */
export async function forgetTries(ctx: PublicContext, userId: string, of: Hitungan): Promise<void> {
  const { gagal } = hitungan[of]
  await ctx.db.chain.rows(sql`
    update users set ${gagal} = 0 where user_id = ${userId} and ${gagal} > 0`)
}

/**
 * Whose password this is, blocked or not. Too many failures slow the next try down; nobody learns
 * from the answer or its time whether the user exists.
 */
export async function passwordOf(
  ctx: PublicContext,
  userId: string,
  password: string,
): Promise<Akun | undefined> {
  const akun = await takeTry(ctx, userId.toLowerCase(), 'sandi')
  const right = await isPassword(akun?.sandi, password)
  if (!akun || !right) return undefined
  await forgetTries(ctx, akun.user_id, 'sandi')
  return akun
}
