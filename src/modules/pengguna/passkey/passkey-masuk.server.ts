import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { PublicContext } from '#server/serve'
import type { jawabanPasskey } from './passkey.calls.ts'
import { settingPengguna } from '../setting.ts'
import { menjawab, tantang, tantanganDari } from './passkey.server.ts'
import type { Kunci } from './webauthn.server.ts'

type Jawaban = RowOf<typeof jawabanPasskey>

/** Does this shop want a passkey after the password? Nobody is signed in yet. */
async function diminta(ctx: PublicContext, kodeToko: string): Promise<boolean> {
  const { initial, key } = settingPengguna.PASSKEY_MASUK_MODULE
  const row = await ctx.db.row<{ diminta: boolean }>(
    kodeToko,
    sql`select kencana.modul_nyala(${kodeToko}, ${key}, ${initial}) as diminta`,
  )
  return row?.diminta === true
}

const kunciDari = (ctx: PublicContext, userId: string): Promise<Kunci[]> =>
  ctx.db.chain.rows<Kunci>(sql`select id, rp, encode(kunci, 'hex') as kunci, hitung from passkey
    where user_id = ${userId} and dicabut_pada is null order by dibuat`)

/** The user has passkeys, but none for this host: he is told the address of one. */
const diTempatLain = (semua: readonly Kunci[]): Refusal =>
  new Refusal('Masuk Dengan Passkey Di Alamat {{alamat}}', {
    code: 'E-PASSKEY',
    params: { alamat: [...new Set(semua.map(({ rp }) => rp))].join(', ') },
  })

/**
 * The second factor of a log-in, after the right password: if the shop wants it, a user with a
 * passkey must use it, by whatever address he comes.
 * @returns false when the answer is not valid
 * @throws Refusal E-PASSKEY with what is to be signed
 */
export async function passkeyMasuk(
  ctx: PublicContext,
  akun: { readonly user_id: string; readonly kode_toko: string },
  jawaban: Jawaban | null,
): Promise<boolean> {
  if (!(await diminta(ctx, akun.kode_toko))) return true
  const semua = await kunciDari(ctx, akun.user_id)
  if (semua.length === 0) return true
  const rp = new URL(ctx.request.origin).hostname
  const kunci = semua.filter((one) => one.rp === rp)
  if (kunci.length === 0) throw diTempatLain(semua)
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
