import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import { otorisasi } from './otorisasi.calls.ts'
import { forgetTries, passwordOf, takeTry, type Akun } from './percobaan.server.ts'

interface Permintaan {
  readonly id: string
  readonly kategori: string
  readonly berlaku_sampai: string
  readonly sebelum: unknown
  readonly sesudah: unknown
}

const failed = (text = 'Otorisasi Gagal..'): Refusal =>
  new Refusal(text, { status: 403, code: 'E-TOLAK' })

/** What whoever knows the approver's password may read; any other reason is a plain no (SPEC 8). */
const sentences: Readonly<Record<string, string>> = {
  SANDI_BELUM_DIGANTI: 'Pemberi Harus Masuk Dan Mengganti Passwordnya Dahulu',
  SANDI_PEMINTA: 'Password Pemberi Ini Anda Yang Memberi, Minta Pemberi Lain',
}

/** The open question that this number names, asked by this very user. */
const asked = (ctx: Context, no: string): Promise<Permintaan | undefined> =>
  ctx.db.row<Permintaan>(
    ctx.kodeToko,
    sql`select id, kategori, berlaku_sampai, sebelum, sesudah from otorisasi
    where kode_toko = ${ctx.kodeToko} and no_otorisasi = ${no} and status = 'DIMINTA'
      and diminta_oleh = ${ctx.user.user_id} and berlaku_sampai > now()`,
  )

interface Isian {
  readonly user_id: string
  readonly password: string
  readonly kategori: string
  readonly no_otorisasi: string
}

/**
 * Who approves: the user whose password this is, when his word counts here (SPEC 6). Whoever asks
 * in vain again and again waits, and so does whoever is guessed at; each refusal is kept.
 */
async function approverOf(ctx: Context, body: Isian): Promise<Akun> {
  await takeTry(ctx, ctx.user.user_id, 'otorisasi')
  const akun = await passwordOf(ctx, body.user_id, body.password)
  const why = akun
    ? await ctx.db.call<string | null>('halangan_pemberi', [
        ctx.kodeToko,
        akun.user_id,
        ctx.user.user_id,
      ])
    : 'SANDI'
  if (akun && why === null) {
    await forgetTries(ctx, ctx.user.user_id, 'otorisasi')
    return akun
  }
  const { ip, perangkat } = ctx.request
  await ctx.db.rows(
    ctx.kodeToko,
    sql`select gagal_otorisasi(${body.no_otorisasi}, ${body.kategori}, ${ctx.user.user_id},
      ${body.user_id.toLowerCase()}, ${why}, ${ip}, ${perangkat})`,
  )
  throw failed(sentences[why ?? ''])
}

const approve = handle(otorisasi, async (ctx, { body }) => {
  const question = await asked(ctx, body.no_otorisasi)
  if (!question || question.kategori !== body.kategori) throw failed()
  const approver = await approverOf(ctx, body)
  const { berlaku_sampai, sebelum, sesudah } = question
  const { no_otorisasi } = body
  const read = { no_otorisasi, pemberi: approver.usere_name, berlaku_sampai, sebelum, sesudah }
  if (body.lihat) return reply(read)
  const alasan = [body.alasan, body.description, body.keterangan].filter(Boolean).join('; ')
  const done = await ctx.db.rows(
    ctx.kodeToko,
    sql`update otorisasi
    set status = 'DISETUJUI', pemberi = ${approver.user_id}, cara = 'SANDI', diputus_pada = now(),
      alasan = nullif(${alasan}, '')
    where kode_toko = ${ctx.kodeToko} and id = ${question.id} and status = 'DIMINTA' returning 1`,
  )
  if (done.length === 0) throw failed()
  return reply(read, { message: 'Otorisasi Berhasil' })
})

export const otorisasiHandlers = [approve]
