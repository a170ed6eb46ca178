import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { PublicContext } from '#server/serve'
import type { jawabanPasskey } from './passkey.calls.ts'
import { hostOf, menjawab, tantang, tantanganDari, type Kunci } from './passkey.server.ts'

type Jawaban = RowOf<typeof jawabanPasskey>

/** Does this shop want a passkey after the password? Nobody is signed in yet. */
async function diminta(ctx: PublicContext, kodeToko: string): Promise<boolean> {
  const row = await ctx.db.row<{ value: unknown }>(
    kodeToko,
    sql`select value from kencana.parameter
      where kode_toko = ${kodeToko} and key = ${'PASSKEY_MASUK_MODULE'}`,
  )
  return row?.value === true
}

const kunciDari = (ctx: PublicContext, userId: string, rp: string): Promise<Kunci[]> =>
  ctx.db.chain.rows<Kunci>(sql`select id, rp, encode(kunci, 'hex') as kunci, alg from passkey
    where user_id = ${userId} and rp = ${rp} and dicabut_pada is null order by dibuat`)

/**
 * The second factor of a log-in, after the right password: whoever has a passkey for this host uses
 * it, where his shop wants that.
 * @returns false when an answer came that is none of it
 * @throws Refusal E-PASSKEY with what is to be signed
 */
export async function passkeyMasuk(
  ctx: PublicContext,
  akun: { readonly user_id: string; readonly kode_toko: string },
  jawaban: Jawaban | null,
): Promise<boolean> {
  if (!(await diminta(ctx, akun.kode_toko))) return true
  const rp = hostOf(ctx)
  const kunci = await kunciDari(ctx, akun.user_id, rp)
  if (kunci.length === 0) return true
  if (jawaban === null) {
    const tantangan = await tantang(ctx, akun.user_id)
    throw new Refusal('Gunakan Passkey Anda', {
      code: 'E-PASSKEY',
      details: { tantangan, rp, kredensial: kunci.map(({ id }) => id) },
    })
  }
  const tantangan = await tantanganDari(ctx, akun.user_id)
  const key = kunci.find(({ id }) => id === jawaban.id)
  return key !== undefined && tantangan !== undefined && menjawab(ctx, key, tantangan, jawaban)
}
