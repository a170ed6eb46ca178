import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, reply, type Context, type PublicContext, type SettingGuard } from '#server/serve'
import { passwordOf } from '../percobaan.server.ts'
import { cabutPasskey, daftarPasskey, mulaiPasskey, simpanPasskey } from './passkey.calls.ts'
import { passkeyDibuat, passkeyMenjawab, type Kunci } from './webauthn.server.ts'

/** What every answer of WebAuthn says of itself. */
const publicKey = { type: 'public-key', clientExtensionResults: {} } as const

/**
 * The host of ours that the browser is at, when a passkey can be of it.
 * @throws Refusal when that is impossible: the address is a number, or this server has no name
 */
export function hostOf(ctx: PublicContext): string {
  const host = new URL(ctx.request.origin).hostname
  const names = ctx.names.passkeys()
  if (names.includes(host)) return host
  throw new Refusal('Passkey Hanya Untuk Alamat {{alamat}}', {
    params: { alamat: names.join(', ') },
  })
}

/** What the browser sends when it has signed; base64url. */
interface Ditandatangani {
  readonly id: string
  readonly data_klien: string
  readonly data_perangkat: string
  readonly tanda_tangan: string
}

/** An authenticator's counter only grows: one that does not is a copy. */
const counted = async (ctx: PublicContext, { id }: Kunci, hitung: number): Promise<boolean> =>
  (
    await ctx.db.chain.rows(sql`update passkey set hitung = ${hitung}, dipakai_pada = now()
      where id = ${id} and dicabut_pada is null
        and (hitung < ${hitung} or (hitung = 0 and ${hitung} = 0)) returning 1`)
  ).length > 0

/** Has this passkey signed the challenge? It counts as used then. */
export async function menjawab(
  ctx: PublicContext,
  key: Kunci,
  tantangan: string,
  { data_klien, data_perangkat, id, tanda_tangan }: Ditandatangani,
): Promise<boolean> {
  const response = {
    clientDataJSON: data_klien,
    authenticatorData: data_perangkat,
    signature: tanda_tangan,
  }
  const signed = { ...publicKey, id, rawId: id, response }
  const hitung = await passkeyMenjawab(signed, key, tantangan)
  return hitung !== undefined && counted(ctx, key, hitung)
}

/** A challenge that this user answers within five minutes, once. */
export async function tantang(ctx: PublicContext, userId: string): Promise<string> {
  const tantangan = randomBytes(32).toString('base64url')
  await ctx.db.chain.rows(sql`insert into passkey_tantangan (user_id, tantangan, berlaku_sampai)
    values (${userId}, ${tantangan}, now() + interval '5 minutes')
    on conflict (user_id) do update set tantangan = excluded.tantangan,
      berlaku_sampai = excluded.berlaku_sampai`)
  return tantangan
}

/** The challenge that this user was given; it is gone with this. */
export const tantanganDari = async (
  ctx: PublicContext,
  userId: string,
): Promise<string | undefined> =>
  (
    await ctx.db.chain.row<{ tantangan: string }>(sql`delete from passkey_tantangan
      where user_id = ${userId} and berlaku_sampai > now() returning tantangan`)
  )?.tantangan

interface Milik {
  readonly id: string
  readonly nama: string
  readonly dibuat: string
  readonly dipakai_pada: string | null
}

const mine = (ctx: Context): Promise<Milik[]> =>
  ctx.db.chain.rows<Milik>(sql`select id, nama, dibuat, dipakai_pada from passkey
    where user_id = ${ctx.user.user_id} and dicabut_pada is null order by dibuat, id`)

const all = handle(daftarPasskey, mine)

/** A person at an unlocked screen cannot make a passkey without the password. */
const begin = handle(mulaiPasskey, async (ctx, { body }) => {
  const rp = hostOf(ctx)
  if (!(await passwordOf(ctx, ctx.user.user_id, body.password)))
    throw refusedField('password', 'Password Salah')
  return {
    tantangan: await tantang(ctx, ctx.user.user_id),
    rp,
    pengguna: Buffer.from(ctx.user.user_id).toString('base64url'),
    nama: ctx.user.usere_name,
    kecuali: (await mine(ctx)).map(({ id }) => id),
  }
})

/** More than anybody carries with him. */
const passkeysMax = 10

const save = handle(simpanPasskey, async (ctx, { body }) => {
  const tantangan = await tantanganDari(ctx, ctx.user.user_id)
  const { data_klien: clientDataJSON, id, nama, pengesahan: attestationObject } = body
  const made = { ...publicKey, id, rawId: id, response: { clientDataJSON, attestationObject } }
  const rp = hostOf(ctx)
  const baru = tantangan === undefined ? undefined : await passkeyDibuat(made, { tantangan, rp })
  if (baru === undefined) throw new Refusal('Passkey Tidak Bisa Dipakai, Ulangi Kembali')
  if ((await mine(ctx)).length >= passkeysMax)
    throw new Refusal('Paling Banyak {{jumlah}} Passkey', { params: { jumlah: passkeysMax } })
  await ctx.db.chain.rows(sql`insert into passkey (id, user_id, nama, rp, kunci, hitung, perangkat)
    values (${baru.id}, ${ctx.user.user_id}, ${nama}, ${rp},
      decode(${Buffer.from(baru.kunci).toString('hex')}, 'hex'), ${baru.hitung},
      ${ctx.request.perangkat})`)
  return reply(null, { message: 'Passkey Tersimpan' })
})

/**
 * Without the last passkey the password alone is enough again, so a user who revokes it must know
 * the password.
 */
async function checkLast(ctx: Context, id: string, password: string | null): Promise<void> {
  const own = await mine(ctx)
  if (own.length !== 1 || own[0]?.id !== id) return
  if (password === null || password === '') throw refusedField('password', 'Harus Diisi')
  if (!(await passwordOf(ctx, ctx.user.user_id, password)))
    throw refusedField('password', 'Password Salah')
}

const revoke = handle(cabutPasskey, async (ctx, { body, params }) => {
  await checkLast(ctx, params.kredensial, body.password)
  const gone = await ctx.db.chain.rows(sql`update passkey set dicabut_pada = now()
    where id = ${params.kredensial} and user_id = ${ctx.user.user_id} and dicabut_pada is null returning 1`)
  if (gone.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return reply(null, { message: 'Passkey Dicabut' })
})

export const passkeyHandlers = [all, begin, save, revoke]

/** Without a certain host no passkey would be asked for. */
export const jagaPasskeyMasuk: SettingGuard = ({ names }, value) => {
  if (value === true && !names.given) throw new Refusal('Isi ORIGIN Atau HTTPS Di Server Dahulu')
}
