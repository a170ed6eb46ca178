import { handle, reply, type Context } from '#server/serve'
import { forgetTries, passwordOf, takeTry, type Akun } from '#modules/pengguna/percobaan.server'
import { beriKabar, putuskan } from './keputusan.server.ts'
import {
  gagalOtorisasi,
  halanganPemberi,
  pertanyaanSaya,
  pertanyaanTerakhir,
  tolakPemberi,
  type Pertanyaan,
} from './pemberi.server.ts'
import { otorisasi } from './sandi.calls.ts'

interface Isian {
  readonly user_id: string
  readonly password: string
}

/**
 * The approver is the user of this password, if he may approve here (SPEC 6). After repeated
 * failures the asker has to wait, and so has the user whose password is tried. Each refusal is
 * stored.
 */
async function approverOf(ctx: Context, asked: readonly Pertanyaan[], body: Isian): Promise<Akun> {
  await takeTry(ctx, ctx.user.user_id, 'otorisasi')
  const akun = await passwordOf(ctx, body.user_id, body.password)
  const why = akun ? await halanganPemberi(ctx, akun.user_id, ctx.user.user_id) : 'SANDI'
  if (akun && why === null) {
    await forgetTries(ctx, ctx.user.user_id, 'otorisasi')
    return akun
  }
  const gagal = { pemberi: body.user_id, sebab: why ?? 'SANDI', cara: 'SANDI' } as const
  return tolakPemberi(ctx, asked, gagal)
}

const approve = handle(otorisasi, async (ctx, { body }) => {
  const asked =
    body.no_otorisasi === null
      ? await pertanyaanTerakhir(ctx, body.kategori)
      : await pertanyaanSaya(ctx, [body.no_otorisasi])
  const [question] = asked
  if (!question || question.kategori !== body.kategori) throw gagalOtorisasi()
  const approver = await approverOf(ctx, asked, body)
  const { berlaku_sampai, no_otorisasi, sebelum, sesudah } = question
  const read = { no_otorisasi, pemberi: approver.usere_name, berlaku_sampai, sebelum, sesudah }
  if (body.lihat) return reply(read)
  const alasan = [body.alasan, body.description, body.keterangan].filter(Boolean).join('; ')
  const done = await putuskan(ctx, {
    ids: asked.map(({ id }) => id),
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
