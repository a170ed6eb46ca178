import { handle, reply, type Context } from '#server/serve'
import { forgetTries, passwordOf, takeTry, type Akun } from '#modules/pengguna/percobaan.server'
import { beriKabar, putuskan } from './keputusan.server.ts'
import { gagalOtorisasi, halanganPemberi, pertanyaanSaya, tolakPemberi } from './pemberi.server.ts'
import { otorisasi } from './sandi.calls.ts'

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
  const why = akun ? await halanganPemberi(ctx, akun.user_id) : 'SANDI'
  if (akun && why === null) {
    await forgetTries(ctx, ctx.user.user_id, 'otorisasi')
    return akun
  }
  const gagal = { pemberi: body.user_id, sebab: why ?? 'SANDI', cara: 'SANDI' } as const
  return tolakPemberi(ctx, [body], gagal)
}

const approve = handle(otorisasi, async (ctx, { body }) => {
  const [question] = await pertanyaanSaya(ctx, [body.no_otorisasi])
  if (!question || question.kategori !== body.kategori) throw gagalOtorisasi()
  const approver = await approverOf(ctx, body)
  const { berlaku_sampai, sebelum, sesudah } = question
  const { no_otorisasi } = body
  const read = { no_otorisasi, pemberi: approver.usere_name, berlaku_sampai, sebelum, sesudah }
  if (body.lihat) return reply(read)
  const alasan = [body.alasan, body.description, body.keterangan].filter(Boolean).join('; ')
  const done = await putuskan(ctx, {
    ids: [question.id],
    setuju: true,
    pemberi: approver.user_id,
    cara: 'SANDI',
    alasan: alasan || null,
  })
  if (!done) throw gagalOtorisasi()
  await beriKabar(ctx) // it may be on the approvers' own screens, too
  return reply(read, { message: 'Otorisasi Berhasil' })
})

export const otorisasiHandlers = [approve]
