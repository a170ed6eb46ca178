import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { syaratSandi, tolakSandi } from '#kernel/sandi'
import { tanggalDi } from '#kernel/tanggal'
import { handlePublic, reply } from '#server/serve'
import { hashPassword } from '#server/session/password'
import { kedudukan } from './portal.server.ts'
import { periksaSetup, sandiPertama, setup, setupContoh, statusSetup } from './toko.calls.ts'

const status = handlePublic(statusSetup, (ctx) => ctx.setup.state())

/** Whoever fills in a whole form learns first that his code is wrong. */
const periksa = handlePublic(periksaSetup, async (ctx, { body }) => {
  await ctx.setup.check(body.kode)
  return null
})

/** The first shop is the head office (or a branch of one elsewhere); its founder owns it. */
const found = handlePublic(setup, async (ctx, { body }) => {
  await ctx.setup.check(body.kode)
  if (!/^[A-Z0-9]{1,10}$/.test(body.kode_toko))
    throw refusedField('kode_toko', 'Kode Toko Hanya Huruf Dan Angka, Paling Banyak 10')
  const userId = body.user_id.toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(userId))
    throw refusedField('user_id', 'User ID Hanya Huruf, Angka, Titik, _ Dan -')
  const refused = tolakSandi(
    'password',
    syaratSandi(body.password, userId, sandiPertama),
    sandiPertama,
  )
  if (refused) throw refused
  const { jenis_toko, no_toko } = await kedudukan(ctx, body.kode_toko)
  const sandi = await hashPassword(body.password)
  const today = tanggalDi(body.zona, ctx.clock.millis())
  await ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${userId}, true)`)
    await tx.rows(sql`insert into toko
        (kode_toko, no_toko, nama_toko, alamat_toko, no_hp, jenis_toko, zona, tgl_system)
      values (${body.kode_toko}, ${no_toko}, ${body.nama_toko}, ${body.alamat_toko ?? ''},
        ${body.no_hp ?? ''}, ${jenis_toko}, ${body.zona}, ${today})`)
    await tx.rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
      values (${userId}, ${body.usere_name}, 'OWN', ${body.kode_toko}, ${sandi})`)
  })
  return reply(null, { message: 'Toko Berhasil Dibuat, Silahkan Masuk' })
})

const sample = handlePublic(setupContoh, async (ctx, { body }) => {
  await ctx.setup.check(body.kode)
  ctx.setup.startSample()
  return reply(null, { message: 'Data Contoh Sedang Dibuat' })
})

export const setupHandlers = [status, periksa, found, sample]
