import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, reply, type Context, type PublicContext } from '#server/serve'
import { cabutJembatan, daftarJembatan, tambahJembatan } from './sidik-jari.calls.ts'

const sidikOf = (kunci: string): string => createHash('sha256').update(kunci).digest('hex')

/** A bridge that has shown its key. */
export interface Jembatan {
  readonly id: string
  readonly kode_toko: string
  /** The browser of the counter it stands at. */
  readonly perangkat: string
}

/** The bridge of a key, with a sign of life. @throws Refusal for an unknown key */
export async function jembatanDari(ctx: PublicContext, kunci: string): Promise<Jembatan> {
  const detik = await ctx.sessions.guesses.takeFrom(ctx.request.ip)
  if (detik > 0)
    throw new Refusal('Terlalu Banyak Percobaan, Tunggu {{detik}} Detik', {
      status: 429,
      params: { detik },
    })
  const found = await ctx.db.chain.row<Jembatan>(sql`update jembatan set terlihat = now()
    where sidik_token = decode(${sidikOf(kunci)}, 'hex') and dicabut_pada is null
    returning id, kode_toko, perangkat`)
  if (!found) throw new Refusal('Jembatan Tidak Dikenal', { status: 403, code: 'E-HAK' })
  await ctx.sessions.guesses.giveBack(ctx.request.ip)
  return found
}

/** The browser of this counter. @throws Refusal for a browser without a name */
export function konterIni(ctx: Context): string {
  const { perangkat } = ctx.request
  if (perangkat === '') throw new Refusal('Browser Ini Tidak Bernama, Masuk Lagi')
  return perangkat
}

interface Baris {
  readonly id: string
  readonly nama: string
  readonly di_sini: boolean
  readonly terlihat: string | null
}

const all = handle(daftarJembatan, (ctx) =>
  ctx.db.chain.rows<Baris>(sql`select id, nama, perangkat = ${ctx.request.perangkat} as di_sini,
      terlihat
    from jembatan where kode_toko = ${ctx.kodeToko} and dicabut_pada is null order by dibuat, id`),
)

const add = handle(tambahJembatan, async (ctx, { body }) => {
  const kunci = randomBytes(32).toString('base64url')
  const perangkat = konterIni(ctx)
  await ctx.db.chain
    .rows(sql`insert into jembatan (kode_toko, nama, sidik_token, perangkat, dibuat_oleh)
    values (${ctx.kodeToko}, ${body.nama}, decode(${sidikOf(kunci)}, 'hex'), ${perangkat},
      ${ctx.user.user_id})`)
  return { kunci }
})

const revoke = handle(cabutJembatan, async (ctx, { params }) => {
  const gone = await ctx.db.chain.rows(sql`update jembatan set dicabut_pada = now()
    where id = ${params.id}::uuid and kode_toko = ${ctx.kodeToko} and dicabut_pada is null
    returning 1`)
  if (gone.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return reply(null, { message: 'Jembatan Dicabut' })
})

export const jembatanHandlers = [all, add, revoke]
