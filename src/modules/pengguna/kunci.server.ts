import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { hostOf, menjawab, tantang, tantanganDari } from './passkey/passkey.server.ts'
import type { Kunci } from './passkey/webauthn.server.ts'
import { passwordOf } from './percobaan.server.ts'
import { bukaKunci, tantangKunci } from './sesi.calls.ts'

/** My passkeys of the host that the browser is at. */
const kunciSaya = (ctx: Context, rp: string): Promise<Kunci[]> =>
  ctx.db.chain.rows<Kunci>(sql`select id, rp, encode(kunci, 'hex') as kunci, hitung from passkey
    where user_id = ${ctx.user.user_id} and rp = ${rp} and dicabut_pada is null order by dibuat`)

const challenge = handle(tantangKunci, async (ctx) => {
  const rp = hostOf(ctx)
  const kunci = await kunciSaya(ctx, rp)
  if (kunci.length === 0) throw new Refusal('Anda Belum Punya Passkey')
  const tantangan = await tantang(ctx, ctx.user.user_id)
  return { tantangan, rp, kredensial: kunci.map(({ id }) => id) }
})

/** Only his screen is locked: the session goes on, and what he typed stays. */
const unlock = handle(bukaKunci, async (ctx, { body }) => {
  const { passkey, password } = body
  if (passkey === null) {
    if (!password) throw refusedField('password', 'Harus Diisi')
    if (!(await passwordOf(ctx, ctx.user.user_id, password)))
      throw refusedField('password', 'Password Salah')
    return null
  }
  const tantangan = await tantanganDari(ctx, ctx.user.user_id)
  const kunci = (await kunciSaya(ctx, hostOf(ctx))).find(({ id }) => id === passkey.id)
  const cocok = tantangan !== undefined && kunci && (await menjawab(ctx, kunci, tantangan, passkey))
  if (!cocok) throw new Refusal('Passkey Tidak Cocok')
  return null
})

export const kunciHandlers = [challenge, unlock]
