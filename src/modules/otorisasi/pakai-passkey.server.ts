import { sql } from 'kysely'
import { handle, reply, type Context } from '#server/serve'
import { hostOf, menjawab } from '#modules/pengguna/passkey/passkey.server'
import type { Kunci } from '#modules/pengguna/passkey/webauthn.server'
import { forgetTries, takeTry } from '#modules/pengguna/percobaan.server'
import { beriKabar, putuskan } from './keputusan.server.ts'
import { otorisasiPasskey, tantangOtorisasi } from './pakai-passkey.calls.ts'
import {
  gagalOtorisasi,
  halanganPemberi,
  pertanyaanSaya,
  tolakPemberi,
  type Pertanyaan,
} from './pemberi.server.ts'
import { halanganSendiri } from './sendiri.server.ts'
import { tantanganOtorisasi } from './tantangan-otorisasi.server.ts'
import { settingOtorisasi } from './setting.ts'

/** All of these questions of mine, still open. @throws Refusal when one of them is not */
async function allOf(ctx: Context, nomor: readonly string[]): Promise<Pertanyaan[]> {
  const questions = await pertanyaanSaya(ctx, nomor)
  if (questions.length < new Set(nomor).size) throw gagalOtorisasi()
  return questions
}

/** The approver names himself; his authenticator finds its passkey among these. */
const challenge = handle(tantangOtorisasi, async (ctx, { body }) => {
  const pemberi = body.user_id.toLowerCase()
  const questions = await allOf(ctx, body.no_otorisasi)
  const rp = hostOf(ctx)
  const keys = await ctx.db.chain.rows<{ id: string }>(sql`select p.id from passkey p
      join users u on u.user_id = p.user_id
    where p.user_id = ${pemberi} and u.kode_toko = ${ctx.kodeToko} and p.rp = ${rp}
      and p.dicabut_pada is null order by p.dibuat`)
  if (keys.length === 0) throw gagalOtorisasi('Pemberi Ini Belum Punya Passkey Untuk Alamat Ini')
  const tantangan = tantanganOtorisasi(ctx.kodeToko, pemberi, questions)
  return { tantangan, rp, kredensial: keys.map(({ id }) => id) }
})

interface Passkey extends Kunci {
  readonly user_id: string
  readonly usere_name: string
  /** The passkey was made in a browser in which the asker has worked. */
  readonly milik_peminta: boolean
}

const passkeyOf = (ctx: Context, id: string, pemberi: string): Promise<Passkey | undefined> =>
  ctx.db.chain.row<Passkey>(sql`select p.id, p.user_id, u.usere_name, p.rp,
      encode(p.kunci, 'hex') as kunci, p.hitung,
      p.perangkat = '' or exists (select from sesi s where s.user_id = ${ctx.user.user_id}
        and s.perangkat = p.perangkat) as milik_peminta
    from passkey p join users u on u.user_id = p.user_id
    where p.id = ${id} and p.user_id = ${pemberi} and p.dicabut_pada is null`)

const approve = handle(otorisasiPasskey, async (ctx, { body }) => {
  const pemberi = body.user_id.toLowerCase()
  const questions = await allOf(ctx, body.no_otorisasi)
  await takeTry(ctx, ctx.user.user_id, 'otorisasi')
  const no = (sebab: string): Promise<never> =>
    tolakPemberi(ctx, questions, { pemberi, sebab, cara: 'PASSKEY' })
  const key = await passkeyOf(ctx, body.id, pemberi)
  if (!key) return no('PASSKEY')
  const tantangan = tantanganOtorisasi(ctx.kodeToko, pemberi, questions)
  if (!(await menjawab(ctx, key, tantangan, body))) return no('PASSKEY')
  const ids = questions.map(({ id }) => id)
  const peminta = ctx.user.user_id
  const sendiri = pemberi === peminta
  const sebab = await (sendiri ? halanganSendiri(ctx, ids) : halanganPemberi(ctx, pemberi, peminta))
  if (sebab !== null) return no(sebab)
  if (!sendiri && key.milik_peminta && !ctx.setting(settingOtorisasi.PASSKEY_DI_KONTER))
    return no('PERANGKAT_PEMINTA')
  await forgetTries(ctx, ctx.user.user_id, 'otorisasi')
  const alasan = body.keterangan
  const cara = sendiri ? 'SENDIRI' : 'PASSKEY'
  if (!(await putuskan(ctx, { ids, setuju: true, pemberi, cara, alasan }))) throw gagalOtorisasi()
  await beriKabar(ctx)
  return reply({ pemberi: key.usere_name }, { message: 'Otorisasi Berhasil' })
})

export const pakaiPasskeyHandlers = [challenge, approve]
