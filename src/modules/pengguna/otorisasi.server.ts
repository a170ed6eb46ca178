import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import { checkPassword } from './masuk.server.ts'
import { otorisasi } from './otorisasi.calls.ts'

interface Permintaan {
  readonly id: string
  readonly kategori: string
  readonly berlaku_sampai: string
}

const failed = (): Refusal => new Refusal('Otorisasi Gagal..', { status: 403, code: 'E-TOLAK' })

/** The open question that this number names, asked by this very user. */
const asked = (ctx: Context, no: string): Promise<Permintaan | undefined> =>
  ctx.db.row<Permintaan>(
    ctx.kodeToko,
    sql`select id, kategori, berlaku_sampai from otorisasi
    where kode_toko = ${ctx.kodeToko} and no_otorisasi = ${no} and status = 'DIMINTA'
      and diminta_oleh = ${ctx.user.user_id} and berlaku_sampai > now()`,
  )

/** Only SPV and OWN of the shop approve, and never what they ask for themselves (SPEC 6). */
const mayApprove = (
  ctx: Context,
  approver: { user_id: string; level: string; kode_toko: string },
): boolean =>
  (approver.level === 'SPV' || approver.level === 'OWN') &&
  approver.user_id !== ctx.user.user_id &&
  approver.kode_toko === ctx.kodeToko

const approve = handle(otorisasi, async (ctx, { body }) => {
  const question = await asked(ctx, body.no_otorisasi)
  if (!question || question.kategori !== body.kategori) throw failed()
  const approver = await checkPassword(ctx, body.user_id, body.password)
  if (!approver || !mayApprove(ctx, approver)) throw failed()
  const alasan = [body.alasan, body.description, body.keterangan].filter(Boolean).join('; ')
  const done = await ctx.db.rows(
    ctx.kodeToko,
    sql`update otorisasi
    set status = 'DISETUJUI', pemberi = ${approver.user_id}, cara = 'SANDI', diputus_pada = now(),
      alasan = nullif(${alasan}, '')
    where kode_toko = ${ctx.kodeToko} and id = ${question.id} and status = 'DIMINTA' returning 1`,
  )
  if (done.length === 0) throw failed()
  return reply(
    {
      no_otorisasi: body.no_otorisasi,
      pemberi: approver.usere_name,
      berlaku_sampai: question.berlaku_sampai,
    },
    { message: 'Otorisasi Berhasil' },
  )
})

export const otorisasiHandlers = [approve]
