import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, reply, type Context, type PublicContext } from '#server/serve'
import { passwordOf } from '../percobaan.server.ts'
import { cabutPasskey, daftarPasskey, mulaiPasskey, simpanPasskey } from './passkey.calls.ts'
import { passkeyDibuat, passkeyMenjawab } from './webauthn.server.ts'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** The host that the browser speaks to: what a passkey is of. */
export const hostOf = (ctx: PublicContext): string => new URL(ctx.request.origin).hostname

/** A passkey as it is kept. */
export interface Kunci {
  readonly id: string
  readonly rp: string
  readonly kunci: string // hex
  readonly alg: number
}

/** What the browser sends when it has signed; base64url. */
interface Ditandatangani {
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
  body: Ditandatangani,
): Promise<boolean> {
  const hitung = passkeyMenjawab(
    {
      klien: bytesOf(body.data_klien),
      perangkat: bytesOf(body.data_perangkat),
      tandaTangan: bytesOf(body.tanda_tangan),
    },
    { kunci: Buffer.from(key.kunci, 'hex'), alg: key.alg },
    { tantangan, rp: key.rp },
  )
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

/** Whoever sits at an unlocked screen makes no passkey without the password. */
const begin = handle(mulaiPasskey, async (ctx, { body }) => {
  if (!(await passwordOf(ctx, ctx.user.user_id, body.password)))
    throw refusedField('password', 'Password Salah')
  return {
    tantangan: await tantang(ctx, ctx.user.user_id),
    rp: hostOf(ctx),
    pengguna: Buffer.from(ctx.user.user_id).toString('base64url'),
    nama: ctx.user.usere_name,
    kecuali: (await mine(ctx)).map(({ id }) => id),
  }
})

/** More than anybody carries with him. */
const passkeysMax = 10

const save = handle(simpanPasskey, async (ctx, { body }) => {
  const tantangan = await tantanganDari(ctx, ctx.user.user_id)
  const id = bytesOf(body.id)
  const kunci = bytesOf(body.kunci)
  const jawaban = { klien: bytesOf(body.data_klien), perangkat: bytesOf(body.data_perangkat) }
  const rp = hostOf(ctx)
  const hitung =
    tantangan === undefined
      ? undefined
      : passkeyDibuat(jawaban, { id, kunci, alg: body.alg }, { tantangan, rp })
  if (hitung === undefined) throw new Refusal('Passkey Tidak Bisa Dipakai, Ulangi Kembali')
  if ((await mine(ctx)).length >= passkeysMax)
    throw new Refusal('Paling Banyak {{jumlah}} Passkey', { params: { jumlah: passkeysMax } })
  await ctx.db.chain
    .rows(sql`insert into passkey (id, user_id, nama, rp, kunci, alg, hitung, perangkat)
    values (${id.toString('base64url')}, ${ctx.user.user_id}, ${body.nama}, ${rp},
      decode(${kunci.toString('hex')}, 'hex'), ${body.alg}, ${hitung}, ${ctx.request.perangkat})`)
  return reply(null, { message: 'Passkey Tersimpan' })
})

const revoke = handle(cabutPasskey, async (ctx, { params }) => {
  const gone = await ctx.db.chain.rows(sql`update passkey set dicabut_pada = now()
    where id = ${params.id} and user_id = ${ctx.user.user_id} and dicabut_pada is null returning 1`)
  if (gone.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return reply(null, { message: 'Passkey Dicabut' })
})

export const passkeyHandlers = [all, begin, save, revoke]
