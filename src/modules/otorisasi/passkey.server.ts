import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import { passwordOf } from '#modules/pengguna/percobaan.server'
import { cabutPasskey, daftarPasskey, mulaiPasskey, simpanPasskey } from './passkey.calls.ts'
import { passkeyDibuat } from './webauthn.server.ts'

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** The host that the browser speaks to: what a passkey is of. */
export const hostOf = (ctx: Context): string => new URL(ctx.request.origin).hostname

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
  const tantangan = randomBytes(32).toString('base64url')
  await ctx.db.chain.rows(sql`insert into passkey_tantangan (user_id, tantangan, berlaku_sampai)
    values (${ctx.user.user_id}, ${tantangan}, now() + interval '5 minutes')
    on conflict (user_id) do update set tantangan = excluded.tantangan,
      berlaku_sampai = excluded.berlaku_sampai`)
  return {
    tantangan,
    rp: hostOf(ctx),
    pengguna: Buffer.from(ctx.user.user_id).toString('base64url'),
    nama: ctx.user.usere_name,
    kecuali: (await mine(ctx)).map(({ id }) => id),
  }
})

/** More than anybody carries with him. */
const passkeysMax = 10

const save = handle(simpanPasskey, async (ctx, { body }) => {
  const challenge = await ctx.db.chain.row<{ tantangan: string }>(sql`delete from passkey_tantangan
    where user_id = ${ctx.user.user_id} and berlaku_sampai > now() returning tantangan`)
  const id = bytesOf(body.id)
  const kunci = bytesOf(body.kunci)
  const jawaban = { klien: bytesOf(body.data_klien), perangkat: bytesOf(body.data_perangkat) }
  const rp = hostOf(ctx)
  const hitung =
    challenge &&
    passkeyDibuat(jawaban, { id, kunci, alg: body.alg }, { tantangan: challenge.tantangan, rp })
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
