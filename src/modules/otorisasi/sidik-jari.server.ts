import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { newId } from '#server/document/ids'
import { handle, reply, type Context } from '#server/serve'
import { passwordOf, takeTry } from '#modules/pengguna/percobaan.server'
import { konterIni } from './jembatan.server.ts'
import { gagalOtorisasi, pertanyaanSaya } from './pemberi.server.ts'
import {
  cabutSidikJari,
  daftarSidikJari,
  otorisasiSidikJari,
  sidikJariUser,
} from './sidik-jari.calls.ts'
import { engineSettings } from '#kernel/engine-settings'

const unknown = (): Refusal =>
  new Refusal('Username Tidak Tidak Terdaftar', { status: 404, code: 'E-TIDAK-ADA' })

interface Jari {
  readonly id: string
  readonly user_id: string
  readonly usere_name: string
}

/** The fingers of an approver of this shop. @throws Refusal when he has none */
async function fingersOf(ctx: Context, userId: string): Promise<readonly [Jari, ...Jari[]]> {
  const [first, ...rest] = await ctx.db.chain.rows<Jari>(sql`select s.id, u.user_id, u.usere_name
    from sidik_jari s join users u on u.user_id = s.user_id
    where s.user_id = ${userId.toLowerCase()} and u.kode_toko = ${ctx.kodeToko}
      and not u.diblokir and s.dicabut_pada is null order by s.dibuat desc`)
  if (!first) throw unknown()
  return [first, ...rest]
}

const fingers = handle(sidikJariUser, async (ctx, { query }) => {
  const found = await fingersOf(ctx, query.user_id)
  const { user_id, usere_name } = found[0]
  return [{ user_id, usere_name, fingerprints: found.map(({ id }) => ({ bytes: id })) }]
})

interface Pindai {
  readonly jenis: 'DAFTAR' | 'OTORISASI'
  readonly user_id: string
  readonly id_sidik: string | null
  readonly ids: readonly string[]
  readonly kategori: string | null
}

/** The time that a person at the reader needs at most. */
const waitSeconds = 60

/**
 * Who else is signed in under this browser's name: a name can be copied, but a person is in one
 * place.
 */
const alsoHere = (tx: Tx, ctx: Context, perangkat: string) =>
  tx.row<{ oleh: string }>(sql`select user_id as oleh from sesi
    where perangkat = ${perangkat} and berakhir_pada is null
      and user_id <> ${ctx.user.user_id}
      and dipakai > now() - make_interval(mins => ${ctx.setting(engineSettings.BATAS_DIAM)}::int)
    order by user_id limit 1`)

/**
 * One finger waits at a browser: who asks again takes the place of his own question, never of
 * another's, for which somebody may be putting his finger down just now.
 */
async function wait(ctx: Context, pindai: Pindai): Promise<{ berlaku_sampai: string }> {
  const { ids, id_sidik, jenis, kategori, user_id } = pindai
  const perangkat = konterIni(ctx)
  return ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`pindai ${perangkat}`}))`)
    await tx.rows(sql`update pindai set hasil = 'DIGANTI' where kode_toko = ${ctx.kodeToko}
      and perangkat = ${perangkat} and hasil is null
      and (diminta_oleh = ${ctx.user.user_id} or berlaku_sampai <= now())`)
    const other = await tx.row<{ oleh: string }>(sql`select diminta_oleh as oleh from pindai
      where kode_toko = ${ctx.kodeToko} and perangkat = ${perangkat} and hasil is null limit 1`)
    if (other)
      throw new Refusal('Konter Ini Sedang Menunggu Sidik Jari Untuk {{oleh}}', { params: other })
    const also = await alsoHere(tx, ctx, perangkat)
    if (also)
      throw new Refusal('{{oleh}} Juga Masuk Di Browser Ini, Keluarkan Dahulu', { params: also })
    const row = await tx.row<{ berlaku_sampai: string }>(sql`insert into pindai (kode_toko, id,
        jenis, user_id, id_sidik, id_otorisasi, kategori, diminta_oleh, perangkat, berlaku_sampai)
      values (${ctx.kodeToko}, ${newId()}, ${jenis}, ${user_id}, ${id_sidik},
        ${[...ids]}::uuid[], ${kategori}, ${ctx.user.user_id}, ${perangkat},
        now() + make_interval(secs => ${waitSeconds}::int)) returning berlaku_sampai`)
    if (!row) throw new Error('an insert returned nothing')
    return row
  })
}

/** My open questions of these numbers, or the newest of this kind. */
async function asked(ctx: Context, kategori: string, nomor: string | null): Promise<string[]> {
  if (nomor !== null) {
    const numbers = [...new Set(nomor.split(',').slice(0, 20))]
    const questions = await pertanyaanSaya(ctx, numbers)
    if (questions.length < numbers.length) throw gagalOtorisasi()
    return questions.map(({ id }) => id)
  }
  const row = await ctx.db.row<{ id: string }>(
    ctx.kodeToko,
    sql`select id from otorisasi where kode_toko = ${ctx.kodeToko} and kategori = ${kategori}
      and status = 'DIMINTA' and diminta_oleh = ${ctx.user.user_id} and berlaku_sampai > now()
      order by dibuat desc, id desc limit 1`,
  )
  if (!row) throw gagalOtorisasi()
  return [row.id]
}

const approve = handle(otorisasiSidikJari, async (ctx, { body }) => {
  const found = await fingersOf(ctx, body.user_id)
  const finger = found.find(({ id }) => id === body.fp)
  if (!finger) throw unknown()
  const ids = await asked(ctx, body.kategori, body.no_otorisasi)
  await takeTry(ctx, ctx.user.user_id, 'otorisasi')
  const { kategori } = body
  const { id, user_id } = finger
  const waiting = await wait(ctx, { jenis: 'OTORISASI', user_id, id_sidik: id, ids, kategori })
  return reply(waiting, { message: 'Silahkan Scan Fingerprint' })
})

const enrol = handle(daftarSidikJari, async (ctx, { body }) => {
  const { user_id } = ctx.user
  if (!(await passwordOf(ctx, user_id, body.password)))
    throw refusedField('password', 'Password Salah')
  const none = { id_sidik: null, ids: [], kategori: null }
  const waiting = await wait(ctx, { jenis: 'DAFTAR', user_id, ...none })
  return reply(waiting, { message: 'Silahkan Scan Fingerprint' })
})

const forget = handle(cabutSidikJari, async (ctx) => {
  await ctx.db.chain.rows(sql`update sidik_jari set dicabut_pada = now()
    where user_id = ${ctx.user.user_id} and dicabut_pada is null`)
  return reply(null, { message: 'Data Berhasil Di Hapus' })
})

export const sidikJariHandlers = [fingers, approve, enrol, forget]
